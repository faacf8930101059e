/** No bar at the lower edge of the window, such as the total of a car, is higher. */
export const BOTTOM_BAR = '5rem'

/** For what a bar may stand over: what gets the focus is scrolled to a place above it. Not the bar, which needs no scroll to be seen. */
export const aboveBottomBar = `
  :is(a, button, summary, select):not([data-at-bottom] *) { scroll-margin-block-end: ${BOTTOM_BAR}; }
`

/**
 * The document while somebody writes where a bar may stand over it: to a field of text a browser scrolls by its caret, which has no margin.
 * At no other time: whatever scrolls by a script, or in the bar, would scroll otherwise.
 */
export const writingAboveBar =
  'html:has([data-at-bottom]:not([role=status])):has(main :is(input, textarea):focus):not(:has([data-at-bottom] :focus))'

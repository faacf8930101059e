/**
 * The document while a bar stands at the lower edge of the window, such as the total of a car; not a notice, which comes and goes.
 * Nor while the bar itself has the focus: a browser would scroll the page to bring it up.
 */
export const withBottomBar = 'html:has([data-at-bottom]:not([role=status])):not(:has([data-at-bottom] :focus))'

/** No bar is higher. What gets the focus is scrolled to a place above it. */
export const BOTTOM_BAR = '5rem'

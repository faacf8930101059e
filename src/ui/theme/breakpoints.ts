/**
 * Widths in em at which a layout may change. In a media query one em is the letter size that the visitor has set for the browser:
 * who reads larger letters gets the layout of a smaller window. Apart from the tokens, which stay out of the browser's code.
 */
export const breakpoints = { m: 48, l: 80, xl: 120 } as const

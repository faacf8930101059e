/** Widths in px at which a layout may change. Apart from the tokens, which stay out of the browser's code. */
export const breakpoints = { s: 360, m: 768, l: 1280, xl: 1920 } as const

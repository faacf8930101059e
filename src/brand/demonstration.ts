/**
 * Whether the cars, the dealers and the pictures of this site are made up: the footer, the list of dealers and the rescue sheets say so then.
 * A maker's own site has `false`.
 */
export const IS_DEMONSTRATION: boolean = true

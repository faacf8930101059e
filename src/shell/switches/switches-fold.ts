/** Where only the way to the other audience has room beside the logo and the menu's button. */
export const switchesShrink = '@media (min-width: 22.4em) and (max-width: 47.99em)'
/** Where none of the switches has: they open with the menu. */
export const switchesFold = '@media (max-width: 22.39em)'

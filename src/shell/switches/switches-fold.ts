/** Where there is no room for the switches beside the way home and the menu's button: then they open with the menu. */
export const switchesFold = '@media (max-width: 23.49em)'

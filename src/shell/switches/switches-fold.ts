/** Without space beside logo and menu button, the switches are in the menu. */
export const switchesFold = '@media (max-width: 23.74em)'

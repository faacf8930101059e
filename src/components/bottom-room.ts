/**
 * The height of what covers the lower edge of the window, such as a notice; 0 while nothing does. Sticky elements at that
 * edge stand above it, the page ends above it, and a focused element is scrolled to a place above it
 * (ui/theme/global-css.ts).
 */
export const bottomRoom = 'var(--bottom-room, 0px)'

/**
 * The height of what lies over the window's lower edge: 0 while nothing does. Whatever sticks there stands on it, and the
 * page ends, and stops scrolling to a focused element, above it (ui/theme/global-css.ts).
 */
export const bottomRoom = 'var(--bottom-room, 0px)'

/** A sail before the sun. */
export const LOGO = {
  text: 'M4 30L20 4v26z',
  accent: 'M24 10a8 8 0 0 1 0 16z',
} as const

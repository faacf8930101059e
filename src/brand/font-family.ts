/** The face by its name, and by that of its packages @fontsource/… and @fontsource-variable/…, from which its files are made. */
export const FONT_FAMILY = { name: 'Sora', package: 'sora' } as const

/**
 * A font of the visitor's machine in the size of the face, shown until the face is there, so that lines keep their places: Arial,
 * on Android Roboto, on Linux what is as wide as Arial. `font.ts` names it. Its figures are those of the face's file: its average
 * letter to that of Arial (Roboto's is 0.3 % wider), its ascent and descent to that size.
 */
export const FALLBACK_FONT = {
  name: 'Nearly Sora',
  fonts: ['Arial', 'Roboto', 'Liberation Sans', 'Arimo'],
  sizeAdjust: 113.3,
  ascent: 85.6,
  descent: 25.6,
} as const

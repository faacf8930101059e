/** Spec §3, tag colours: what each of the eight is called on the wire, by its key in the entries and in the code. */
export const COLOR_NAMES = {
  brandDark: 'darkPeacock',
  brandLight: 'peacock',
  warm: 'desertSand',
  brand: 'cupraPetrol',
  highlight: 'iridescentCopper',
  black: 'pitchBlack',
  grey: 'engineGrey',
  white: 'oxygenWhite',
} as const

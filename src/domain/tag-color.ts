/** Spec §3. The eight colours of the brand, by name. */
export const TAG_COLORS = [
  'darkPeacock',
  'peacock',
  'desertSand',
  'cupraPetrol',
  'iridescentCopper',
  'pitchBlack',
  'engineGrey',
  'oxygenWhite',
] as const

export const TAG_ALIGNS = ['left', 'right'] as const

/** What editors read where they choose a colour, or a ground, « français · Nederlands ». */
export const COLOR_LABELS = {
  brandDark: 'Paon foncé · Donker pauwblauw',
  brandLight: 'Paon · Pauwblauw',
  warm: 'Sable · Zand',
  brand: 'Pétrole · Petrol',
  highlight: 'Cuivre irisé · Iriserend koper',
  black: 'Noir profond · Diepzwart',
  grey: 'Gris moteur · Motorgrijs',
  white: 'Blanc oxygène · Zuurstofwit',
} as const

export const GROUND_LABELS = {
  night: 'Nuit · Nacht',
  stone: 'Pierre · Steen',
  warm: 'Sable · Zand',
  brand: 'Pétrole · Petrol',
} as const

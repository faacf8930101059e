export const COLOR_LABELS = {
  brandDark: 'Violet profond · Diepviolet',
  brandLight: 'Violet · Violet',
  warm: 'Voile · Zeil',
  brand: 'Violet d’Orvane · Orvaneviolet',
  highlight: 'Jaune soleil · Zonnegeel',
  black: 'Noir · Zwart',
  grey: 'Brume · Nevel',
  white: 'Écume · Schuim',
} as const

export const GROUND_LABELS = {
  night: 'Nuit · Nacht',
  stone: 'Écume · Schuim',
  warm: 'Voile · Zeil',
  brand: 'Violet · Violet',
} as const

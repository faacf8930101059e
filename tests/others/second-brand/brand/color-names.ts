export const COLOR_NAMES = {
  brandDark: 'deepViolet',
  brandLight: 'violet',
  warm: 'sail',
  brand: 'orvaneViolet',
  highlight: 'sunYellow',
  black: 'black',
  grey: 'fog',
  white: 'foam',
} as const

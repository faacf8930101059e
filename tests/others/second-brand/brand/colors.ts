export const palette = {
  brandDark: '#221438',
  brandLight: '#5a3f8c',
  warm: '#dcd6ec',
  brand: '#33205a',
  highlight: '#e0b13c',
  black: '#0a0810',
  grey: '#9a94a8',
  white: '#f6f4fb',
} as const

const night = {
  canvas: '#0d0a14',
  surface: '#15111f',
  raised: '#1e192b',
  line: '#332b47',
  edge: '#857a9e',
  text: palette.white,
  muted: '#b4acc6',
  accent: palette.highlight,
  accentText: '#f0cc74',
  onAccent: '#120d02',
  accentHover: '#ecc257',
  focus: '#f7dfa4',
  error: '#ff9d8a',
  warning: '#f0c471',
  info: '#a9b8f0',
  success: '#8fd3ae',
}

const stone = {
  ...night,
  canvas: palette.white,
  surface: '#fff',
  raised: '#eceaf3',
  line: '#d0cade',
  edge: '#625a78',
  text: palette.black,
  muted: '#443c58',
  accent: palette.brandLight,
  accentHover: palette.brand,
  onAccent: palette.white,
  accentText: '#4a2f7c',
  focus: palette.brand,
  error: '#911',
  warning: '#540',
  info: palette.brand,
  success: '#143',
}

export const grounds = {
  night,
  brand: {
    canvas: '#3d2a68',
    surface: palette.brand,
    raised: palette.brandDark,
    line: '#57448a',
    edge: '#a396c4',
    muted: '#d0c8e2',
  },
  stone,
  warm: {
    canvas: '#d2cbe6',
    surface: palette.warm,
    raised: '#cac2e0',
    line: '#b3a9cf',
    edge: '#544a70',
  },
} as const

export const BACKDROP = 'rgb(8 5 14 / 0.78)'

export const MAIL = {
  font: '16px/1.5 Georgia,serif',
  ground: '#efecf6',
  paper: '#ffffff',
  text: '#15111f',
  muted: '#5b5470',
  line: '#d0cade',
  edge: '#5a3f8c',
  accentText: '#4a2f7c',
} as const

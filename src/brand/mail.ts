/** How a mail looks. Colours are written out: a mail programme knows no custom property. */
export const MAIL = {
  font: '16px/1.5 Helvetica,Arial,sans-serif',
  /** Around the letter, the letter, and what is read on it. */
  ground: '#f4f5f6',
  paper: '#ffffff',
  text: '#12181c',
  muted: '#5b6770',
  line: '#d5d9dc',
  /** The edge at the top; links and the sender. */
  edge: '#b87850',
  accentText: '#8a4f2b',
} as const

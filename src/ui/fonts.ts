import localFont from 'next/font/local'

/** Sora, variable from 100 to 800 (SIL Open Font License, fonts/OFL.txt). The brand uses 300, 350, 400 and 500. */
export const sora = localFont({
  src: './fonts/sora-latin-wght-normal.woff2',
  weight: '100 800',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

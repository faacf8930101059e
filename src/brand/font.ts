import localFont from 'next/font/local'

/**
 * The face of the site: Sora, variable from 100 to 800 (SIL Open Font License, fonts/OFL.txt), with the signs added that the site
 * writes and Sora lacks (scripts/make/site-font.mts). The site uses 300, 350, 400 and 500.
 */
export const face = localFont({
  src: './fonts/sora.woff2',
  weight: '100 800',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

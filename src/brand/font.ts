import localFont from 'next/font/local'

/**
 * The face of the site: Sora, variable from 300 to 500 (SIL Open Font License, fonts/OFL.txt), with the signs added that the site
 * writes and Sora lacks, without those that nobody writes (scripts/make/site-font.mts).
 */
export const face = localFont({
  src: './fonts/sora.woff2',
  weight: '300 500',
  style: 'normal',
  display: 'swap',
  // Next's own is Arial alone, which Android and Linux lack: this one is declared by ui/theme/global-css.ts.
  adjustFontFallback: false,
  fallback: ['Nearly Sora'],
})

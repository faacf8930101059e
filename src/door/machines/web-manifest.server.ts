import { brand } from '@/brand/brand'
import { isLanguage, LANGUAGE_FACTS } from '@/domain/language'
import { tokens } from '@/ui/theme/tokens'
import type { TextFile } from './serve-text-file.server'

const A_DAY_S = 86_400

/** /fr/manifest.webmanifest and /nl/manifest.webmanifest: how the site looks as an application (W3C Web App Manifest). */
export function webManifest(language: unknown): TextFile | undefined {
  if (!isLanguage(language)) return undefined
  const manifest = {
    id: `/${language}`,
    name: brand.siteName[language],
    short_name: brand.name,
    lang: LANGUAGE_FACTS[language].bcp47,
    start_url: `/${language}`,
    scope: '/',
    display: 'standalone',
    background_color: tokens.color.canvas,
    theme_color: tokens.color.canvas,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return { type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(manifest), seconds: A_DAY_S }
}

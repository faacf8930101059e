import { LANGUAGE_COOKIE, screenLanguage } from '@/content/schema/screen-language'
import { isLanguage, type Language } from '@/domain/language'

/** Seconds: a year. */
const KEPT = 31_536_000

/** The language of the screens; at the first visit the browser's own, French or else Dutch, and from then on what was chosen. */
export function initScreenLanguage(): Language {
  const known = screenLanguage()
  if (known) return known
  const wished = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'nl'
  saveScreenLanguage(wished)
  return wished
}

/** The preview's bar and the pages of the desk read it too. */
export function saveScreenLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the schema reads it while it loads, before anything could be awaited.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${KEPT}; samesite=lax`
}

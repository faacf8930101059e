import { isLanguage, type Language } from '@/domain/language'

/** The cookie of whoever writes: it is set on the editors' screens, and there alone. */
export const LANGUAGE_COOKIE = 'editor-language'

/** What a header or a document says of it; undefined where nothing was chosen, as in every visitor's browser. */
export function languageInCookies(cookies: string): Language | undefined {
  const chosen = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies)?.[1]
  return isLanguage(chosen) ? chosen : undefined
}

/** The language of the screens in this browser; undefined on the server, where labels are read in both. */
export function screenLanguage(): Language | undefined {
  return typeof document === 'undefined' ? undefined : languageInCookies(document.cookie)
}

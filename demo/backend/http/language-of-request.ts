import { isLanguage, type Language } from '@/domain/language'

/** The language of a problem's texts: ?lang first, then Accept-Language, then Dutch (spec §4). */
export function languageOfRequest(url: URL, acceptLanguage: string | null): Language {
  const asked = url.searchParams.get('lang')
  if (isLanguage(asked)) return asked
  return preferredLanguage(acceptLanguage ?? '')
}

/** Only the first few entries are read: the header is as long as its sender likes. */
function preferredLanguage(header: string): Language {
  let best: Language = 'nl'
  let bestQuality = 0
  for (const entry of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const language = tag.split('-')[0]
    if (!isLanguage(language)) continue
    const stated = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = stated === undefined ? 1 : Number(stated.slice(2))
    if (quality > bestQuality) {
      best = language
      bestQuality = quality
    }
  }
  return best
}

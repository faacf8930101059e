import { LANGUAGES, type Language } from '@/domain/language'
import { toSalesType } from '@/domain/sales-type'
import { canonicalPath } from '@/routing/alternates'
import { resolvePath } from '@/routing/resolve-path'
import { answersQuery, splitSearch } from '@/routing/search-segment'

/**
 * The one spelling of a page's address: its language in small letters, the words of that language, one slash between two segments,
 * and the sales type in the path alone (spec §4: in a query, anything but B2B is B2C). The rest of the query stays to the letter, so
 * that no filter and no campaign is lost. It is done here, because a stored page knows no query.
 *
 * @param url path and query
 * @returns where the request is sent on to; undefined for a canonical address, and for one that is no page's
 */
export function canonicalAddress(url: string): string | undefined {
  const [, path = '', search = ''] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? []
  const { language, written } = splitLanguage(path)
  const segments = decode(written.filter((segment) => segment !== ''))
  if (!language || !segments || isStoredSearch(language, segments)) return undefined
  const page = resolvePath(language, segments)
  if (page.kind === 'not-found') return undefined

  const pairs = search.split('&').filter((pair) => pair !== '')
  const asked = pairs.find(isSalesType)
  const salesType = asked === undefined ? page.match.salesType : toSalesType(asked.split('=')[1])
  const canonical = canonicalPath({ ...page.match, salesType }, language)
  if (canonical === path && asked === undefined) return undefined
  const query = pairs.filter((pair) => !isSalesType(pair)).join('&')
  return query === '' ? canonical : `${canonical}?${query}`
}

/** English, and an address without a language, lead to Dutch (spec §4); which language `/` leads to is the browser's to say. */
function splitLanguage(path: string): { language: Language | undefined; written: readonly string[] } {
  const [root, code = '', ...written] = path.split('/')
  if (root !== '' || path.startsWith('//') || path === '/') return { language: undefined, written }
  const word = code.toLowerCase()
  const language = LANGUAGES.find((one) => one === word)
  if (language || word === 'en') return { language: language ?? 'nl', written }
  return { language: 'nl', written: [code, ...written] }
}

/** The place where the page of a search is stored: searchAddress sends on whoever asks for it. */
function isStoredSearch(language: Language, written: readonly string[]): boolean {
  const { segments, query } = splitSearch(written)
  const list = query && resolvePath(language, segments)
  return list !== undefined && list.kind !== 'not-found' && answersQuery(list.match.name)
}

const isSalesType = (pair: string): boolean => /^sales_type(?:=|$)/i.test(pair)

/** Undefined where a segment is no text. */
function decode(segments: readonly string[]): string[] | undefined {
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return undefined
  }
}

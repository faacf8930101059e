import { LANGUAGES, type Language } from '@/domain/language'
import { toSalesType } from '@/domain/sales-type'
import { canonicalPath } from '@/routing/alternates'
import { isLinkEntry } from '@/routing/link-entry'
import { resolvePath } from '@/routing/resolve-path'
import { splitSearch } from '@/routing/search-segment'
import { splitAddress } from '@/routing/split-address'
import { withQuery } from './document-headers'
import { normalizePath } from './normalize-path'

/**
 * The one spelling of an address, so that one page is stored once. A path has that of normalizePath; a page's besides its language in small
 * letters, the words of that language, and the sales type in the path alone (spec §4: in a query, anything but B2B is B2C). The rest of
 * the query stays to the letter, so that no filter and no campaign is lost; but for what a tool has spoilt: a campaign's mark behind a
 * second question mark, which would be a part of the last value, `&amp;` for `&`, and a question mark that was encoded or left out. Nor
 * has a path the full stop of the sentence that it was copied from. It is done here, because a stored page knows no query.
 *
 * @param url path and query
 * @param preferred the language of the visitor's browser
 * @returns where the request is sent on to; undefined for a canonical address, and for one that cannot be read
 */
export function canonicalAddress(url: string, preferred: Language = 'nl'): string | undefined {
  const [path, written] = splitAddress(url)
  const [clean = '', ...spilt] = path.split(SPILT)
  const isSpilt = spilt.length > 0 && resolvePage(normalizePath(clean) ?? '') !== undefined
  const search = (isSpilt ? [...spilt, written].filter(Boolean).join('&') : written).replace(SPOILT, '&')
  const plain = normalizePath(isSpilt ? clean : path)
  if (plain === undefined) return undefined
  const pairs = search.split('&').filter((pair) => pair !== '')
  const asked = pairs.find(isSalesType)
  // Which language the root leads to Next says, but where the buyer is known there would be two redirects.
  const page = resolvePage(plain === '/' && asked !== undefined ? `/${preferred}` : plain)
  if (!page) {
    // The query of the entry is what its link is about.
    const isEntry = isLinkEntry(plain)
    const small = isEntry ? plain.toLowerCase() : plain
    return small === path && (!isEntry || search === written) ? undefined : withQuery(small, search)
  }

  const salesType =
    asked === undefined ? page.match.salesType : toSalesType(new URLSearchParams(asked.toLowerCase()).get('sales_type'))
  const canonical = canonicalPath({ ...page.match, salesType }, page.language)
  if (canonical === path && asked === undefined && search === written) return undefined
  return withQuery(canonical, pairs.filter((pair) => !isSalesType(pair)).join('&'))
}

/** The question mark before a mark of Google, Meta, Microsoft or a newsletter, and an ampersand as HTML writes it. */
const SPOILT = /\?(?=(?:utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid)=)|&amp;(?=\w+=)/gi

/** What stands after an address in a sentence, and is copied with it. */
const AFTER = /(?<=[\p{L}\d])[\s.,;:!?…)\]»”’"']+$/u

/** « /nl/stock%3Futm_source=x », « /nl/stock&utm_source=x », « /nl/stock;jsessionid=1 »: no path of the site has such a sign before a name. */
const SPILT = /(?:%3F|&amp;|[&;])(?=[\w.-]+=)/i

/** Words of an address that names no language, and nothing that is a file, a call or the editors'. */
const SHORT = /^\/(?!(?:fr|nl|en|api|keystatic|redirection)(?:\/|$))[a-z\d-]+(?:\/[a-z\d-]+)*$/i
/** Whether an address may be that of a campaign, which editors lead on (redirect-target.ts). */
export const isShortAddress = (path: string): boolean => SHORT.test(path)

/** Undefined for what is no page, and for the place where the page of a search is stored: searchAddress sends on whoever asks for that. */
function resolvePage(path: string) {
  const { language, written } = splitLanguage(path)
  const segments = written.map((segment, at) => {
    const word = decodeURIComponent(segment)
    return at === written.length - 1 ? word.replace(AFTER, '') : word
  })
  if (!language || splitSearch(language, segments).query) return undefined
  const page = resolvePath(language, segments)
  return page.kind === 'not-found' ? undefined : { language, match: page.match }
}

/** English, and an address without a language, lead to Dutch (spec §4); which language `/` leads to is the browser's to say. */
function splitLanguage(path: string): { language: Language | undefined; written: readonly string[] } {
  const [, code = '', ...written] = path.split('/')
  if (path === '/') return { language: undefined, written }
  // « fr-BE », as browsers and other sites name the language of the country.
  const word = code.toLowerCase().replace(/[-_]be$/, '')
  const language = LANGUAGES.find((one) => one === word)
  return { language: language ?? 'nl', written: withoutIndex(language || word === 'en' ? written : [code, ...written]) }
}

/** Next takes `/fr/index` for `/fr`: one page under two addresses. */
const withoutIndex = (written: readonly string[]) =>
  written.length === 1 && written[0]?.toLowerCase() === 'index' ? [] : written

/** However it is encoded: `sales%5Ftype=%62%32%62`. */
const isSalesType = (pair: string): boolean => new URLSearchParams(pair.toLowerCase()).has('sales_type')

import { storedSearchPath, visibleSearchPath } from '@/routing/search-segment'
import { splitAddress } from '@/routing/split-address'

/** An address with a search is sent on, or answered from where its page is stored. */
export type SearchAddress = { readonly redirect: string } | { readonly stored: string }

const DATA = /^(\/_next\/data\/[^/]+)(\/.+)\.json$/

/**
 * Next stores a page by its path alone. So that a filtered list is a page of its own, for curl and without JavaScript too,
 * a search becomes a part of the path here, behind the address that the visitor sees.
 *
 * @param url path and query
 */
export function searchAddress(url: string): SearchAddress | undefined {
  const [path, search] = splitAddress(url)
  const visible = path.includes('/~') ? visibleSearchPath(path) : undefined
  if (visible && storedSearchPath(...splitAddress(visible))) return { redirect: visible }
  if (search === '') return undefined
  const [, prefix, page] = DATA.exec(path) ?? []
  const stored = storedSearchPath(page ?? path, search)
  if (stored === undefined) return undefined
  return { stored: prefix === undefined ? stored : `${prefix}${stored}.json` }
}

/** Whether the page at this path answers to a search. */
export function canBeSearched(path: string): boolean {
  const [, , page] = DATA.exec(path) ?? []
  return storedSearchPath(page ?? path, 'page=2') !== undefined
}

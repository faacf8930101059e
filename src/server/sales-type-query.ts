import { B2B_SEGMENTS } from '@/routing/route-words.mjs'

/**
 * The address without a `sales_type` in its query that its own path already says: one page has one address. What the
 * query says otherwise is a redirect of src/routing/redirects.mjs; Next's redirects cannot take a part of the query away.
 *
 * @param url path and query
 * @returns where the request is sent on to, or undefined
 */
export function withoutSalesType(url: string): string | undefined {
  // Most requests have no query and need no parser. Two slashes at the beginning name another site.
  if (!url.includes('?') || url.startsWith('//')) return undefined
  const { pathname, searchParams } = new URL(url, 'http://site.invalid')
  const [, language, segment] = pathname.split('/')
  if ((language !== 'fr' && language !== 'nl') || !searchParams.has('sales_type')) return undefined
  const isB2B = segment === B2B_SEGMENTS[language]
  const says = searchParams.get('sales_type')?.toLowerCase() === 'b2b'
  if (says !== isB2B) return undefined
  searchParams.delete('sales_type')
  const query = searchParams.toString()
  return `${pathname}${query && `?${query}`}`
}

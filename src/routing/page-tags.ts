import { parsePath } from './parse-path'

/** Every page of the site has it. */
export const SITE_TAG = 'site'

/**
 * What a cache of others can be told to drop a page by, the most general first: the whole site, its route, its carline, and the page itself
 * for both kinds of buyer. None where the address is no page's.
 *
 * @param path of a page or of its data, without a query
 */
export function pageTags(path: string): readonly string[] {
  const match = parsePath(path.replace(/^\/_next\/data\/[^/]+(\/.*)\.json$/, '$1'))?.match
  if (!match) return []
  const params = match.params as Readonly<Record<string, unknown>>
  const { carline_code } = params
  const values = Object.values(params).flatMap((value) => String(value).split(/[\s,/]+/))
  return [
    SITE_TAG,
    `route:${match.name}`,
    ...(carline_code ? [`carline:${carline_code}`] : []),
    ['page:', match.name, ...values.map((value) => `/${encodeURIComponent(value)}`)].join(''),
  ]
}

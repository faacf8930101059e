import type { ServerResponse } from 'node:http'
import type { RequestContext } from '@/config/request-context.server'
import { pageTags } from '@/routing/page-tags'
import { requestKind } from './request-kind'

/**
 * Seconds. How long a cache in front may keep a page, and hand it out while it fetches the new one. Together they are
 * well under the minute after which a changed flag is seen on every page (docs/operations.md).
 */
const FRESH = 15
const STALE_WHILE_REVALIDATE = 15
/** Seconds. How long it may hand it out when this server does not answer. */
const STALE_IF_ERROR = 86_400

/** Seconds. The longest that a CDN which can be told of a changed page keeps it: one that was forgotten heals by itself. */
const FRESH_IN_CDN = 3_600

const storedFor = (seconds: number) =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE}, stale-if-error=${STALE_IF_ERROR}`

export const STORED_PAGE = storedFor(FRESH)

/** Calls `prepare` once, with the status and the names of headers that come with it, before they go out: also when nobody calls writeHead() itself. */
export function beforeHeaders(
  response: ServerResponse,
  prepare: (status: number, given: readonly string[]) => void,
): void {
  const writeHead = response.writeHead
  response.writeHead = function (this: ServerResponse, ...parts: Parameters<ServerResponse['writeHead']>) {
    response.writeHead = writeHead
    const [status = this.statusCode, ...rest] = parts
    this.statusCode = status
    prepare(status, Object.keys(rest.find((part) => typeof part === 'object') ?? {}))
    return writeHead.apply(this, [this.statusCode, ...rest] as typeof parts)
  } as ServerResponse['writeHead']
}

/**
 * Next tells a cache in front to keep a page as long as its own store does. Here that store is told of what changes and
 * the cache in front is not, so it asks again soon; most answers to that come from the store.
 *
 * @param path of the request, without its query
 * @param hasCdn a cache of others in front can be told what to drop, by tags: it may keep a page for as long as the page is good by itself
 */
export function setDocumentHeaders(response: ServerResponse, path: string, status: number, hasCdn = false): void {
  // The language of an address without one is the visitor's own.
  if ((status === 307 || status === 308) && !/^\/(?:fr|nl)(?:\/|$)/.test(path)) {
    response.setHeader('Cache-Control', 'private, no-store')
    response.setHeader('Vary', 'Accept-Language')
    return
  }
  const lifetime = /^s-maxage=(\d+)/.exec(String(response.getHeader('Cache-Control') ?? ''))?.[1]
  if (!lifetime) return
  response.setHeader('Cache-Control', storedFor(Math.min(Number(lifetime), FRESH)))
  const tags = hasCdn ? pageTags(path) : []
  if (tags.length === 0) return
  // As Cloudflare and Fastly spell both; neither hands them on to visitors.
  response.setHeader('Cache-Tag', tags.join(','))
  response.setHeader('Surrogate-Key', tags.join(' '))
  const inCdn = `max-age=${Math.min(Number(lifetime), FRESH_IN_CDN)}, stale-if-error=${STALE_IF_ERROR}`
  response.setHeader('CDN-Cache-Control', inCdn)
  response.setHeader('Surrogate-Control', inCdn)
}

/** A stored page knows no query, so it cannot name it where it leads elsewhere: filters and the mark of a campaign go along. */
export function keepQuery(response: ServerResponse, status: number, query: string): void {
  const location = String(response.getHeader('Location') ?? '')
  const isOfPage = (status === 307 || status === 308) && response.hasHeader('x-nextjs-cache')
  if (!isOfPage || query === '' || location.includes('?')) return
  response.setHeader('Location', withQuery(location, query))
  response.removeHeader('Refresh')
}

/** @param address without a query, perhaps with a place of the page */
export function withQuery(address: string, query: string): string {
  const [path, anchor = ''] = address.split(/(?=#)/)
  return query === '' ? address : `${path}?${query}${anchor}`
}

interface ToldPage {
  /** Of the request. */
  readonly path: string
  readonly status: number
  readonly context: RequestContext
}

/**
 * A page that says that there is nothing at its address is 404, as a machine reads it too. Its data are an answer: the browser would
 * load the whole page again in their place.
 */
export function setNotFoundStatus(response: ServerResponse, { path, status, context }: ToldPage): void {
  if (context.isUnknown && status === 200 && requestKind(path) === 'document') response.statusCode = 404
}

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { addQueryToLinks } from '../add-query-to-links'
import { type PackedPage, packedData, packedDocument } from './packed-page'

const gunzipped = promisify(gunzip)
const gzipped = promisify(gzip)

/** Bytes. */
const MOST_UNPACKED = 8_000_000
/**
 * For those who cannot read gzip, by the tag of what is packed: they share the bytes that wait in each of their connections. Thousands that take
 * one page slowly would otherwise hold it as often.
 */
const unpacked = new LRUCache<string, Buffer, Buffer>({
  maxSize: MOST_UNPACKED,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_tag, _old, { context }) => gunzipped(context),
})

interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Of the visitor's address, added to the document's links; with one it is compressed anew. */
  readonly query?: string
  /** Made for this visitor. */
  readonly isNew?: boolean
}

/** Whether a page is not to be made again yet. */
export function isFresh({ cacheControl, lastModified }: PackedPage, now = Date.now()): boolean {
  if (!cacheControl) return false
  const { revalidate } = cacheControl
  return revalidate === false || now - lastModified < revalidate * 1_000
}

/**
 * Answers with a stored page as Next would, without unpacking it: Next takes some 10 ms of the one thread for that, so that those
 * who ask for stored pages would wait for each other.
 *
 * @param part of the page that is asked for
 */
export async function sendStoredPage(
  page: PackedPage,
  part: 'document' | 'data',
  { request, response, query = '', isNew = false }: Visit,
): Promise<void> {
  const packed = part === 'data' ? packedData(page) : packedDocument(page)
  const tag = `"${createHash('sha1').update(packed).update(query).digest('base64url')}"`
  response.setHeader('x-nextjs-cache', isFresh(page) ? (isNew ? 'MISS' : 'HIT') : 'STALE')
  response.setHeader('Cache-Control', `s-maxage=${page.cacheControl?.revalidate || YEAR}`)
  response.setHeader('ETag', tag)
  response.setHeader('Vary', 'Accept-Encoding')
  if (isKnown(request, tag)) return void response.writeHead(304).end()
  const type = part === 'data' ? 'application/json' : 'text/html'
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  const takesPacked = acceptsGzip(String(request.headers['accept-encoding'] ?? ''))
  if (takesPacked) response.setHeader('Content-Encoding', 'gzip')
  const body =
    query === ''
      ? takesPacked
        ? packed
        : await unpacked.forceFetch(tag, { context: packed })
      : await withQuery(packed, query, takesPacked)
  response.setHeader('Content-Length', body.byteLength)
  // To who asks for its head Node sends no more.
  response.writeHead(page.isUnknown && part === 'document' ? 404 : 200).end(body)
}

async function withQuery(packed: Buffer, query: string, takesPacked: boolean): Promise<Buffer> {
  const html = addQueryToLinks((await gunzipped(packed)).toString('utf8'), query)
  return takesPacked ? gzipped(html) : Buffer.from(html)
}

/** Seconds. A cache in front is told less in any case (document-headers.ts). */
const YEAR = 31_536_000

function isKnown({ headers }: IncomingMessage, tag: string): boolean {
  if (/(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? '')) return false
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known?.some((one) => one === tag || one === '*') ?? false
}

function acceptsGzip(accepted: string): boolean {
  const offers = accepted.split(',').map((offer) => offer.trim().toLowerCase())
  const offer = offers.find((one) => /^gzip\b/.test(one)) ?? offers.find((one) => one.startsWith('*'))
  return offer !== undefined && !/;\s*q=0(?:\.0*)?$/.test(offer)
}

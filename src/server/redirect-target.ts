import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request'
import { isLinkEntry } from '@/routing/link-entry'
import { parsePath } from '@/routing/parse-path'
import { routeDefinition } from '@/routing/route-table'
import { isSecretAddress } from '@/routing/secret-address'
import { STORED_PAGE } from './document-headers'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface RedirectTarget {
  /** A path, with the place of the page where there is one. */
  readonly to: string
  readonly isPermanent: boolean
}

/** Too many pages are queued: the redirect cannot be worked out now. */
export interface RetryLater {
  /** Seconds. */
  readonly delay: number
}

/** A page leads to another one at the most, and that one perhaps away from a flag that is off. */
const MOST_STEPS = 4
/** Seconds. */
const SOON = 3

/**
 * Where the page of a path leads, asked before a visitor is sent there: an article is called otherwise in this language, a car belongs
 * to another model, a flag is off, an editor has renamed it. So that whoever comes by another spelling is sent on once.
 *
 * @param path the canonical one, without a query
 * @returns undefined where the page stays
 */
export async function findRedirectTarget(
  path: string,
  from: IncomingMessage,
  handle: Handle,
): Promise<RedirectTarget | RetryLater | undefined> {
  let way: RedirectTarget | undefined
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = await askPage(way?.to ?? path, from, handle)
    if (!next) break
    if ('delay' in next) return next
    way = { to: next.to, isPermanent: next.isPermanent && way?.isPermanent !== false }
  }
  return way
}

async function askPage(
  address: string,
  from: IncomingMessage,
  handle: Handle,
): Promise<RedirectTarget | RetryLater | undefined> {
  const [path = ''] = address.split('#', 1)
  if (!mayRedirect(path)) return undefined
  const { req, res } = createRequestResponseMocks({ url: path, method: 'HEAD', headers: {}, socket: from.socket })
  await handle(req, res)
  if (res.statusCode === 503) return { delay: Number(res.getHeader('Retry-After')) || SOON }
  const location = res.getHeader('Location')
  const isRedirect = res.statusCode === 307 || res.statusCode === 308
  return isRedirect && location ? { to: location, isPermanent: res.statusCode === 308 } : undefined
}

/**
 * Words of the table alone, behind no flag, are where they are. A form is made for each visitor, and leads nowhere. What is no page's
 * address may be one that editors lead elsewhere; the entry for links from outside leads where its query says.
 */
function mayRedirect(path: string): boolean {
  const match = parsePath(path)?.match
  if (!match) return !isLinkEntry(path)
  const { templates, flags, isMadeOnRequest } = routeDefinition(match.name)
  return !isMadeOnRequest && (flags !== undefined || templates.nl.includes(':'))
}

/** @param target where a page leads by itself: for as long as the page does */
export function redirect(response: ServerResponse, location: string, target?: RedirectTarget): void {
  // Not kept where the language was the visitor's own to choose (document-headers.ts).
  const kept = target ? STORED_PAGE : 'public, max-age=3600'
  response.setHeader('Cache-Control', isSecretAddress(location) ? 'private, no-store' : kept)
  response.writeHead(target?.isPermanent === false ? 307 : 308, { Location: location }).end()
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { posix } from 'node:path'
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request'
import { decodePathParams } from 'next/dist/server/lib/router-utils/decode-path-params'
import { requestContext } from '@/config/request-context.server'
import { type RouteName, routeDefinition } from '@/routing/route-table'
import { clientBucket } from '../client-bucket'
import type { PackedPage } from '../page-store/packed-page'
import { isFresh, sendStoredPage } from '../page-store/send-stored-page'
import { requestKind } from '../request-kind'
import { isGeneratedFile, pagePath, routeOf } from './expensive-requests'
import { createPageQueue, type PageQueue, type Turn } from './page-queue'
import { sendRetryLater } from './retry-later'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface PageRequestsOptions {
  /** Next's. */
  readonly handle: Handle
  readonly pages: {
    readonly find: (path: string) => Promise<PackedPage | undefined>
    readonly onMade: (hear: (path: string) => void) => void
  }
  /** Of ours, in front. */
  readonly proxies: number
  /** What Next gives a browser that is in a preview. Whoever makes one up is a visitor like others. */
  readonly previewId: string
}

/**
 * Pages that are made at a time. One thread makes them all, so a next one begins only when the others wait for the service
 * (idle-event-loop.ts); each holds some megabytes meanwhile.
 */
const AT_ONCE = 4
/** What a search is stored behind. */
const SEARCH = '/~'
/** Pages that wait. */
const MOST_WAITING = 200

/** In front of Next: what is stored is handed out, and what has to be made waits for its turn. */
export function createPageRequests({ handle, pages, proxies, previewId }: PageRequestsOptions): Handle {
  const making = createPageQueue({ lane: 'new', atOnce: AT_ONCE, mostWaiting: MOST_WAITING })
  // Beside the others, so that a rush on new addresses keeps nobody from a form and no page from being made again.
  const forms = createPageQueue({ lane: 'form', atOnce: 2, mostWaiting: MOST_WAITING })
  const renewing = createPageQueue({ lane: 'renewed', atOnce: 1, mostWaiting: 0 })
  let unique = 0
  pages.onMade((path) => {
    making.end(path)
    renewing.end(path)
  })

  interface Waiting {
    readonly request: IncomingMessage
    readonly response: ServerResponse
    readonly turns: PageQueue
    readonly key: string
    /** The page is made for the store, and nothing of it sent yet. */
    readonly isForStore?: boolean
  }

  async function make({ request, response, turns, key, isForStore = false }: Waiting): Promise<Turn> {
    const client = clientBucket(request, proxies).own
    const onGone = (leave: () => void) => response.once('close', leave)
    const turn = await turns.wait({ key, client, onGone })
    if (turn === 'busy') {
      const [path = '/'] = (request.url ?? '/').split('?', 1)
      sendRetryLater(request, response, { status: 503, delay: turns.delay(), path })
    }
    if (turn === 'make') {
      const asked = isForStore ? askUnseen(request) : { req: request, res: response }
      await handle(asked.req, asked.res).finally(() => {
        // Next makes an old page again behind its visitor, and says then that it is made.
        if (asked.res.getHeader('x-nextjs-cache') !== 'STALE') turns.end(key)
      })
    }
    return turn
  }

  /** For this visitor alone: nobody else waits for it. */
  const makeAlone = (request: IncomingMessage, response: ServerResponse, turns: PageQueue) =>
    make({ request, response, turns, key: `${++unique}` })

  /** A redirect or « no such page » is Next's to tell each visitor, and none of them waits for another. */
  const turnFor = (path: string, stored: PackedPage | undefined) => ({
    turns: stored?.isPage ? renewing : making,
    key: stored && !stored.isPage ? `${++unique}` : path,
  })

  const isToHandOut = (stored: PackedPage) => stored.isPage && (isFresh(stored) || !renewing.hasRoom())

  /** Next tells « no such page » by a page of its own, without the query in its switches: then it is found here. */
  async function findShown(path: string, query: string): Promise<PackedPage | undefined> {
    const found = await pages.find(path)
    if (query === '' || found?.isPage || !found?.isUnknown) return found
    return (await pages.find(`/${path.split('/', 2)[1]}/404`)) ?? found
  }

  interface AskedPage {
    readonly path: string
    readonly name: RouteName | undefined
    readonly request: IncomingMessage
    readonly response: ServerResponse
  }

  /**
   * What is made for the store is sent as it is packed there: Next would compress it a second time. An address that is none of a route's
   * has no page in most cases, and Next is asked for that once.
   */
  const isMadeForStore = ({ path, name }: AskedPage, query: string, stored: PackedPage | undefined) =>
    (name !== undefined || query !== '' || path.includes(SEARCH)) && stored?.isPage !== false

  /** A page of which a copy is kept. */
  async function answerPage(asked: AskedPage): Promise<void> {
    const { path, request, response } = asked
    const part = requestKind(request.url ?? '') === 'data' ? 'data' : 'document'
    const query = queryFor(part, path)
    const hand = (page: PackedPage, isNew = false) => sendStoredPage(page, part, { request, response, query, isNew })
    for (;;) {
      const stored = await findShown(path, query)
      if (stored && isToHandOut(stored)) return hand(stored)
      const isForStore = isMadeForStore(asked, query, stored)
      const turn = await make({ request, response, isForStore, ...turnFor(path, stored) })
      if (turn === 'again') continue
      if (turn !== 'make' || !isForStore) return
      const made = await findShown(path, query)
      if (made?.isPage) return hand(made, true)
      // It could not be made, or leads elsewhere: it is Next's to say so, in a turn as well.
      return void (await makeAlone(request, response, making))
    }
  }

  return async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const [address = '/'] = url.split('?', 1)
    const page = pagePath(address)
    if (isGeneratedFile(address)) return void (await makeAlone(request, response, making))
    if (page === undefined) return handle(request, response)
    const name = routeOf(page)
    if (name && routeDefinition(name).isMadeOnRequest) return void (await makeAlone(request, response, forms))
    // What our own nginx fetches anew after a change, and an editor's view of a page: read past every copy.
    const isPreview = request.headers.cookie?.includes(`__prerender_bypass=${previewId}`)
    const isPastCopies = requestContext.getStore()?.isRefresh || isPreview
    if (method === 'POST' || isPastCopies) return handle(request, response)
    if (isNoResult(page, name)) response.setHeader('X-Robots-Tag', 'noindex')
    const path = storedPath(page)
    if (path === undefined) return void (await makeAlone(request, response, making))
    return answerPage({ path, name, request, response })
  }
}

/** Characters. To write a query into a stored page takes ten times what handing it out does: no campaign and no filter is so long. */
const LONGEST_QUERY = 1_000

/** What is to be written into the switches of a document: data have none, and a search that is spelled as it is stored stands in them. */
function queryFor(part: 'data' | 'document', path: string): string {
  const query = requestContext.getStore()?.query ?? ''
  return part === 'document' && query.length <= LONGEST_QUERY && !path.endsWith(`${SEARCH}${query}`) ? query : ''
}

/** The same request, in its trace, whose answer nobody gets. */
const askUnseen = ({ url = '/', headers: { traceparent, tracestate }, socket }: IncomingMessage) =>
  createRequestResponseMocks({ url, method: 'HEAD', headers: { traceparent, tracestate }, socket })

/** A filtered list and a page of what somebody put together are no search results; a crawler learns it before it reads them. */
const isNoResult = (page: string, name: RouteName | undefined): boolean =>
  page.includes(SEARCH) || (name !== undefined && routeDefinition(name).robots === 'noindex')

/** An address as Next calls the page that it stores for it; undefined where it would have none. */
function storedPath(page: string): string | undefined {
  const path = decodePathParams(page)
  return posix.normalize(path) === path ? path : undefined
}

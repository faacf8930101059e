import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Environment } from '@/config/parse-env.mjs'
import { type RequestContext, requestContext } from '@/config/request-context.server'
import { isSameSecret } from '@/config/same-secret.server'
import { splitAddress } from '@/routing/split-address'
import { canonicalAddress, isShortAddress } from './canonical-address'
import { type ClientBucket, clientBucket } from './client-bucket'
import { CONNECTION_TIMES, guardConnections } from './connections'
import { beforeHeaders, keepQuery, setDocumentHeaders, setNotFoundStatus, withQuery } from './document-headers'
import { shutDownServer, shutDownWork } from './graceful-shutdown'
import { createHealth } from './health'
import type { Log } from './log'
import { MESSAGE_WINDOW, readFormKind } from './message-requests'
import type { Metrics } from './metrics'
import type { NotFoundCounts } from './not-found-counts'
import { isExpensive } from './page-making/expensive-requests'
import { sendRetryLater } from './page-making/retry-later'
import { completeProblem, rawProblem, refuse, sendJson } from './problem'
import { languageOf } from './problem-page'
import { createRateLimit } from './rate-limit'
import type { RateLimitCounters } from './rate-limit-counters'
import { findRedirectTarget, redirect } from './redirect-target'
import { findRefusal, REFUSALS } from './refusal'
import { assignRequestId } from './request-id'
import { requestKind } from './request-kind'
import { searchAddress } from './search-address'

interface SiteServerOptions {
  readonly env: Pick<
    Environment,
    | 'TRUSTED_PROXIES'
    | 'RATE_LIMIT'
    | 'REDIS_URL'
    | 'MESSAGES_RATE_LIMIT'
    | 'METRICS_TOKEN'
    | 'FRONT_SECRET'
    | 'CDN_PURGE_URL'
    | 'CDN_PURGE_TOKEN'
  >
  readonly log: Log
  readonly metrics: Metrics
  readonly counts: RateLimitCounters
  /** What was found in the entries as the process started; none where nothing was looked for. */
  readonly contentProblems?: readonly string[]
  readonly built: {
    readonly buildId: string
    /** What its operators call it. */
    readonly version?: string
    /** Settings in which this process differs from its build. */
    readonly differing?: readonly string[]
    /** Of a path without its query: what goes with its answer. */
    readonly headersOf: (path: string) => readonly { readonly key: string; readonly value: string }[]
  }
  /** Of addresses that had no page; none where they are not counted. */
  readonly askedInVain?: Pick<NotFoundCounts, 'note'> | undefined
  /** Whether a page of each kind has been made (warm-up.ts). */
  readonly isWarm?: () => boolean
  /** Next's. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly method: string
  /** As it came, with its query. */
  readonly url: string
  readonly path: string
  readonly requestId: string
  /** Filled in by the tracing, if there is one. */
  readonly trace: { id?: string }
  readonly client: ClientBucket
}

/** Reports of one visitor in a minute, whatever they are about. A page that goes badly sends three. */
const FIELD_CALLS = 60
const FIELD_ADDRESSES: readonly string[] = ['/api/field', '/api/reports']

/** Said by a cache in front that hands the answer to others too, whatever campaign they come from (ops/nginx/nginx.conf.template). */
const COPY_FOR_ALL = 'x-copy-for-all'

type Reply = (() => unknown) | undefined
type Step = (asked: Asked) => Reply | Promise<Reply>

/** Connections that the system keeps for us while a page is made. What comes beyond them is sent again a second later, then after three. */
const BACKLOG = 4_096

/** What Node itself refuses before there is a request, by its word for it. */
const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The server in front of Next: limits, numbers of requests, headers, health, metrics, log, and an orderly end. */
export function createSiteServer(options: SiteServerOptions) {
  const { env, log, metrics, counts, contentProblems = [], built, askedInVain, isWarm = () => true, handle } = options
  const rateLimit = createRateLimit({ counts, name: 'calls', calls: env.RATE_LIMIT })
  const messageLimit = createRateLimit({
    counts,
    name: 'messages',
    calls: env.MESSAGES_RATE_LIMIT,
    seconds: MESSAGE_WINDOW,
  })
  const fieldLimit = createRateLimit({ counts, name: 'field', calls: FIELD_CALLS })
  const hasCdn = env.CDN_PURGE_URL !== undefined && env.CDN_PURGE_TOKEN !== undefined
  let isStopping = false
  const health = createHealth({
    address,
    isStopping: () => isStopping,
    isWarm,
    contentProblems,
    release: { build: built.buildId, version: built.version ?? 'unknown' },
    differing: built.differing ?? [],
    sharesPages: env.REDIS_URL !== undefined,
  })
  const server = createServer(CONNECTION_TIMES, (request, response) => {
    void answer(request, response).catch((error) => {
      log.error({ err: error }, 'a request could not be answered')
      if (response.headersSent) response.destroy()
      else refuse(request, response, 500, 'internal')
    })
  })
  guardConnections(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    metrics.refused('unreadable')
    socket.end(rawProblem(UNREADABLE[error.code ?? ''] ?? 400, built.headersOf('/api'), randomUUID()))
  })
  // Anything but « 100-continue ».
  server.on('checkExpectation', (request, response) => {
    begin(request, response)
    refuse(request, response, 417, 'invalid_parameter')
  })

  /** The number of the request, the headers of every answer, and the line that is logged of it. */
  function begin(request: IncomingMessage, response: ServerResponse): Asked {
    const { method = 'GET', url = '/' } = request
    const [path = '/'] = url.split('?', 1)
    const kind = requestKind(path)
    const requestId = assignRequestId(request, env.TRUSTED_PROXIES)
    const trace: Asked['trace'] = {}
    const started = performance.now()
    response.setHeader('X-Request-Id', requestId)
    // A script can read this one of its own page, for the message of a page that failed.
    if (kind === 'document') response.setHeader('Server-Timing', `request;desc="${requestId}"`)
    for (const { key, value } of built.headersOf(path)) response.setHeader(key, value)
    if (isStopping) response.setHeader('Connection', 'close')
    beforeHeaders(response, (status) => setDocumentHeaders(response, path, status, hasCdn))
    response.once('close', () => {
      const seconds = (performance.now() - started) / 1000
      const stored = response.getHeader('x-nextjs-cache')
      if (response.statusCode === 404 && kind === 'document' && (method === 'GET' || method === 'HEAD'))
        askedInVain?.note(path)
      metrics.answered({ kind, status: response.statusCode, seconds, stored: stored ? String(stored) : undefined })
      const line = {
        requestId,
        method,
        kind,
        path: path.slice(0, 200),
        status: response.statusCode,
        seconds,
        stored,
        trace_id: trace.id,
      }
      // Who is asked to come again is no error: site_pages_refused_total counts them.
      if (response.statusCode >= 500 && !response.hasHeader('Retry-After')) log.error(line)
      else if (kind === 'static') log.debug(line)
      else log.info(line)
    })
    return {
      request,
      response,
      method,
      url,
      path,
      requestId,
      trace,
      client: clientBucket(request, env.TRUSTED_PROXIES),
    }
  }

  /** In this order. The first one that has an answer gives it; without any the request is Next's. */
  const steps: readonly Step[] = [
    function answerMachines({ path, request, response }) {
      if (path === '/api/health/live') return () => sendJson(response, 200, { status: 'up' })
      if (path === '/api/health/ready') return () => health.ready(response)
      return path === '/api/metrics' ? () => metrics.send(request, response, env.METRICS_TOKEN) : undefined
    },
    function refuseEarly({ request, method, url, response }) {
      const refusal = findRefusal(method, url, built.buildId)
      if (!refusal) return undefined
      if (refusal.allow) response.setHeader('Allow', refusal.allow)
      metrics.refused(REFUSALS[refusal.status].reason)
      return () => refuse(request, response, refusal.status, REFUSALS[refusal.status].code)
    },
    async function leadToCanonical(asked) {
      const { method, url, path, requestId, request, response } = asked
      const preferred = languageOf(path, request.headers['accept-language'])
      // Next takes the first language that it reads there, whatever its weight and in small letters alone.
      request.headers['accept-language'] = preferred
      if (method !== 'GET' && method !== 'HEAD') return undefined
      const canonical = canonicalAddress(url, preferred)
      const [spelled, query] = splitAddress(canonical ?? url)
      // Without a language it is no page's, but perhaps a campaign's.
      const isShort = isShortAddress(spelled)
      if (canonical === undefined && !isShort) return undefined
      const page = isShort ? `/${preferred}${spelled}` : spelled
      const refusal = await limit({ ...asked, path: page })
      if (refusal) return refusal
      const way = await requestContext.run({ requestId, trace: asked.trace }, () =>
        findRedirectTarget(page, request, handle),
      )
      if (way && 'delay' in way) return () => sendRetryLater(request, response, { status: 503, path: page, ...way })
      const address = way ? withQuery(way.to, query) : canonical
      return address === undefined ? undefined : () => redirect(response, address, way)
    },
    function leadToSearch({ url, request, response }) {
      const searched = searchAddress(url)
      if (searched && 'redirect' in searched) return () => redirect(response, searched.redirect)
      if (searched) request.url = searched.stored
      return undefined
    },
    limit,
  ]

  async function limit({ path, method, client, request, response }: Asked): Promise<Reply> {
    const isReport = FIELD_ADDRESSES.includes(path)
    // A message has a limit of its own, of which its form tells.
    const isCounted = isExpensive(path) && !readFormKind(method, path)
    const waits = isReport ? await fieldLimit(client) : isCounted ? await rateLimit(client) : undefined
    if (waits === undefined) return undefined
    metrics.refused(isReport ? 'field-limit' : 'calls-limit')
    return () => sendRetryLater(request, response, { status: 429, delay: waits, path })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = begin(request, response)
    for (const step of steps) {
      const reply = await step(asked)
      if (reply) return void (await reply())
    }
    const { requestId, trace, client, url, path } = asked
    if (requestKind(path) === 'api') completeProblem(response)
    const isRefresh =
      env.FRONT_SECRET !== undefined && isSameSecret(request.headers['x-front-secret'], env.FRONT_SECRET)
    const form = readFormKind(asked.method, path)
    // The form itself tells, with what was typed still in it.
    const waits = form && (await messageLimit(client, form))
    if (waits) metrics.refused('messages-limit')
    const query = url.slice(path.length + 1)
    const context: RequestContext = {
      requestId,
      trace,
      isRefresh,
      ...(request.headers[COPY_FOR_ALL] === undefined && { query }),
      ...(waits && { waits }),
    }
    beforeHeaders(response, (status) => {
      setNotFoundStatus(response, { path, status, context })
      keepQuery(response, status, query)
    })
    await requestContext.run(context, () => handle(request, response))
  }

  /** The address by which this process reaches itself. */
  function address(): string {
    const at = server.address()
    if (at === null || typeof at === 'string') return ''
    const host = at.address === '0.0.0.0' || at.address === '::' ? 'localhost' : at.address
    return `http://${host.includes(':') ? `[${host}]` : host}:${at.port}`
  }

  return {
    address,
    listen: (port: number, host: string) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen({ port, host, backlog: BACKLOG }, resolve)
      }),
    stop: async () => {
      if (isStopping) return
      isStopping = true
      log.info('stopping')
      await Promise.all([shutDownServer(server, log), shutDownWork(log)])
    },
  }
}

import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import * as z from 'zod/mini'
import { CALLS, type Call, type CallName } from '@/contract/calls'
import { configurationIdSchema } from '@/contract/common'
import { isLanguage, type Language } from '@/domain/language'
import { checkInput, queryObject } from './check-input'
import { docsPage, docsStyle } from './docs-page'
import type { Handlers } from './handler-types'
import { languageOfRequest } from './language-of-request'
import { jsonLinesLogger, type Logger } from './logger'
import { openApiDocument } from './openapi'
import { ProblemError } from './problem-error'
import { readJson } from './read-json'
import { problemResponse, textResponse } from './respond'

export interface RouterOptions {
  readonly handlers: Handlers
  readonly logger?: Logger
  /** Origins whose scripts may read answers from another site; none when left out, '*' for all. */
  readonly corsOrigin?: readonly string[]
  /** Checks every answer against the contract before it leaves: on in tests, where a wrong one is a 500. */
  readonly checkResponses?: boolean
  /** Mounted in the site: its documents name the site's own calls too. */
  readonly inSite?: boolean
}

export type Env = { Variables: { requestId: string; language: Language } }
type AnyHandler = (input: { params: unknown; query: unknown; body: unknown }) => unknown

const idParamSchema = z.object({ id: configurationIdSchema })
const REQUEST_ID = /^[\w-]{8,64}$/

/** The whole service: every call of the contract under /v1, its OpenAPI document and the page that explains it. */
export function createRouter(options: RouterOptions): Hono<Env> {
  const logger = options.logger ?? jsonLinesLogger
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    const stated = c.req.header('x-request-id')
    c.set('requestId', stated && REQUEST_ID.test(stated) ? stated : crypto.randomUUID())
    c.set('language', languageOfRequest(new URL(c.req.url), c.req.header('accept-language') ?? null))
    await next()
  })
  const origins = options.corsOrigin ?? []
  if (origins.length > 0) {
    const exposeHeaders = ['ETag', 'X-Request-Id']
    app.use(cors({ origin: originRule(origins), allowMethods: ['GET', 'HEAD', 'POST'], exposeHeaders, maxAge: 600 }))
  }

  for (const call of CALLS) {
    app.on(call.method, call.path, (c) => answer(c, call, options))
  }
  mountDocuments(app, options.inSite ?? false)
  refuseOtherMethods(app)

  app.notFound((c) => problemResponse(new ProblemError('not_found'), problemContext(c)))
  app.onError((error, c) => {
    if (error instanceof ProblemError) return problemResponse(error, problemContext(c))
    const { name, message, stack } = error
    logger({
      level: 'error',
      event: 'unexpected_exception',
      request_id: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      name,
      message,
      stack,
    })
    return problemResponse(new ProblemError('internal'), problemContext(c))
  })
  return app
}

function originRule(origins: readonly string[]): string | string[] {
  return origins.includes('*') ? '*' : [...origins]
}

async function answer(
  c: Context<Env>,
  call: Call & { readonly name: CallName },
  options: RouterOptions,
): Promise<Response> {
  const params = call.path.endsWith('/:id') ? checkInput(idParamSchema, c.req.param(), 'invalid_parameter') : undefined
  const query = call.query && checkInput(call.query, queryObject(new URL(c.req.url).searchParams), 'invalid_parameter')
  const body = call.body && (await checkedBody(c, call.body))
  // The table is typed call by call; here, where every call is alike, only the contract's check links the two.
  const handler = options.handlers[call.name] as AnyHandler
  const value = handler({ params, query, body })
  if (options.checkResponses) z.parse(call.response, value)
  return textResponse(JSON.stringify(value), {
    contentType: 'application/json; charset=utf-8',
    status: call.status,
    cache: call.method === 'POST' ? 'no-store' : (call.cache ?? 'public, max-age=60'),
    requestId: c.get('requestId'),
    ifNoneMatch: c.req.header('if-none-match') ?? null,
  })
}

async function checkedBody(c: Context<Env>, schema: NonNullable<Call['body']>): Promise<unknown> {
  const body = await readJson(c.req.raw)
  if (typeof body === 'object' && body !== null && 'lang' in body && isLanguage(body.lang)) {
    c.set('language', body.lang)
  }
  return checkInput(schema, body, 'invalid_body')
}

function mountDocuments(app: Hono<Env>, inSite: boolean): void {
  const text = (c: Context<Env>, body: string, contentType: string, headers: Record<string, string> = {}) =>
    textResponse(body, {
      contentType,
      cache: 'public, max-age=60',
      requestId: c.get('requestId'),
      ifNoneMatch: c.req.header('if-none-match') ?? null,
      headers,
    })
  app.get('/openapi.json', (c) => text(c, openApiDocument(inSite), 'application/json; charset=utf-8'))
  app.get('/docs.css', (c) => text(c, docsStyle, 'text/css; charset=utf-8'))
  app.get('/docs', (c) =>
    text(c, docsPage(inSite), 'text/html; charset=utf-8', {
      'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    }),
  )
}

/** Registered after the real routes, so that only what they leave arrives here: 405 with Allow, or 204 to OPTIONS. */
function refuseOtherMethods(app: Hono<Env>): void {
  const methods = new Map<string, string[]>(['/openapi.json', '/docs.css', '/docs'].map((path) => [path, ['GET']]))
  for (const { path, method } of CALLS) methods.set(path, [...(methods.get(path) ?? []), method])
  for (const [path, allowed] of methods) {
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    app.all(path, (c) =>
      c.req.method === 'OPTIONS'
        ? new Response(null, { status: 204, headers: { allow } })
        : problemResponse(new ProblemError('method_not_allowed'), { ...problemContext(c), headers: { allow } }),
    )
  }
}

function problemContext(c: Context<Env>) {
  return { language: c.get('language') ?? 'nl', requestId: c.get('requestId') ?? '' }
}

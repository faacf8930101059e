import type { IncomingHttpHeaders } from 'node:http'
import type { NextApiHandler, NextApiRequest } from 'next'
import { requestNumber } from '@/config/request-context.server'
import type { Problem, ProblemCode } from '@/contract/problem'
import type { Cancellable } from './backend-call'

/** A visitor may see changed content a minute late; a cache in front may serve the old one while it fetches. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400'

const TITLES = { 400: 'Bad Request', 405: 'Method Not Allowed', 500: 'Internal Server Error' } as const

export function siteAnswer(body: unknown): Response {
  return Response.json(body, { headers: { 'cache-control': CACHE_CONTROL } })
}

export function siteProblem(
  status: keyof typeof TITLES,
  code: ProblemCode,
  detail: string,
  errors?: NonNullable<Problem['errors']>,
): Response {
  const body: Problem = {
    type: 'about:blank',
    title: TITLES[status],
    status,
    detail,
    code,
    request_id: requestNumber(),
    ...(errors && { errors }),
  }
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
}

/** To a page instead, asked by GET whatever led here; kept by nobody. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

interface SiteRequest extends Cancellable {
  readonly headers: IncomingHttpHeaders
}

/**
 * A door of src/pages/api that is only read: GET and HEAD are answered, every other method is refused. Who goes away cancels
 * the calls that the answer makes.
 */
export function siteCall(
  handle: (query: NextApiRequest['query'], request: SiteRequest) => Promise<Response>,
): NextApiHandler<unknown> {
  return async (request, response) => {
    const leaving = new AbortController()
    response.on('close', () => leaving.abort())
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const answer = isRead
      ? await handle(request.query, { signal: leaving.signal, headers: request.headers })
      : methodNotAllowed()
    response.status(answer.status)
    answer.headers.forEach((value, name) => {
      response.setHeader(name, value)
    })
    // A file goes byte by byte: text() would take the mark of UTF-8 off a table. The rest has an ETag by send(), which answers
    // 304 to whoever has it; a picture that is no text has its own.
    const isFile =
      answer.headers.has('content-disposition') || /^image\/(?!svg)/.test(answer.headers.get('content-type') ?? '')
    response.send(isFile ? Buffer.from(await answer.arrayBuffer()) : await answer.text())
  }
}

function methodNotAllowed(): Response {
  const answer = siteProblem(405, 'method_not_allowed', 'Only GET and HEAD are answered here')
  answer.headers.set('allow', 'GET, HEAD')
  return answer
}

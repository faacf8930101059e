import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Problem } from '@/contract/problem'
import { beforeHeaders } from './document-headers'
import { normalizePath } from './normalize-path'
import { languageOf, problemPage } from './problem-page'
import { requestKind } from './request-kind'

export function sendJson(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** An error of the server itself, in the form of all errors of the site's calls (RFC 9457). Nothing of the request is in it. */
export function problem(response: ServerResponse, status: number, code: Problem['code']): void {
  sendJson(response, status, problemOf(status, code, String(response.getHeader('X-Request-Id'))), PROBLEM_JSON)
}

/** The same for whoever asked: a visitor who wanted a page is given one, in the page's language. */
export function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: Problem['code']) {
  const [path = '/'] = (request.url ?? '/').split('?', 1)
  if (requestKind(normalizePath(path) ?? path) !== 'document') return problem(response, status, code)
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  const language = languageOf(path, request.headers['accept-language'])
  response.end(problemPage(language, status, String(response.getHeader('X-Request-Id'))))
}

/**
 * A call that a door or Next refuses without a word, or in bare text, is told so as all others are. Some send their headers first and
 * end afterwards.
 *
 * @param response nothing of which has been sent
 */
export function completeProblem(response: ServerResponse): void {
  const { write, end } = response
  let body: string | undefined
  beforeHeaders(response, (status, given) => {
    if (status < 400 || response.hasHeader('Content-Type') || given.some((name) => /^content-type$/i.test(name))) return
    const code = CODES[status] ?? (status < 500 ? 'invalid_parameter' : 'internal')
    body = JSON.stringify(problemOf(status, code, String(response.getHeader('X-Request-Id'))))
    response.removeHeader('ETag')
    response.setHeader('Content-Type', PROBLEM_JSON)
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Content-Length', Buffer.byteLength(body))
  })
  /** Whether the words of whoever answers go out. */
  const areKept = () => {
    if (response.statusCode >= 400 && !response.headersSent) response.writeHead(response.statusCode)
    return body === undefined
  }
  response.write = ((...parts: Parameters<typeof write>) => !areKept() || write.apply(response, parts)) as typeof write
  response.end = ((...parts: Parameters<typeof end>) =>
    areKept() ? end.apply(response, parts) : end.call(response, body, 'utf8')) as typeof end
}

const CODES: Readonly<Record<number, Problem['code']>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

const PROBLEM_JSON = 'application/problem+json'

const problemOf = (status: number, code: Problem['code'], requestId: string): Problem => {
  const title = STATUS_CODES[status] ?? 'Error'
  return { type: 'about:blank', title, status, detail: title, code, request_id: requestId }
}

/** An answer to what Node could not read as a request: there is no response to set headers on. */
export function rawProblem(
  status: number,
  headers: readonly { readonly key: string; readonly value: string }[],
  requestId: string,
): string {
  const body = JSON.stringify(problemOf(status, status === 413 ? 'body_too_large' : 'invalid_parameter', requestId))
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(({ key, value }) => `${key}: ${value}`),
    `X-Request-Id: ${requestId}`,
    `Content-Type: ${PROBLEM_JSON}`,
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

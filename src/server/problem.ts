import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Problem } from '@/contract/problem'

export function sendJson(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** An error of the server itself, in the form of all errors of the site's calls (RFC 9457). Nothing of the request is in it. */
export function problem(response: ServerResponse, status: number, code: Problem['code']): void {
  const title = STATUS_CODES[status] ?? 'Error'
  const body: Problem = {
    type: 'about:blank',
    title,
    status,
    detail: title,
    code,
    request_id: String(response.getHeader('X-Request-Id')),
  }
  sendJson(response, status, body, 'application/problem+json')
}

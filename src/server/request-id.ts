import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A number for the request: the one that our own proxy gave it, or a new one. */
export function assignRequestId(request: IncomingMessage, proxies: number): string {
  const given = request.headers['x-request-id']
  return proxies > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

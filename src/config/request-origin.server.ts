import type { IncomingHttpHeaders } from 'node:http'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** The request was made under this machine's own name: another site's name that leads here (DNS rebinding) is not. */
export function isDesk({ host = '' }: IncomingHttpHeaders): boolean {
  return LOOPBACK.test(host)
}

/** A form that a page of this site sent: browsers name the origin of each POST. */
export function isOwnForm({ host, origin }: IncomingHttpHeaders): boolean {
  return host !== undefined && URL.canParse(origin ?? '') && new URL(origin ?? '').host === host
}

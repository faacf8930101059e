import type { IncomingMessage } from 'node:http'
import { publicEnv } from '@/config/env.public'
import { readBody } from '../revalidation/read-body.server'

const MOST_BYTES = 64 * 1_024

/** The fields of a form that was sent without a script; undefined when it is no form, or longer than any of ours. */
export async function readForm(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return undefined
  if (isTooLong(request)) return undefined
  const body = await readBody(request)
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')))
}

/** Whether a body says of itself that it is longer than any message. One that does not say so is cut when it is read. */
export function isTooLong({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return Number(headers['content-length'] ?? 0) > MOST_BYTES
}

/** Whether another site's page sends it. A browser says so by itself; what is no browser has no visitor to harm. */
export function isForeign({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin, host, referer } = headers
  if (origin === undefined || (origin === 'null' && site !== undefined)) return false
  // An old browser's privacy settings may hide it, and so does a page that another site has put into a frame without an origin.
  const sender = origin === 'null' ? referer : origin
  if (sender === undefined || !URL.canParse(sender)) return true
  const { origin: sending, host: from } = new URL(sender)
  return from !== host && sending !== publicEnv.siteUrl
}

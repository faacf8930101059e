import type { IncomingMessage } from 'node:http'
import { publicEnv } from '@/config/env.public'
import { readBody } from '../revalidation/read-body.server'

const MOST_BYTES = 64 * 1_024

/**
 * The fields of a form that was sent without a script; undefined when it is no form, or longer than any of ours. In both codings: mail
 * programmes should end a search in the one that is usual for files (RFC 8058).
 */
export async function readForm(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  const type = request.headers['content-type'] ?? ''
  if (isTooLong(request)) return undefined
  const body = new Response(new Uint8Array(await readBody(request)), { headers: { 'content-type': type } })
  const form = await body.formData().catch(() => undefined)
  return form && Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
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

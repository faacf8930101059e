import { sign } from '@/door/revalidation/signature.server'

/**
 * A signed POST /api/revalidate, as an editors' system sends it (docs/content.md).
 * @param what the body: pages or entries
 * @param at seconds since 1970; the same call at the same second is refused as overheard
 */
export function askRevalidation(
  address: string,
  secret: string,
  what: object,
  at = Math.floor(Date.now() / 1_000),
): Promise<Response> {
  const body = JSON.stringify(what)
  const headers = { 'x-timestamp': String(at), 'x-signature': sign(String(at), body, secret) }
  return fetch(`${address}/api/revalidate`, { method: 'POST', body, headers })
}

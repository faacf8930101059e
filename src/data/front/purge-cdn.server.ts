import type { Environment } from '@/config/parse-env.mjs'
import { fetchWithTimeout } from '../service/fetch-with-timeout.server'

/** Milliseconds. */
const DEADLINE = 10_000
/** Tags of one call: what the strictest of them takes. */
const AT_ONCE = 30
/**
 * Tells a CDN to drop the pages with these tags (routing/page-tags.ts), as Cloudflare and Fastly both understand it. nginx must have the new
 * page before: the CDN may ask for it at once.
 *
 * @throws where it was not told; its copies then end by their age
 */
export async function purgeCdn(
  tags: readonly string[],
  { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: Pick<Environment, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>,
): Promise<void> {
  if (!url || !token) return
  for (let first = 0; first < tags.length; first += AT_ONCE) {
    const some = tags.slice(first, first + AT_ONCE)
    const request = new Request(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Fastly-Key': token,
        'Surrogate-Key': some.join(' '),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ tags: some }),
    })
    const { ok, status } = await fetchWithTimeout(DEADLINE, request)
    if (!ok) throw new Error(`The CDN was not told: ${status}`)
  }
}

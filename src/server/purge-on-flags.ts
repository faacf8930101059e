import type { Environment } from '@/config/parse-env.mjs'
import { purgeCdn } from '@/data/front/purge-cdn.server'
import { SITE_TAG } from '@/routing/page-tags'
import type { Log } from './log'

/** Milliseconds: until every process has asked for its flags (watch-flags.ts), and what nginx keeps has ended (document-headers.ts). */
const OLD_PAGES_END = 45_000

/**
 * A CDN that keeps pages for longer is told to drop them all when a flag has changed, once nothing behind it has the old ones any more.
 *
 * @returns to be told of the flags, as often as they are known
 */
export function purgeOnFlags(
  env: Pick<Environment, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>,
  log: Log,
): (names: readonly string[]) => void {
  let known: string | undefined
  return (names) => {
    const now = names.join()
    const isChange = known !== undefined && known !== now
    known = now
    if (!isChange || !env.CDN_PURGE_URL) return
    const purge = () =>
      purgeCdn([SITE_TAG], env).catch((error) => log.warn({ err: error }, 'the CDN was not told of the changed flags'))
    // It alone must not keep the process from ending.
    setTimeout(purge, OLD_PAGES_END).unref()
  }
}

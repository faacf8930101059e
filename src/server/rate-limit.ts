import type { ClientBucket } from './client-bucket'
import type { RateLimitCounters } from './rate-limit-counters'

/** Seconds. */
const WINDOW = 60
/** Households of one network of IPv6 that may be at their limit at the same time. A provider gives a network to one customer. */
const HOUSEHOLDS = 16

/** @returns after how many seconds this visitor may call again, or undefined when this call may be made */
export type RateLimit = (client: ClientBucket, what?: string) => Promise<number | undefined>

interface RateLimitOptions {
  readonly counts: RateLimitCounters
  readonly name: string
  /** Calls that one visitor may make in that time; 0 is no limit. */
  readonly calls: number
  readonly seconds?: number
}

/** Counts what costs (page-making/expensive-requests.ts) of each visitor, each `what` by itself, and those of all in a visitor's network of IPv6. */
export function createRateLimit({ counts, name, calls, seconds = WINDOW }: RateLimitOptions): RateLimit {
  if (calls === 0) return async () => undefined
  const ofOne = counts.limit({ name, calls, seconds })
  const ofNetwork = counts.limit({ name: `${name}-network`, calls: calls * HOUSEHOLDS, seconds })
  return async ({ own, network }, what = '') => {
    // One that is over its own limit takes nothing from its neighbors.
    const waits = await ofOne(`${own} ${what}`)
    return waits === undefined && network !== undefined ? ofNetwork(`${network} ${what}`) : waits
  }
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Seconds. */
const WINDOW = 60

/**
 * Counts what costs (page-making/costs.ts), by the visitor's address, in the memory of this process.
 *
 * @param calls that one address may make in that time; 0 is no limit
 * @param duration seconds
 * @returns after how many seconds the visitor may call again, or undefined when this call may be made
 */
export function createRateLimit(calls: number, duration = WINDOW): (address: string) => Promise<number | undefined> {
  if (calls === 0) return async () => undefined
  const limiter = new RateLimiterMemory({ points: calls, duration })
  return async (address) => {
    try {
      await limiter.consume(address)
      return undefined
    } catch (reason) {
      return reason instanceof RateLimiterRes ? Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) : undefined
    }
  }
}

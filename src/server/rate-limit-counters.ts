import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { createOutageLog, type Log } from './log'
import { createRedis, inTime, REDIS_PAUSE } from './redis'

interface Limit {
  /** Of the calls that are counted together. */
  readonly name: string
  readonly calls: number
  readonly seconds: number
}

/** Where calls are counted: in the memory of this process, or in Redis, so that all processes count together. */
export interface RateLimitCounters {
  /** @returns after how many seconds the next call may be made; undefined when this one may */
  readonly limit: (limit: Limit) => (key: string) => Promise<number | undefined>
  readonly close: () => void
}

/** Milliseconds. A visitor waits for it. */
const DEADLINE = 300

interface CountersOptions {
  readonly redisUrl: string | undefined
  /** Addresses of visitors are not written down: what is stored is made of them with this. */
  readonly secret: string
  readonly log: Log
}

export function createRateLimitCounters({ redisUrl, secret, log }: CountersOptions): RateLimitCounters {
  const store = redisUrl ? connectStore(redisUrl, log) : undefined
  return {
    limit: ({ name, calls, seconds }) => {
      const memory = new RateLimiterMemory({ points: calls, duration: seconds })
      const limiter = store
        ? new RateLimiterRedis({
            storeClient: store,
            useRedisPackage: true,
            rejectIfRedisNotReady: true,
            keyPrefix: `site:limit:${name}`,
            points: calls,
            duration: seconds,
            // Without Redis each process goes on counting by itself, and who is over the limit is not asked for there again.
            insuranceLimiter: memory,
            inMemoryBlockOnConsumed: calls + 1,
          })
        : memory
      return async (key) => {
        try {
          await limiter.consume(store ? createHmac('sha256', secret).update(key).digest('base64url') : key)
          return undefined
        } catch (reason) {
          return isOver(reason) ? Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) : undefined
        }
      }
    },
    close: () => store?.close(),
  }
}

const isOver = (reason: unknown): reason is { msBeforeNext: number } =>
  typeof reason === 'object' && reason !== null && 'msBeforeNext' in reason

/** What the limiter asks of a client of Redis, with an end to each question and a pause after one that had no answer. */
function connectStore(url: string, log: Log) {
  const client = createRedis(url)
  const trouble = createOutageLog(log, 'the shared counts')
  let pausedUntil = 0
  const lose = (error: unknown) => {
    pausedUntil = performance.now() + REDIS_PAUSE
    trouble.failed(error)
  }
  client.on('error', lose)
  void client.connect().catch(() => undefined)
  return {
    get isReady() {
      return client.isReady && performance.now() >= pausedUntil
    },
    eval: async (...question: Parameters<typeof client.eval>) => {
      try {
        const answer = await inTime(client.eval(...question), DEADLINE)
        trouble.worked()
        return answer
      } catch (error) {
        lose(error)
        throw error
      }
    },
    close: () => client.destroy(),
  }
}

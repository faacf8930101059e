import { ownRedis, redisProgram, WITHOUT_REDIS } from '@tests/ops/redis'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '@/server/log'
import { createRateLimit } from '@/server/rate-limit'
import { createRateLimitCounters } from '@/server/rate-limit-counters'
import { createRedis } from '@/server/redis'

function process(calls: number, redisUrl?: string) {
  const counts = createRateLimitCounters({ redisUrl, secret: 's'.repeat(32), log: createLog('silent') })
  onTestFinished(() => counts.close())
  return createRateLimit({ counts, name: 'calls', calls })
}
const visitor = (own: string, network?: string) => ({ own, network })

describe('the rate limit', () => {
  it('lets each visitor make as many calls as it may, and then says when it may again', async () => {
    const limit = process(2)
    expect(await limit(visitor('a'))).toBeUndefined()
    expect(await limit(visitor('a'))).toBeUndefined()
    const waits = await limit(visitor('a'))
    expect(waits).toBeGreaterThan(0)
    expect(waits).toBeLessThanOrEqual(60)
    expect(await limit(visitor('b'))).toBeUndefined()
    expect(await limit(visitor('a'), 'something else')).toBeUndefined()
  })

  it('a network of IPv6 is a few households, not one for each that it could have', async () => {
    const limit = process(1)
    const answers = []
    for (let household = 0; household < 30; household++) answers.push(await limit(visitor(`n:${household}`, 'n')))
    expect(answers.filter((waits) => waits === undefined)).toHaveLength(16)
  })

  it('a network is counted for each thing by itself, and beside its visitors', async () => {
    const limit = process(1)
    for (let household = 0; household < 17; household++) await limit(visitor(`n:${household}`, 'n'), 'one thing')
    expect(await limit(visitor('n:17', 'n'), 'one thing')).toBeGreaterThan(0)
    expect(await limit(visitor('n:17', 'n'), 'another')).toBeUndefined()
    expect(await limit(visitor('m:1', 'm'), 'one thing')).toBeUndefined()
    expect(await limit(visitor('n'), 'one thing')).toBeUndefined()
  })

  it('who is over the own limit takes nothing from the neighbors', async () => {
    const limit = process(1)
    for (let call = 0; call < 40; call++) await limit(visitor('n:1', 'n'))
    expect(await limit(visitor('n:2', 'n'))).toBeUndefined()
  })

  it('can be switched off', async () => {
    const limit = process(0)
    for (let call = 0; call < 50; call++) expect(await limit(visitor('a'))).toBeUndefined()
  })
})

describe.skipIf(!redisProgram)(`the rate limit of several processes${WITHOUT_REDIS}`, () => {
  it('is one limit, each goes on by itself while Redis is away, and no address is written there', async () => {
    const redis = await ownRedis()
    onTestFinished(() => redis.close())
    const [one, other] = [process(4, redis.url), process(4, redis.url)]
    let asked = 0
    const otherWaits = async () => {
      const somebody = visitor(`203.0.113.${asked++}`)
      for (let call = 0; call < 4; call++) expect(await one(somebody)).toBeUndefined()
      return (await other(somebody)) ?? 0
    }
    // Once both have their connection.
    await expect.poll(otherWaits, { timeout: 10_000 }).toBeGreaterThan(0)
    const reader = createRedis(redis.url)
    await reader.connect()
    const keys = await reader.keys('*')
    reader.destroy()
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.join()).not.toContain('203.0')

    redis.freeze()
    const started = performance.now()
    expect(await otherWaits()).toBe(0)
    expect(performance.now() - started).toBeLessThan(5_000)
    redis.thaw()
    await redis.kill()
    expect(await otherWaits()).toBe(0)
    const somebody = visitor('198.51.100.1')
    for (let call = 0; call < 4; call++) await one(somebody)
    expect(await one(somebody)).toBeGreaterThan(0)
  }, 30_000)
})

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createClient } from '@redis/client'
import { ownRedis, redisProgram, WITHOUT_REDIS } from '@tests/ops/redis'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { beginContentGeneration, contentGeneration } from '@/config/content-generation.server'
import { parseEnv } from '@/config/parse-env.mjs'
import { requestContext } from '@/config/request-context.server'
import { createLog, type Log } from '@/server/log'
import type { PackedPage } from '@/server/page-store/packed-page'
import { createPageCache, type PageCache } from '@/server/page-store/page-cache'
import { definePageStore } from '@/server/page-store/page-store'
import { type PageStoreState, pageStoreStates, sharedStoreStates } from '@/server/page-store/state'
import { storeName } from '@/server/page-store/store-name'

const page = (text: string, lastModified = Date.now()): PackedPage => ({
  packed: Buffer.from(text),
  documentBytes: 0,
  lastModified,
  cacheControl: { revalidate: 60, expire: 3_600 },
  flags: 'A,B',
  isIncomplete: false,
  isUnknown: false,
  isPage: true,
})
/** A busy machine takes its time. */
const poll: typeof expect.poll = (read, options) => expect.poll(read, { timeout: 5_000, ...options })
const nothing = async () => undefined
const textOf = async (cache: PageCache, key: string, built: () => Promise<PackedPage | undefined> = nothing) =>
  (await cache.take(key, built))?.packed.toString()

interface Given {
  readonly redisUrl?: string
  readonly name?: string
  readonly megabytes?: number
  readonly log?: Log
}

function openCache({ redisUrl, name = 'b', megabytes = 4, log = createLog('silent') }: Given): PageCache {
  const cache = createPageCache({ megabytes, redisUrl, name, log })
  onTestFinished(() => cache.close())
  return cache
}

async function beginRedis() {
  const redis = await ownRedis()
  onTestFinished(() => redis.close())
  return redis
}

async function share() {
  const redis = await beginRedis()
  const open = (name?: string) => openCache({ redisUrl: redis.url, name })
  return { redis, open, one: open(), other: open() }
}

/** All that one has told until now has reached the other. */
async function isHeard(one: PageCache, other: PageCache): Promise<void> {
  const key = `/nl/${Math.random()}`
  await one.put(key, page('first'))
  await textOf(other, key)
  await one.put(key, page('second'))
  await poll(() => textOf(other, key)).toBe('second')
}

/** A client that is no process of the site. */
async function connectTo(url: string) {
  const client = await createClient({ url }).connect()
  onTestFinished(() => client.destroy())
  return client
}

/** With its own. */
const countConnections = async (client: Awaited<ReturnType<typeof connectTo>>) =>
  String(await client.sendCommand(['CLIENT', 'LIST'])).match(/^id=/gm)?.length

/** Whether the shared store can be reached, as it is told: each change once. */
function hearReachable(): readonly boolean[] {
  const states: boolean[] = []
  const hear = (isReachable: unknown) => {
    if (states.at(-1) !== isReachable) states.push(Boolean(isReachable))
  }
  sharedStoreStates.subscribe(hear)
  onTestFinished(() => void sharedStoreStates.unsubscribe(hear))
  return states
}

/** What the processes of the site tell each other, without who says it and without what tells whether they are together. */
async function hearChanges(url: string): Promise<readonly string[]> {
  const changes: string[] = []
  const client = await connectTo(url)
  await client.subscribe('site:b:changed', (message) => {
    if (!message.includes(TOGETHER)) changes.push(message.slice(message.indexOf(' ') + 1))
  })
  return changes
}

const TOGETHER = '/nl/together/'

/**
 * Until what one puts in, the other finds. Under one key: what was put in before they were connected is shared then, and of many keys
 * some would still be on their way when the test goes on.
 */
async function areTogether(
  one: PageCache,
  other: PageCache,
  options?: Parameters<typeof expect.poll>[1],
): Promise<void> {
  const key = `${TOGETHER}${Math.random()}`
  const found = async () => {
    await one.put(key, page('x'))
    return textOf(other, key)
  }
  await poll(found, options).toBe('x')
}

describe.skipIf(!redisProgram)(`processes with one Redis${WITHOUT_REDIS}`, () => {
  it('find what another has made, to the byte and with all that is known of it', async () => {
    const { one, other } = await share()
    await areTogether(one, other)
    const made = { ...page(''), packed: Buffer.from([0, 10, 255, 123, 10]) }
    await one.put('/nl/a b', made)
    expect(await other.take('/nl/a b', nothing)).toEqual(made)
  })

  it('hear at once what another has made anew, though they have it in memory', async () => {
    const { one, other } = await share()
    await areTogether(one, other)
    await one.put('/nl/a b', page('old'))
    expect(await textOf(other, '/nl/a b')).toBe('old')
    await one.put('/nl/a b', page('new'))
    await poll(() => textOf(other, '/nl/a b')).toBe('new')
  })

  it('do not take what they have in memory for a refresh, which may come before the word of the change', async () => {
    const { redis, one, other } = await share()
    await areTogether(one, other)
    await one.put('/nl', page('old'))
    await isHeard(one, other)
    expect(await textOf(other, '/nl')).toBe('old')
    // Written without a word to anybody.
    const client = await connectTo(redis.url)
    await one.put('/nl/as-written', page('new'))
    await client.copy('site:b:page:/nl/as-written', 'site:b:page:/nl', { REPLACE: true })
    expect(await textOf(other, '/nl')).toBe('old')
    expect(await requestContext.run({ requestId: 'r', isRefresh: true }, () => textOf(other, '/nl'))).toBe('new')
    expect(await textOf(other, '/nl')).toBe('new')
  })

  it('do not keep what they read before they heard of a change', async () => {
    const { one, other } = await share()
    await areTogether(one, other)
    const built = async () => {
      await one.put('/nl', page('new'))
      await areTogether(one, other)
      return page('of the build', 0)
    }
    expect(await textOf(other, '/nl', built)).toBe('of the build')
    expect(await textOf(other, '/nl')).toBe('new')
  })

  it('give what they had before they were connected for what another has made, and share what they made', async () => {
    const { open, one, other } = await share()
    await areTogether(one, other)
    await one.put('/nl', page('new'))
    const late = open()
    expect(await textOf(late, '/nl', async () => page('of the build', 0))).toBe('of the build')
    await late.put('/nl/early', page('early'))
    await poll(() => textOf(late, '/nl')).toBe('new')
    await poll(() => textOf(other, '/nl/early')).toBe('early')
  })

  it('of another build have pages of their own', async () => {
    const { open, one, other } = await share()
    await areTogether(one, other)
    const next = open('c')
    await one.put('/nl', page('of b'))
    await areTogether(next, open('c'))
    expect(await textOf(next, '/nl')).toBeUndefined()
  })

  it('of another service, with the same build, have pages of their own, and never hand out each other’s', async () => {
    const { open } = await share()
    const of = (service: string) => open(storeName('b', parseEnv({ BACKEND_URL: service })))
    const [live, alsoLive] = [of('https://api.example.be'), of('https://api.example.be')]
    const rehearsal = of('https://rehearsal.example.be')
    await areTogether(live, alsoLive)
    await areTogether(rehearsal, of('https://rehearsal.example.be'))
    await live.put('/nl/modellen', page('42.490'))
    expect(await textOf(alsoLive, '/nl/modellen')).toBe('42.490')
    expect(await textOf(rehearsal, '/nl/modellen')).toBeUndefined()
    await rehearsal.put('/nl/modellen', page('1.000'))
    await areTogether(live, alsoLive)
    for (const cache of [live, alsoLive]) expect(await textOf(cache, '/nl/modellen')).toBe('42.490')
  })

  it('are told when the entries have changed, before the page that was made of them', async () => {
    const { one, other } = await share()
    await areTogether(one, other)
    const before = contentGeneration()
    beginContentGeneration()
    await one.put('/nl', page('new'))
    // Both are in this process: what counts beyond the first is the other.
    await poll(() => contentGeneration()).toBeGreaterThan(before + 1)
  })

  it('tell of entries that have changed once', async () => {
    const { redis, one, other } = await share()
    await areTogether(one, other)
    await other.close()
    const changes = await hearChanges(redis.url)
    beginContentGeneration()
    for (const key of ['/nl/a', '/nl/b']) await one.put(key, page('x'))
    await poll(() => changes).toEqual(['content', 'page /nl/a', 'page /nl/b'])
  })

  it('leave no connection behind when they close', async () => {
    const redis = await beginRedis()
    const client = await connectTo(redis.url)
    const reachable = hearReachable()
    const pages = definePageStore({
      megabytes: 4,
      redisUrl: redis.url,
      name: 'b',
      withBuilt: true,
      log: createLog('silent'),
    })
    await poll(() => reachable).toEqual([true])
    expect(await countConnections(client)).toBe(3)
    await pages.close()
    await poll(() => countConnections(client)).toBe(1)
  })

  it('that close while they are being connected, or while one is asked, say nothing of trouble and leave nothing behind', async () => {
    const redis = await beginRedis()
    const client = await connectTo(redis.url)
    const reachable = hearReachable()
    const lines: string[] = []
    const log = createLog('info', {}, { write: (line) => void lines.push(line) })
    await openCache({ redisUrl: redis.url, log }).close()
    const one = openCache({ redisUrl: redis.url, log })
    await poll(() => reachable).toEqual([true])
    await poll(() => countConnections(client)).toBe(3)
    const asked = one.take('/nl', nothing)
    await one.close()
    expect(await asked).toBeUndefined()
    await poll(() => countConnections(client)).toBe(1)
    expect([reachable, lines]).toEqual([[true], []])
  })
})

/**
 * A way to Redis that can be cut for those who take it.
 *
 * @param cutAt is cut by itself at the first bytes like these
 */
async function wayTo(url: string, cutAt?: RegExp) {
  const { hostname, port } = new URL(url)
  let isCut = false
  let isToCut = cutAt !== undefined
  const sockets = new Set<Socket>()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const way = createServer((visitor) => {
    if (isCut) return void visitor.destroy()
    const redis = connect(Number(port), hostname)
    for (const socket of [visitor, redis]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        visitor.destroy()
        redis.destroy()
      })
    }
    redis.pipe(visitor)
    visitor.on('data', (sent: Buffer) => {
      if (!isToCut || !cutAt?.test(String(sent))) return void redis.write(sent)
      isToCut = false
      visitor.destroy()
    })
  })
  onTestFinished(() => {
    way.close()
    cut()
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(way.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
      cut()
    },
    mend: () => {
      isCut = false
    },
  }
}

describe.skipIf(!redisProgram)(`when Redis is in trouble${WITHOUT_REDIS}`, () => {
  it('a connection that is cut before it listens listens after its return', async () => {
    const { redis, one } = await share()
    const cut = openCache({ redisUrl: (await wayTo(redis.url, /subscribe/i)).url })
    await areTogether(one, cut, { timeout: 10_000 })
    await one.put('/nl', page('old'))
    expect(await textOf(cut, '/nl')).toBe('old')
    await one.put('/nl', page('new'))
    await poll(() => textOf(cut, '/nl')).toBe('new')
  }, 20_000)

  it('killed: each goes on with what it has in memory, and what is made anew is shared when it is back', async () => {
    const { redis, one, other } = await share()
    await areTogether(one, other)
    await one.put('/nl', page('old'))
    await isHeard(one, other)
    expect(await textOf(other, '/nl')).toBe('old')
    await redis.kill()
    expect(await textOf(one, '/nl')).toBe('old')
    expect(await textOf(other, '/nl')).toBe('old')
    await one.put('/nl', page('made meanwhile'))
    expect(await textOf(one, '/nl')).toBe('made meanwhile')
    expect(await textOf(other, '/nl')).toBe('old')
    await redis.start()
    await poll(() => textOf(other, '/nl'), { timeout: 15_000 }).toBe('made meanwhile')
    await areTogether(one, other)
  })

  it('frozen: pages come from memory or are made, and the newer one wins when it goes on', async () => {
    const { redis, one, other } = await share()
    await areTogether(one, other)
    await one.put('/nl', page('old', 1_000))
    redis.freeze()
    const reachable = hearReachable()
    await one.put('/nl', page('made meanwhile', 2_000))
    expect(reachable).toEqual([false])
    for (let n = 0; n < 50; n++) expect(await textOf(one, `/nl/${n}`)).toBeUndefined()
    expect(await textOf(one, '/nl')).toBe('made meanwhile')
    redis.thaw()
    await poll(() => textOf(other, '/nl'), { timeout: 15_000 }).toBe('made meanwhile')
  })

  it('cut off from one: what it made meanwhile is shared where it is the newer, and nothing else is sent again', async () => {
    const { redis, one } = await share()
    const way = await wayTo(redis.url)
    const far = openCache({ redisUrl: way.url })
    await areTogether(far, one)
    await far.put('/nl/told', page('told'))
    const changes = await hearChanges(redis.url)
    way.cut()
    await far.put('/nl/newer', page('newer here', 3_000))
    await far.put('/nl/older', page('older here', 1_000))
    expect(await textOf(far, '/nl/told')).toBe('told')
    for (const key of ['/nl/newer', '/nl/older']) await one.put(key, page('there', 2_000))
    way.mend()
    await poll(() => textOf(one, '/nl/newer')).toBe('newer here')
    await poll(() => textOf(far, '/nl/older')).toBe('there')
    const told = ['page /nl/newer', 'page /nl/older', 'page /nl/newer']
    expect(changes).toEqual(told)
    // What was told then is not told after the next time.
    expect(await textOf(far, '/nl/newer')).toBe('newer here')
    way.cut()
    way.mend()
    await areTogether(far, one)
    expect(changes).toEqual(told)
  })

  it('away while the entries change: the others are told when it is back', async () => {
    const { url } = await beginRedis()
    const way = await wayTo(url)
    const far = openCache({ redisUrl: way.url })
    const near = openCache({ redisUrl: url })
    await areTogether(far, near)
    // In this process the two have one count of the entries' changes.
    await near.close()
    const changes = await hearChanges(url)
    way.cut()
    beginContentGeneration()
    await far.put('/nl', page('new'))
    way.mend()
    await poll(() => changes).toEqual(['content', 'page /nl'])
  })

  it('it is told when it is lost, with a line in the log, and when it is back; not that it was waited for at the start', async () => {
    const redis = await beginRedis()
    const reachable = hearReachable()
    const lines: string[] = []
    const log = createLog('info', {}, { write: (line) => void lines.push(JSON.parse(line).msg) })
    const cache = openCache({ redisUrl: redis.url, log })
    await cache.put('/nl', page('early'))
    await poll(() => reachable).toEqual([true])
    expect(lines).toEqual([])
    await redis.kill()
    await poll(() => reachable).toEqual([true, false])
    expect(lines).toEqual(['the shared page store does not answer'])
    await redis.start()
    await poll(() => reachable, { timeout: 15_000 }).toEqual([true, false, true])
  })

  it('looked after every five seconds: memory is kept while it answers, and silence is noticed before anybody asks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { redis, one, other } = await share()
    await areTogether(one, other)
    const reachable = hearReachable()
    await one.put('/nl', page('kept'))
    const client = await connectTo(redis.url)
    await client.del('site:b:page:/nl')
    vi.advanceTimersByTime(5_000)
    await areTogether(other, one)
    expect(await textOf(one, '/nl')).toBe('kept')
    expect(reachable).toEqual([])
    redis.freeze()
    vi.advanceTimersByTime(5_000)
    await poll(() => reachable).toEqual([false])
  })

  it('not there yet: they begin without it and share as soon as it is there', async () => {
    const { redis, open } = await share()
    await redis.kill()
    const [one, other] = [open(), open()]
    await one.put('/nl', page('early'))
    expect(await textOf(one, '/nl')).toBe('early')
    expect(await textOf(other, '/nl')).toBeUndefined()
    await redis.start()
    await poll(() => textOf(other, '/nl'), { timeout: 15_000 }).toBe('early')
  })

  it('something else has written there: the page of the build is taken', async () => {
    const { redis, one, other } = await share()
    await areTogether(one, other)
    const client = await connectTo(redis.url)
    for (const bytes of ['nonsense', '{"flags":1}\n', '\n', '{}', '{"lastModified":1} ']) {
      await client.set('site:b:page:/nl', bytes)
      expect(await textOf(other, '/nl', async () => page('of the build'))).toBe('of the build')
      await one.put('/nl', page('x'))
      await poll(() => textOf(other, '/nl')).toBe('x')
      await one.put('/nl/other', page('x'))
      await client.set('site:b:page:/nl', bytes)
      await client.publish('site:b:changed', 'somebody page /nl')
      await poll(() => textOf(other, '/nl')).toBeUndefined()
    }
  })
})

describe('the memory for pages', () => {
  it('tells what it holds', async () => {
    const states: PageStoreState[] = []
    const hear = (state: unknown) => void states.push(state as PageStoreState)
    pageStoreStates.subscribe(hear)
    onTestFinished(() => void pageStoreStates.unsubscribe(hear))
    const cache = openCache({})
    await cache.put('/nl', page('x'.repeat(500)))
    await cache.put('/fr', page('x'.repeat(500)))
    expect(states.map(({ pages }) => pages)).toEqual([1, 2])
    expect(states[1]?.bytes).toBe(2 * (states[0]?.bytes ?? 0))
    expect(states[0]?.bytes).toBeGreaterThan(500)
  })

  it('counts long addresses too', async () => {
    const cache = openCache({ megabytes: 1 })
    const keys = Array.from({ length: 400 }, (_, n) => `/nl/${'a'.repeat(2_000)}${n}`)
    for (const key of keys) await cache.put(key, page('x'))
    const kept = await Promise.all(keys.map((key) => cache.take(key, nothing)))
    // At two bytes for a character, and what the store itself takes.
    expect(kept.filter(Boolean).length).toBeLessThan((1024 * 1024) / 4_000)
  })
})

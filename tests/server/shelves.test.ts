import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createClient } from '@redis/client'
import { ownRedis, redisProgram, WITHOUT_REDIS } from '@tests/ops/redis'
import { describe, expect, it, onTestFinished } from 'vitest'
import { beginContentGeneration, contentGeneration } from '@/config/content-generation.server'
import { parseEnv } from '@/config/parse-env.mjs'
import { requestContext } from '@/config/request-context.server'
import { createLog } from '@/server/log'
import type { PackedPage } from '@/server/page-store/packed-page'
import { createShelves, type Shelves } from '@/server/page-store/shelves'
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
const nothing = async () => undefined
const textOf = async (shelves: Shelves, key: string, built: () => Promise<PackedPage | undefined> = nothing) =>
  (await shelves.take(key, built))?.packed.toString()

async function share() {
  const redis = await ownRedis()
  onTestFinished(() => redis.close())
  const open = (name = 'b') => {
    const shelves = createShelves({ megabytes: 4, redisUrl: redis.url, name, log: createLog('silent') })
    onTestFinished(() => shelves.close())
    return shelves
  }
  return { redis, open, one: open(), other: open() }
}

/** What one puts in, the other finds. */
async function areTogether(one: Shelves, other: Shelves): Promise<boolean> {
  const key = `/nl/${Math.random()}`
  await one.put(key, page('x'))
  return (await textOf(other, key)) === 'x'
}

describe.skipIf(!redisProgram)(`processes with one Redis${WITHOUT_REDIS}`, () => {
  it('find what another has made, to the byte and with all that is known of it', async () => {
    const { one, other } = await share()
    await expect.poll(() => areTogether(one, other)).toBe(true)
    const made = { ...page(''), packed: Buffer.from([0, 10, 255, 123, 10]) }
    await one.put('/nl/a b', made)
    expect(await other.take('/nl/a b', nothing)).toEqual(made)
  })

  it('hear at once what another has made anew, though they have it in memory', async () => {
    const { one, other } = await share()
    await expect.poll(() => areTogether(one, other)).toBe(true)
    await one.put('/nl', page('old'))
    expect(await textOf(other, '/nl')).toBe('old')
    await one.put('/nl', page('new'))
    await expect.poll(() => textOf(other, '/nl')).toBe('new')
  })

  it('do not take what they have in memory for a refresh, which may come before the word of the change', async () => {
    const { redis, one, other } = await share()
    await expect.poll(() => areTogether(one, other)).toBe(true)
    await one.put('/nl', page('old'))
    expect(await textOf(other, '/nl')).toBe('old')
    // Written without a word to anybody.
    const client = await createClient({ url: redis.url }).connect()
    onTestFinished(() => client.destroy())
    await one.put('/nl/as-written', page('new'))
    await client.copy('site:b:page:/nl/as-written', 'site:b:page:/nl', { REPLACE: true })
    expect(await textOf(other, '/nl')).toBe('old')
    expect(await requestContext.run({ requestId: 'r', isRefresh: true }, () => textOf(other, '/nl'))).toBe('new')
    expect(await textOf(other, '/nl')).toBe('new')
  })

  it('do not keep what they read before they heard of a change', async () => {
    const { one, other } = await share()
    await expect.poll(() => areTogether(one, other)).toBe(true)
    const built = async () => {
      await one.put('/nl', page('new'))
      await expect.poll(() => areTogether(one, other)).toBe(true)
      return page('of the build', 0)
    }
    expect(await textOf(other, '/nl', built)).toBe('of the build')
    expect(await textOf(other, '/nl')).toBe('new')
  })

  it('of another build have pages of their own', async () => {
    const { open, one, other } = await share()
    await expect.poll(() => areTogether(one, other)).toBe(true)
    const next = open('c')
    await one.put('/nl', page('of b'))
    await expect.poll(() => areTogether(next, next)).toBe(true)
    expect(await textOf(next, '/nl')).toBeUndefined()
  })

  it('of another service, with the same build, have pages of their own, and never hand out each other’s', async () => {
    const { open } = await share()
    const of = (service: string) => open(storeName('b', parseEnv({ BACKEND_URL: service })))
    const [live, alsoLive] = [of('https://api.example.be'), of('https://api.example.be')]
    const rehearsal = of('https://rehearsal.example.be')
    await expect.poll(() => areTogether(live, alsoLive)).toBe(true)
    await expect.poll(() => areTogether(rehearsal, rehearsal)).toBe(true)
    await live.put('/nl/modellen', page('42.490'))
    expect(await textOf(alsoLive, '/nl/modellen')).toBe('42.490')
    expect(await textOf(rehearsal, '/nl/modellen')).toBeUndefined()
    await rehearsal.put('/nl/modellen', page('1.000'))
    await expect.poll(() => areTogether(live, alsoLive)).toBe(true)
    for (const shelves of [live, alsoLive]) expect(await textOf(shelves, '/nl/modellen')).toBe('42.490')
  })

  it('are told when the entries have changed, before the page that was made of them', async () => {
    const { one, other } = await share()
    await expect.poll(() => areTogether(one, other)).toBe(true)
    const before = contentGeneration()
    beginContentGeneration()
    await one.put('/nl', page('new'))
    // Both are in this process: the second count is the other's.
    await expect.poll(() => contentGeneration()).toBe(before + 2)
  })
})

/** In front of Redis: the connection that listens is cut as it begins to. @returns its address */
async function cutFirstListener(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  let isCut = false
  const sockets = new Set<Socket>()
  const front = createServer((visitor) => {
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
      const isFirst = !isCut && /subscribe/i.test(String(sent))
      isCut ||= isFirst
      if (isFirst) visitor.destroy()
      else redis.write(sent)
    })
  })
  onTestFinished(() => {
    front.close()
    for (const socket of sockets) socket.destroy()
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  return `redis://127.0.0.1:${(front.address() as AddressInfo).port}`
}

describe.skipIf(!redisProgram)(`when Redis is in trouble${WITHOUT_REDIS}`, () => {
  it('a connection that is cut before it listens listens after its return', async () => {
    const { redis, one } = await share()
    const redisUrl = await cutFirstListener(redis.url)
    const cut = createShelves({ megabytes: 4, redisUrl, name: 'b', log: createLog('silent') })
    onTestFinished(() => cut.close())
    await expect.poll(() => areTogether(one, cut), { timeout: 10_000 }).toBe(true)
    await one.put('/nl', page('old'))
    expect(await textOf(cut, '/nl')).toBe('old')
    await one.put('/nl', page('new'))
    await expect.poll(() => textOf(cut, '/nl')).toBe('new')
  }, 20_000)

  it('killed: each goes on with what it has in memory, and what is made anew is shared when it is back', async () => {
    const { redis, one, other } = await share()
    await expect.poll(() => areTogether(one, other)).toBe(true)
    await one.put('/nl', page('old'))
    expect(await textOf(other, '/nl')).toBe('old')
    await redis.kill()
    expect(await textOf(one, '/nl')).toBe('old')
    expect(await textOf(other, '/nl')).toBe('old')
    await one.put('/nl', page('made meanwhile'))
    expect(await textOf(one, '/nl')).toBe('made meanwhile')
    expect(await textOf(other, '/nl')).toBe('old')
    await redis.start()
    await expect.poll(() => textOf(other, '/nl'), { timeout: 15_000 }).toBe('made meanwhile')
    await expect.poll(() => areTogether(one, other)).toBe(true)
  })

  it('frozen: pages come from memory or are made, and the newer one wins when it goes on', async () => {
    const { redis, one, other } = await share()
    await expect.poll(() => areTogether(one, other)).toBe(true)
    await one.put('/nl', page('old', 1_000))
    redis.freeze()
    await one.put('/nl', page('made meanwhile', 2_000))
    for (let n = 0; n < 50; n++) expect(await textOf(one, `/nl/${n}`)).toBeUndefined()
    expect(await textOf(one, '/nl')).toBe('made meanwhile')
    redis.thaw()
    await expect.poll(() => textOf(other, '/nl'), { timeout: 15_000 }).toBe('made meanwhile')
  })

  it('not there yet: they begin without it and share as soon as it is there', async () => {
    const { redis, open } = await share()
    await redis.kill()
    const [one, other] = [open(), open()]
    await one.put('/nl', page('early'))
    expect(await textOf(one, '/nl')).toBe('early')
    expect(await textOf(other, '/nl')).toBeUndefined()
    await redis.start()
    await expect.poll(() => textOf(other, '/nl'), { timeout: 15_000 }).toBe('early')
  })

  it('something else has written there: the page of the build is taken', async () => {
    const { redis, one, other } = await share()
    await expect.poll(() => areTogether(one, other)).toBe(true)
    const client = await createClient({ url: redis.url }).connect()
    onTestFinished(() => client.destroy())
    for (const bytes of ['nonsense', '{"flags":1}\n', '\n', '{}']) {
      await client.set('site:b:page:/nl', bytes)
      expect(await textOf(other, '/nl', async () => page('of the build'))).toBe('of the build')
      await one.put('/nl', page('x'))
      await expect.poll(() => textOf(other, '/nl')).toBe('x')
      await one.put('/nl/other', page('x'))
      await client.set('site:b:page:/nl', bytes)
      await client.publish('site:b:changed', 'somebody page /nl')
      await expect.poll(() => textOf(other, '/nl')).toBeUndefined()
    }
  })
})

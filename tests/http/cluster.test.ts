import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUDIENCES } from '@/routing/audiences'
import { buildPath } from '@/routing/build-path'
import { askRevalidation } from '../../scripts/lib/ask-revalidation.mts'
import { startCluster } from '../../scripts/lib/cluster/start-cluster.mts'
import { findSystemProgram } from '../../scripts/lib/find-system-program.mjs'
import { load } from '../../scripts/lib/load.mts'
import { twoFreePorts } from '../../scripts/lib/run.mjs'
import { anotherBuild } from '../ops/another-build'
import { ownRedis } from '../ops/redis'

/** The whole of it, as processes and without a browser: nginx, two processes of the built site, a Redis. */
const missing = (['nginx', 'redis-server'] as const).filter((name) => !findSystemProgram(name))
/** Why it is left out. */
const without = missing.length > 0 ? ` (left out: no ${missing.join(', ')}, which npm run verify installs as root)` : ''

const BUILT = join(process.cwd(), '.next/standalone')
const SECRET = 'a secret of more than thirty-two letters'
const PAGE = '/fr/modeles/born'

describe.skipIf(missing.length > 0)(`two processes behind nginx, with a Redis${without}`, { timeout: 180_000 }, () => {
  let folder: string
  let redis: Awaited<ReturnType<typeof ownRedis>>
  let cluster: Awaited<ReturnType<typeof startCluster>>

  beforeAll(async () => {
    folder = tempFolder('cluster')
    redis = await ownRedis()
    cluster = await startCluster({
      build: BUILT,
      folder,
      port: await twoFreePorts(),
      env: { REVALIDATE_SECRET: SECRET, REDIS_URL: redis.url },
    })
  }, 180_000)

  afterAll(async () => {
    await cluster?.stop()
    await redis?.close()
  })

  const textOf = async (address: string) => (await fetch(address)).text()
  const everywhere = (path: string) => [
    ...cluster.parts().sites.map(({ address }) => address + path),
    cluster.address + path,
  ]

  /** The text of the Born's page becomes another, in the files that both processes read. */
  function editEntry(words: string): void {
    const [copy = ''] = readdirSync(join(folder, 'builds'))
    const file = join(folder, 'builds', copy, 'src/content/entries/carlines/born.yaml')
    const entry = readFileSync(file, 'utf8')
    writeFileSync(file, entry.replace(/^(title:\n +fr: ).*(\n +nl: ).*/m, `$1${words}$2${words}`))
  }

  let calls = 0
  /** Each at a second of its own: the same call is taken once. */
  const revalidate = (address: string) =>
    askRevalidation(address, SECRET, { entries: ['carlines/born'] }, Math.floor(Date.now() / 1_000) - ++calls)

  test('what is published is seen at once by all four kinds of visitor: in each process, in front, and as data', async () => {
    const data = `/_next/data/${readFileSync(join(BUILT, '.next/BUILD_ID'), 'utf8')}${PAGE}.json`
    const pages = AUDIENCES.map((audience) => buildPath('models.carline', { carline_code: 'BORN' }, audience))
    expect(pages).toContain(PAGE)
    const addresses = [...pages, data].flatMap(everywhere)
    for (const address of addresses) expect(await textOf(address), address).not.toContain('Zonnewende')
    editEntry('Zonnewende')
    const answer = await revalidate(cluster.address)
    expect((await answer.json()) as { failed: string[] }).toMatchObject({ failed: [] })
    for (const address of addresses) expect(await textOf(address), address).toContain('Zonnewende')
    for (const path of [...pages, data]) {
      const front = await fetch(cluster.address + path)
      expect(front.headers.get('x-front-cache'), path).toBe('HIT')
    }
  })

  test('without Redis each process goes on with its memory; when it is back they share again', async () => {
    const [one = '', other = ''] = cluster.parts().sites.map(({ address }) => address)
    await redis.kill()
    editEntry('Equinox')
    expect((await revalidate(one)).status).toBe(200)
    expect(await textOf(one + PAGE)).toContain('Equinox')
    const meanwhile = await fetch(other + PAGE)
    expect([meanwhile.status, (await meanwhile.text()).includes('Zonnewende')]).toEqual([200, true])
    await redis.start()
    await expect.poll(() => textOf(other + PAGE), { timeout: 30_000 }).toContain('Equinox')
  })

  test('a rolling restart to another build: no request fails, and a page of the old one finds its scripts', async () => {
    const next = join(folder, 'next')
    const { id, chunk } = anotherBuild(BUILT, next)
    expect(chunk[0]).not.toBe(chunk[1])
    const statusOfChunk = async (name: string) => {
      const answer = await fetch(`${cluster.address}/_next/static/chunks/${name}`, { method: 'HEAD' })
      return answer.status
    }

    // Of the front, of the processes behind it, and a call that nginx may not send a second time.
    const alert = `${cluster.address}/api/backend/v1/alerts/missing-catalog-price`
    const loads = [
      { url: cluster.address + PAGE, connections: 4, atMost: 100 },
      // Less than the limit of one visitor, however long the restart takes.
      { url: `${cluster.address}/fr/stock?fuel=electric`, connections: 2, atMost: 5 },
      { url: alert, method: 'POST' as const, body: '{}', connections: 2, atMost: 20 },
    ].map((what) => ({ connections: what.connections, ...load(what) }))
    await cluster.roll(next)
    await expect.poll(() => textOf(cluster.address + PAGE), { timeout: 60_000 }).toContain(id)
    for (const { stop } of loads) stop()
    for (const { connections, result } of loads) {
      const { total, failed, closed, codes } = await result
      expect(total).toBeGreaterThan(0)
      // nginx closes idle connections when it is turned over, each once. A request that meets this is sent again by a browser.
      expect(closed).toBeLessThanOrEqual(connections)
      expect(failed - closed, JSON.stringify(codes)).toBe(0)
    }

    for (const name of chunk) expect(await statusOfChunk(name), name).toBe(200)
    // The browser then loads the whole page.
    const oldId = readFileSync(join(BUILT, '.next/BUILD_ID'), 'utf8')
    expect((await fetch(`${cluster.address}/_next/data/${oldId}/nl/stock.json`)).status).toBe(404)
    expect((await fetch(`${cluster.address}/_next/data/${id}/nl/stock.json`)).status).toBe(200)
  })

  test('its end is the end of all that it has started', async () => {
    const { nginx, sites } = cluster.parts()
    await cluster.stop()
    for (const pid of [nginx, ...sites.map((site) => site.pid)]) expect(existsSync(`/proc/${pid}`)).toBe(false)
  })
})

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIGNATURE_WINDOW_S, sign } from '@/door/revalidation/signature.server'
import { canonicalPath } from '@/routing/alternates'
import { routeDefinition } from '@/routing/route-table'
import { staticPaths } from '@/routing/static-paths'
import { copySite } from '../../scripts/lib/copy-site.mts'
import { freePort, serve } from '../../scripts/lib/run.mjs'

/**
 * Pages that are kept and made again, on a built server of their own: entries are changed under it, which the other
 * tests must not see.
 */

const BUILT = join(process.cwd(), '.next/standalone')
const SECRET = 'a secret of more than thirty-two letters'
const TOKEN = 'a token of more than thirty-two letters'
let folder: string
let base: string
let server: Awaited<ReturnType<typeof serve>> | undefined

beforeAll(async () => {
  folder = copySite('src')
  server = await serve({
    port: await freePort(),
    quiet: true,
    folder,
    env: { NODE_ENV: 'production', REVALIDATE_SECRET: SECRET, METRICS_TOKEN: TOKEN },
  })
  base = server.address
})

afterAll(async () => {
  await server?.stop()
})

const statusOf = (path: string) =>
  fetch(base + path, { redirect: 'manual' }).then(
    ({ status }) => status,
    () => 0,
  )
const textOf = async (path: string) => (await fetch(base + path)).text()
const nowS = () => Math.floor(Date.now() / 1_000)

function call(body: string, headers: Record<string, string>) {
  return fetch(`${base}/api/revalidate`, { method: 'POST', body, headers })
}

function signed(body: string, at = String(nowS())): Record<string, string> {
  return { 'x-timestamp': at, 'x-signature': sign(at, body, SECRET) }
}

test('a changed entry is seen in both languages and by both kinds of buyer as soon as a signed call says so', async () => {
  const pages = [
    '/fr/modeles/born',
    '/fr/professionnel/modeles/born',
    '/nl/modellen/born',
    '/nl/professioneel/modellen/born',
    // Made on request.
    '/fr/modeles/born/design',
    '/nl/professioneel/modellen/born/design',
  ]
  for (const path of pages) await textOf(path)
  const file = join(folder, 'src/content/entries/carlines/born.yaml')
  const entry = readFileSync(file, 'utf8')
  writeFileSync(file, entry.replace(/^(title:\n +fr: ).*(\n +nl: ).*/m, '$1Zonnewende$2Zonnewende'))
  for (const path of pages) expect(await textOf(path), path).not.toContain('Zonnewende')

  const body = JSON.stringify({ entries: ['carlines/born'] })
  const answer = await call(body, signed(body))
  expect(answer.status).toBe(200)
  expect(((await answer.json()) as { revalidated: string[] }).revalidated).toEqual(expect.arrayContaining(pages))
  for (const path of pages) expect(await textOf(path), path).toContain('Zonnewende')
})

/** How many calls ended so. */
async function counted(outcome: string): Promise<number> {
  const metrics = await fetch(`${base}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  const [, count = '0'] =
    new RegExp(`site_revalidations_total\\{outcome="${outcome}"\\} (\\d+)`).exec(await metrics.text()) ?? []
  return Number(count)
}

test('calls are counted by how they ended', async () => {
  const [done, refused] = [await counted('done'), await counted('refused')]
  const body = JSON.stringify({ entries: ['faq'] })
  expect((await call(body, {})).status).toBe(401)
  expect([await counted('done'), await counted('refused')]).toEqual([done, refused + 1])
  const page = JSON.stringify({ pages: [{ route: 'homepage' }] })
  expect((await call(page, signed(page, String(nowS() - 30)))).status).toBe(200)
  expect([await counted('done'), await counted('refused')]).toEqual([done + 1, refused + 1])
})

test('a call that is unsigned, of another time, of another body, or overheard makes nothing', async () => {
  const body = JSON.stringify({ entries: ['faq'] })
  const old = String(nowS() - SIGNATURE_WINDOW_S - 1)
  const heard = signed(body, String(nowS() + 60))
  expect((await call(body, heard)).status).toBe(200)
  for (const headers of [
    {},
    signed(body, old),
    { ...signed(body, old), 'x-timestamp': String(nowS()) },
    signed('{"entries":["legal/credit"]}'),
    heard,
  ]) {
    expect((await call(body, headers)).status, JSON.stringify(headers)).toBe(401)
  }
})

test('a page of each route is stored for as long as its row says, or until a part of it begins or ends', async () => {
  const { routes } = JSON.parse(readFileSync(join(BUILT, '.next/prerender-manifest.json'), 'utf8')) as {
    routes: Record<string, { initialRevalidateSeconds: number }>
  }
  // Backwards, so that the first address of each route is taken: the last may be that of a car that is only announced.
  const paths = new Map(
    staticPaths()
      .reverse()
      .map(({ language, match }) => [match.name, canonicalPath(match, language)]),
  )
  for (const [name, path] of paths) {
    const seconds = routes[path]?.initialRevalidateSeconds
    const { revalidate } = routeDefinition(name)
    expect(seconds, path).toBeLessThanOrEqual(revalidate)
    // No entry begins or ends within minutes of a build.
    expect(seconds, path).toBeGreaterThan(Math.min(revalidate, 300) - 1)
  }
})

test('a cache in front asks for a page again soon, however long it is stored here', async () => {
  for (const path of ['/nl', '/fr/co2', '/nl/stock', '/fr/news']) {
    const kept = (await fetch(base + path)).headers.get('cache-control')
    expect(Number(/s-maxage=(\d+)/.exec(kept ?? '')?.[1]), `${path}: ${kept}`).toBeLessThanOrEqual(15)
  }
})

test('two hundred addresses of nothing leave nothing on the disk', async () => {
  const files = () => readdirSync(join(BUILT, '.next/server/pages'), { recursive: true }).length
  const before = files()
  const nowhere = [
    '/fr/nulle-part-',
    '/nl/news/nergens-',
    '/fr/modeles/born/nulle-part-',
    '/nl/faq/nergens-',
    '/fr/contact/nulle-part-',
    '/nl/stock/born/NERGENS',
    '/fr/services/nulle-part-',
    '/nl/news/page/9',
  ]
  for (let index = 100; index < 300; index += 1) {
    const path = `${nowhere[index % nowhere.length]}${index}`
    expect(await statusOf(path), path).toBe(404)
  }
  expect(files()).toBe(before)
})

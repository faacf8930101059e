import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PageParams } from '@/content/read/page-entries.server'
import { readPage } from '@/content/read/pages.server'
import { isContentRoute } from '@/content/schema/content-routes'
import { MODELLED_CARLINES } from '@/domain/carline'
import { AUDIENCES } from '@/routing/audiences'
import { buildPath } from '@/routing/build-path'
import { resolvePath } from '@/routing/resolve-path'
import { routeView } from '@/site/route-views'
import { ask, follow } from './ask'

/** What a document weighs, in KB after gzip level 6, for each audience (docs/performance.md). */
const WORDS = 16
/** A calculator or a table of all versions is in the document too. */
const WORDS_AND_TOOL = 24

async function weightOf(path: string): Promise<number> {
  return gzipSync(await (await follow(path)).arrayBuffer(), { level: 6 }).length / 1024
}

for (const audience of AUDIENCES) {
  const { language, salesType } = audience

  test(`the document of a page is within its budget, ${language} ${salesType}`, async () => {
    const prices = await ask(`/api/backend/v1/car-configurator/models-prices?lang=${language}&sales_type=${salesType}`)
    const [{ from_id }] = (await prices.json()).models
    for (const [path, budget] of [
      [buildPath('homepage', {}, audience), 22],
      ...MODELLED_CARLINES.map(
        (carline_code) => [buildPath('models.carline', { carline_code }, audience), 22] as const,
      ),
      [buildPath('car-configurator.conf', { id: from_id }, audience), 30],
      [buildPath('stock', {}, audience), 30],
      [buildPath('faq', {}, audience), 28],
      [buildPath('contact', {}, audience), 24],
    ] as const) {
      expect.soft(await weightOf(path), path).toBeLessThanOrEqual(budget)
    }
  })

  test(`so is every page that is an editor's words alone, ${language} ${salesType}`, async () => {
    const sitemap = await (await ask(`/sitemaps/${language}-${salesType.toLowerCase()}.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname)
    let pages = 0
    for (const path of paths) {
      const found = resolvePath(language, path.split('/').slice(2).map(decodeURIComponent))
      if (found.kind !== 'match' || !isContentRoute(found.match.name)) continue
      const { name, params } = found.match
      if (routeView(name) !== 'editorial/EditorialView') continue
      const page = await readPage(name, { ...audience, params: params as PageParams })
      const hasTool = page?.blocks.some(({ kind }) => kind === 'tool') ?? false
      expect.soft(await weightOf(path), path).toBeLessThanOrEqual(hasTool ? WORDS_AND_TOOL : WORDS)
      pages += 1
    }
    expect(pages).toBeGreaterThan(30)
  })
}

test('what measures a page for those who agreed comes by itself, and is 3.2 KB at the most', () => {
  const folder = '.next/standalone/.next/static/chunks'
  const measuring = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name)))
    .filter((code) => code.includes('largest-contentful-paint'))
  expect(measuring).toHaveLength(1)
  // web-vitals is 2.9 KB of it.
  for (const code of measuring) expect(brotliCompressSync(code).length).toBeLessThanOrEqual(3_200)
})

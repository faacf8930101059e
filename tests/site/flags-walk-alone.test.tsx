import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { describe, expect, it, vi } from 'vitest'
import type { CarlineCode } from '@/domain/carline'
import { FEATURE_FLAGS, type FeatureFlag } from '@/domain/feature-flag'
import { buildPath } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import type { RouteName } from '@/routing/route-table'
import { FRENCH, linksOf, off, pageAt, pagesOf, textOf, walk } from './walked-site'

vi.mock('@/brand/font', () => ({ face: { className: 'face' } }))

/** What a visitor meets first, of each kind that a flag may change. */
const MAIN: ReadonlySet<RouteName> = new Set([
  'homepage', 'models', 'models.carline', 'car-configurator.offer', 'stock', 'stock.model', 'financing', 'private-lease',
]) // biome-ignore format: one line reads better

const isMain = (path: string) => MAIN.has(parsePath(path)?.match.name ?? 'faq')

/** Two pages a second on a busy machine. */
const LIMIT = 240_000

/**
 * Each flag; those of pictures, which change no address, are one. Of those that close the stock of a model, one stands for the others:
 * all of them are closed together below.
 */
const PICTURES = FEATURE_FLAGS.filter((flag) => flag.startsWith('CARLINE_PICTURE_FALLBACK_'))
const STOCKS = FEATURE_FLAGS.filter((flag) => /^STOCK_.*_AVAILABLE$/.test(flag))
const TURNED: readonly (readonly [string, readonly FeatureFlag[]])[] = [
  ...FEATURE_FLAGS.filter((flag) => !PICTURES.includes(flag) && STOCKS.indexOf(flag) < 1).map(
    (flag) => [flag, [flag]] as const,
  ),
  ['the pictures of all models', PICTURES],
]

describe('a flag the other way round, alone', () => {
  const main = pagesOf(FRENCH).filter(isMain)

  it.each(TURNED)('%s: no link of a main page leads elsewhere', { timeout: LIMIT }, async (_, flags) => {
    const turned = Object.fromEntries(flags.map((flag) => [flag, !DEFAULT_FLAGS[flag]]))
    const found = await walk(FRENCH, { ...DEFAULT_FLAGS, ...turned }, main)
    expect(found.pages).toBeGreaterThan(5)
    expect(found.away).toEqual([])
  })

  it('two that belong together: the stock of no model that has a flag, and the page of the premium', {
    timeout: LIMIT,
  }, async () => {
    const flags = { ...off(...STOCKS), STOCK_FLEMISH_REGION_INCENTIVE: true, CAMPAIGN_BUSINESS_2024: true }
    expect((await walk(FRENCH, flags, pagesOf(FRENCH))).away).toEqual([])
  })
})

describe('the page of the Flemish premium', () => {
  const flags = { ...DEFAULT_FLAGS, STOCK_FLEMISH_REGION_INCENTIVE: true }
  const path = (modelName: CarlineCode) => buildPath('stock.flemish-region-incentive', { modelName }, FRENCH)

  it('shows no car since it ended, says so, and leads to the others', async () => {
    const page = await pageAt(path('BORN'), flags)
    const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(page ?? '') ?? []
    const [title = ''] = /<h1\b[\s\S]*?<\/h1>/.exec(main) ?? []
    expect(textOf(title)).toContain('prime de la Région flamande')
    expect(textOf(main)).toMatch(/après le 22\snovembre\s2024/)
    expect(main).not.toMatch(/<article\b|\sdata-vehicle\b/)
    expect(page && linksOf(page)).toContain('/fr/stock/born')
  })

  it('is not there for a model that never had it', async () => {
    expect(await pageAt(path('FORMENTOR'), flags)).toBeUndefined()
  })
})

import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { describe, expect, it } from 'vitest'
import { readSearchEntries } from '@/content/read/search.server'
import { readSearchIndex } from '@/data/search/answer.server'
import { readCostCalculation } from '@/domain/cost-plan'
import { AUDIENCES } from '@/routing/audiences'
import { parsePath } from '@/routing/parse-path'
import { createSearch } from '@/shell/search/find'

/** What people in Belgium call it, in their language and in their colleague's. */
const NAMES = [
  'ATN',
  'atn voiture',
  'avantage de toute nature',
  'avantage toute nature',
  'avantage en nature',
  'déductibilité',
  'deductibilite',
  'déduction fiscale',
  'voiture de société',
  'voiture de fonction',
  'cotisation CO2',
  'VAA',
  'voordeel alle aard',
  'voordeel van alle aard',
  'aftrekbaarheid',
  'fiscale aftrek',
  'bijtelling',
  'bedrijfswagen',
  'firmawagen',
  'CO2-bijdrage',
]

describe.each(AUDIENCES)('a search in $language for $salesType', ({ language, salesType }) => {
  it.each(NAMES)('for « %s » leads to the panel of taxes', async (name) => {
    const { entries } = await readSearchIndex({ language, sales_type: salesType })
    const pages = createSearch(entries)(name).find(({ kind }) => kind === 'page')?.entries ?? []
    const found = pages
      .map(({ entry: { href } }) => parsePath(href))
      .find((path) => path?.match.name === 'financing.costs')
    expect(found).toMatchObject({ language, match: { salesType: 'B2B' } })
    const { costs = '' } = (found?.match.params ?? {}) as { costs?: string }
    expect(readCostCalculation(costs)).toBeDefined()
  })
})

it('a search has no panel of taxes where businesses are told nothing of money, or the service names no car', async () => {
  const audience = { language: 'fr', salesType: 'B2B' } as const
  const panels = async (flags: object, car?: string) =>
    (await readSearchEntries(audience, { ...DEFAULT_FLAGS, ...flags }, car)).filter(
      ({ href }) => parsePath(href)?.match.name === 'financing.costs',
    )
  expect(await panels({ FINANCING_B2B: true }, '2FPMF5MJ')).toHaveLength(1)
  expect(await panels({ FINANCING_B2B: false }, '2FPMF5MJ')).toEqual([])
  expect(await panels({ FINANCING_B2B: true })).toEqual([])
})

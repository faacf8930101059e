import { describe, expect, it } from 'vitest'
import { configuratorQueries } from '@/data/configurator/queries'
import { keepWithinAudience } from '@/data/keep-previous'
import { stockQueries } from '@/data/stock/queries'

const audience = { lang: 'nl', sales_type: 'B2C' } as const
const kept = (...queryKey: readonly unknown[]) => keepWithinAudience(audience)('old', { queryKey })

describe('the previous answer', () => {
  it('stands in for the next one of the same language and sales type', () => {
    expect(kept('prices', { ...audience, id: 'born.v1' })).toBe('old')
  })

  it.each([
    ['another language', { ...audience, lang: 'fr' }],
    ['another sales type', { ...audience, sales_type: 'B2B' }],
    ['no sales type', { lang: 'nl' }],
    ['no language', { sales_type: 'B2C' }],
    ['no query', 'nl B2C'],
    ['nothing', null],
  ])('of %s does not', (_, asked) => {
    expect(kept('prices', asked)).toBeUndefined()
  })

  it('is looked for at the end of the key alone', () => {
    expect(kept(audience, 'prices')).toBeUndefined()
    expect(keepWithinAudience(audience)('old', undefined)).toBeUndefined()
  })
})

const car = { ...audience, id: 'born.v1' }
const born = { ...audience, carline_code: 'BORN' } as const

describe('a query whose answer stays while the next one loads', () => {
  it.each(
    Object.entries({
      simulations: configuratorQueries.financialSimulationsModels(born),
      delivery: configuratorQueries.delivery(car),
      configuration: configuratorQueries.configuration(car),
      choices: configuratorQueries.choices('born.v1', audience),
      prices: configuratorQueries.prices(car),
      quotes: configuratorQueries.quotes(car),
      pictures: configuratorQueries.pictures(car),
      filters: stockQueries.filters(audience),
      vehicles: stockQueries.vehicles(born),
    }),
  )('ends its key with its audience, and keeps within it: %s', (_, { queryKey, placeholderData }) => {
    if (typeof placeholderData !== 'function') throw new Error('nothing stays')
    const keep = placeholderData as (previous: unknown, query: { queryKey: readonly unknown[] }) => unknown
    expect(keep('old', { queryKey })).toBe('old')
    const others = { ...(queryKey.at(-1) as object), sales_type: 'B2B' }
    expect(keep('old', { queryKey: [...queryKey.slice(0, -1), others] })).toBeUndefined()
  })
})

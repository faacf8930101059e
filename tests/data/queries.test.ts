import { server } from '@tests/msw/server'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { CALLS } from '@/contract/calls'
import { configuratorQueries } from '@/data/configurator/queries'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { navigationQueries } from '@/data/navigation/queries'
import { prefetch } from '@/data/prefetch.server'
import type { Prefetchable } from '@/data/prefetchable'
import { createQueryClient } from '@/data/query-client'
import { stockQueries } from '@/data/stock/queries'
import { deferred } from './deferred'

const audience = { lang: 'fr', sales_type: 'B2B' } as const
const car = { ...audience, id: 'born.v1' }
const born = { ...audience, carline_code: 'BORN' } as const

/** Each query of the contract, by the name of its call. */
const contractQueries = {
  'models-prices': configuratorQueries.modelsPrices(audience),
  'financial-simulations-models': configuratorQueries.financialSimulationsModels(born),
  configurations: configuratorQueries.configurations(born),
  standards: configuratorQueries.standards(car),
  delivery: configuratorQueries.delivery(car),
  configuration: configuratorQueries.configuration(car),
  choices: configuratorQueries.choices('born.v1', audience),
  prices: configuratorQueries.prices(car),
  quotes: configuratorQueries.quotes({ ...car, duration: 48 }),
  pictures: configuratorQueries.pictures(car),
  'cupra-params': configuratorQueries.cupraParams({ ...audience, cupra_code: 'ABCD1234' }),
  'marketing-code': configuratorQueries.marketingCode(car),
  'stock-filters': stockQueries.filters(audience),
  'cupra-code-stock': stockQueries.cupraCodeStock({ ...audience, cupra_code: 'ABCD1234' }),
  'stock-vehicles': stockQueries.vehicles({ ...audience, sort: 'PRICE_ASC' }),
  'feature-flags': featureFlagQueries.all(),
}

const siteQueries = {
  'navigation cars': navigationQueries.cars('fr'),
  'navigation header': navigationQueries.group('fr', 'header'),
  'navigation footer': navigationQueries.group('fr', 'footer'),
}

/** Runs a query until its request arrives somewhere that never answers. */
async function requestOf(query: Prefetchable) {
  const client = createQueryClient()
  const arrived = deferred<Request>()
  server.use(
    http.all('*', ({ request }) => {
      arrived.resolve(request)
      return new Promise<never>(() => undefined)
    }),
  )
  const outcome = prefetch(client, [query])
  return { client, outcome, request: await arrived.promise }
}

describe.each(Object.entries(contractQueries))('the query %s', (name, query) => {
  it('sends its call of the contract', async () => {
    const call = CALLS.find((each) => each.name === name)
    const { client, request, outcome } = await requestOf(query)
    expect(`${request.method} ${new URL(request.url).pathname}`).toBe(
      `${call?.method} /api/backend${call?.path.replace(':id', 'born.v1')}`,
    )
    await client.cancelQueries()
    await outcome
  })

  it('is cancelled down to its request', async () => {
    const { client, request, outcome } = await requestOf(query)
    expect(request.signal.aborted).toBe(false)
    await client.cancelQueries({ queryKey: query.queryKey })
    await vi.waitFor(() => expect(request.signal.aborted).toBe(true))
    expect((await outcome).queries).toEqual([])
  })
})

describe.each(Object.entries(siteQueries))('the query %s', (_, query) => {
  it('is cancelled down to its request', async () => {
    const { client, request, outcome } = await requestOf(query)
    expect(new URL(request.url).pathname).toBe('/api/navigation')
    await client.cancelQueries({ queryKey: query.queryKey })
    await vi.waitFor(() => expect(request.signal.aborted).toBe(true))
    expect((await outcome).queries).toEqual([])
  })
})

describe('keys', () => {
  const keyOf = ({ queryKey }: { queryKey: readonly unknown[] }) => JSON.stringify(queryKey)

  it('are a query of their own for each call', () => {
    const keys = [...Object.values(contractQueries), ...Object.values(siteQueries)].map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('differ by language and sales type', () => {
    const { prices, choices } = configuratorQueries
    const readers = [audience, { lang: 'nl', sales_type: 'B2B' }, { lang: 'fr', sales_type: 'B2C' }] as const
    expect(new Set(readers.map((reader) => keyOf(prices({ ...reader, id: 'a' })))).size).toBe(3)
    expect(new Set(readers.map((reader) => keyOf(choices('a', reader)))).size).toBe(3)
  })
})

import { renderHook } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { withQueryClient } from '@tests/with-query-client'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import * as configurator from '@/data/configurator/hooks'
import { configuratorQueries } from '@/data/configurator/queries'
import { useCreateCupraCode } from '@/data/configurator/use-create-cupra-code'
import { createQueryClient } from '@/data/query-client'
import * as stock from '@/data/stock/hooks'
import { stockQueries } from '@/data/stock/queries'

const audience = { lang: 'fr', sales_type: 'B2B' } as const
const car = { ...audience, id: 'born.v1' }
const born = { ...audience, carline_code: 'BORN' } as const
const code = { ...audience, cupra_code: 'ABCD1234' }

/** Each hook with the query that it has to ask. */
const hooks = {
  useModelsPrices: [() => configurator.useModelsPrices(audience), configuratorQueries.modelsPrices(audience)],
  useFinancialSimulationsModels: [
    () => configurator.useFinancialSimulationsModels(born),
    configuratorQueries.financialSimulationsModels(born),
  ],
  useConfigurations: [() => configurator.useConfigurations(born), configuratorQueries.configurations(born)],
  useStandards: [() => configurator.useStandards(car), configuratorQueries.standards(car)],
  useDelivery: [() => configurator.useDelivery(car), configuratorQueries.delivery(car)],
  useConfiguration: [() => configurator.useConfiguration(car), configuratorQueries.configuration(car)],
  useChoices: [() => configurator.useChoices('born.v1', audience), configuratorQueries.choices('born.v1', audience)],
  usePrices: [() => configurator.usePrices(car), configuratorQueries.prices(car)],
  useQuotes: [() => configurator.useQuotes(car), configuratorQueries.quotes(car)],
  usePictures: [() => configurator.usePictures(car), configuratorQueries.pictures(car)],
  useTurntable: [() => configurator.useTurntable(born), configuratorQueries.turntable(born)],
  useCupraParams: [() => configurator.useCupraParams(code), configuratorQueries.cupraParams(code)],
  useMarketingCode: [() => configurator.useMarketingCode(car), configuratorQueries.marketingCode(car)],
  useStockFilters: [() => stock.useStockFilters(audience), stockQueries.filters(audience)],
  useCupraCodeStock: [() => stock.useCupraCodeStock(code), stockQueries.cupraCodeStock(code)],
  useStockVehicles: [() => stock.useStockVehicles(born), stockQueries.vehicles(born)],
} as const satisfies Readonly<Record<keyof typeof configurator | keyof typeof stock, unknown>>

beforeEach(() => {
  server.use(http.all('*', () => new Promise<never>(() => undefined)))
})

describe('a hook', () => {
  it.each(Object.entries(hooks))('%s asks the query of its name', (_, [useIt, { queryKey }]) => {
    const client = createQueryClient()
    const { result, unmount } = renderHook(() => useIt(), { wrapper: withQueryClient(client) })
    expect(
      client
        .getQueryCache()
        .getAll()
        .map((query) => query.queryKey),
    ).toEqual([queryKey])
    expect(result.current).toMatchObject({ isPending: true, fetchStatus: 'fetching' })
    unmount()
  })

  it('useStockFilters asks nothing while it is not wanted', () => {
    const { result, unmount } = renderHook(() => stock.useStockFilters(audience, { enabled: false }), {
      wrapper: withQueryClient(),
    })
    expect(result.current).toMatchObject({ isPending: true, fetchStatus: 'idle' })
    unmount()
  })

  it('useCreateCupraCode sends nothing before it is told to', () => {
    const client = createQueryClient()
    const { result } = renderHook(() => useCreateCupraCode(), { wrapper: withQueryClient(client) })
    expect([result.current.isIdle, client.isMutating()]).toEqual([true, 0])
    result.current.create({ ...car, origin: 'ccf' })
    expect(client.getMutationCache().getAll()[0]?.options.mutationKey).toEqual(
      configuratorQueries.createCupraCode().mutationKey,
    )
    client.clear()
  })
})

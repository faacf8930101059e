import { secondServiceAdapters } from '@tests/second-service/adapters'
import { nameOf, secondService } from '@tests/second-service/service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adapters } from '@/data/adapters/table'
import * as configurator from '@/data/configurator/calls'
import { RemoteUnreachable, WrongShape } from '@/data/errors'
import { getFeatureFlags } from '@/data/feature-flags/calls'
import type { Deviation } from '@/data/read-answer'
import { setDeviationReporter } from '@/data/report-deviations'
import * as stock from '@/data/stock/calls'
import { setTransport, transportTo } from '@/data/transport'
import { AUDIENCES } from '@/routing/audiences'

/** The whole main job with a service that speaks otherwise, through adapters alone. */

let contracts = transportTo('backend')
const own: Record<string, unknown> = adapters

const connectSecond = () => {
  Object.assign(own, secondServiceAdapters)
  setTransport('backend', {
    base: 'http://second.invalid',
    fetch: (input, init) => secondService(new Request(input, init)),
  })
}
const connectContracts = () => {
  for (const name of Object.keys(own)) delete own[name]
  setTransport('backend', contracts)
}

let told: Deviation[] = []
beforeEach(() => {
  told = []
  setDeviationReporter((_, deviations) => told.push(...deviations))
})
beforeAll(() => {
  contracts = transportTo('backend')
  connectSecond()
})
afterAll(connectContracts)

/** The answer with the ids of the contract's service. */
const named = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer).replace(/"([\da-f]{8}-[\da-f-]{27})"/g, (_, uuid: string) => JSON.stringify(nameOf(uuid))),
  )

/** What the contract's service answers to the same question. */
async function byContract<A>(ask: () => Promise<A>): Promise<A> {
  connectContracts()
  try {
    return await ask()
  } finally {
    connectSecond()
  }
}

describe.each(AUDIENCES)('the main job, $language $salesType', ({ language, salesType }) => {
  const audience = { lang: language, sales_type: salesType } as const

  it('from a model to a car with its choices, its price, its quotes and its code', async () => {
    const models = await configurator.getModelsPrices(audience)
    expect(named(models)).toEqual(await byContract(() => configurator.getModelsPrices(audience)))
    const carline_code = models.models[0]?.carline_code ?? 'BORN'
    const { configurations } = await configurator.getConfigurations({ ...audience, carline_code })
    const id = configurations[0]?.id ?? ''
    expect(id).toMatch(/^[\da-f]{8}-/)

    const { categories } = await configurator.getChoices(id, audience)
    const next = categories.flatMap(({ choices }) => choices).find(({ state }) => state === 'available')?.next_id ?? ''
    const car = { ...audience, id: next }
    const same = { ...audience, id: nameOf(next) }
    for (const ask of [
      configurator.getConfiguration,
      configurator.getPrices,
      configurator.getQuotes,
      configurator.getStandards,
      configurator.getDelivery,
      configurator.getPictures,
      configurator.getMarketingCode,
    ] as const) {
      expect(named(await ask(car))).toEqual(await byContract(async () => (await ask(same)) as unknown))
    }
    const { cupra_code } = await configurator.createCupraCode(car)
    expect(named(await configurator.getCupraParams({ ...audience, cupra_code }))).toEqual(
      await byContract(() => configurator.getCupraParams({ ...audience, cupra_code })),
    )
    expect(told).toEqual([])
  })

  it('from the filters of the stock to a page of it and a car, from cursor to cursor', async () => {
    const criteria = { fuel_type: ['ELECTRIC'] }
    const search = { ...audience, criteria, offset: 30, limit: 40, sort: 'PRICE_ASC' } as const
    const page = await stock.searchStockVehicles(search)
    expect(page.vehicles).toHaveLength(40)
    expect(page).toEqual(await byContract(() => stock.searchStockVehicles(search)))
    expect(await stock.getStockFilters(audience)).toEqual(await byContract(() => stock.getStockFilters(audience)))
    const commission_id = page.vehicles[0]?.commission_id ?? ''
    const { detail } = await stock.searchStockVehicles({ ...audience, commission_id })
    expect(detail?.commission_id).toBe(commission_id)
    expect(told).toEqual([])
  })
})

const audience = { lang: 'nl', sales_type: 'B2C' } as const

it('the flags are those of the service', async () => {
  expect(await getFeatureFlags()).toEqual(await byContract(() => getFeatureFlags()))
})

it('its own errors are those of the contract', async () => {
  const asked = stock.searchStockVehicles({ ...audience, commission_id: 'ZZZZZZ99' })
  await expect(asked).rejects.toMatchObject({ name: 'RemoteProblem', status: 404, code: 'unknown_vehicle' })
  expect(told).toEqual([])
})

it('an adapter that cannot make anything of an answer is a wrong shape, and is told', async () => {
  setTransport('backend', { fetch: async () => Response.json('maintenance') })
  await expect(stock.searchStockVehicles(audience)).rejects.toThrow(WrongShape)
  expect(told).toMatchObject([{ kind: 'wrong-shape', path: '(body)' }])
  connectSecond()
})

it('a service that does not answer is not the fault of its adapter', async () => {
  setTransport('backend', { fetch: () => Promise.reject(new TypeError('refused')) })
  await expect(stock.searchStockVehicles(audience)).rejects.toThrow(RemoteUnreachable)
  expect(told).toEqual([])
  connectSecond()
})

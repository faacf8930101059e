import { financialSimulationsModels, quotes } from '@demo/backend/finance/handlers'
import { describe, expect, it } from 'vitest'
import { getFinancialSimulationsModels, getModelsPrices, getQuotes } from '@/data/configurator/calls'
import { deviate } from './deviant-service'

/** A service that answers with every product that the audience is offered, whichever one was asked for. */

const audience = { lang: 'fr', sales_type: 'B2C' } as const

async function askQuotes(product_code?: 'pl') {
  const { models } = await getModelsPrices(audience)
  const car = { ...audience, cupra_code: models[0]?.from_cupra_code }
  const every = quotes(car)
  expect(every.offers.length).toBeGreaterThan(1)
  expect(every.offers[0]?.product_code).not.toBe('pl')
  deviate('quotes', (answer) => {
    answer.offers = every.offers
  })
  return (await getQuotes({ ...car, ...(product_code && { product_code }) })).offers.map((offer) => offer.product_code)
}

describe('quotes of a service that answers with every product', () => {
  it('are those of the product that was asked for', async () => {
    expect(await askQuotes('pl')).toEqual(['pl'])
  })

  it('are none of a product that is not among them', async () => {
    const { models } = await getModelsPrices(audience)
    deviate('quotes', (answer) => {
      answer.offers = answer.offers.map((offer: object) => ({ ...offer, product_code: 'el' }))
    })
    const asked = { ...audience, cupra_code: models[0]?.from_cupra_code, product_code: 'pl' } as const
    expect((await getQuotes(asked)).offers).toEqual([])
  })

  it('are all of them where none was named', async () => {
    expect((await askQuotes()).length).toBeGreaterThan(1)
  })
})

it('simulations of such a service are those of the product that was asked for', async () => {
  const every = financialSimulationsModels(audience)
  expect(new Set(every.simulations.map(({ product_code }) => product_code)).size).toBeGreaterThan(1)
  deviate('financial-simulations-models', (answer) => {
    answer.simulations = every.simulations
  })
  const { simulations: read } = await getFinancialSimulationsModels({ ...audience, product_code: 'pl' })
  expect(new Set(read.map(({ product_code }) => product_code))).toEqual(new Set(['pl']))
})

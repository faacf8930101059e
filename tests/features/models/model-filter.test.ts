import { describe, expect, it } from 'vitest'
import { modelsPrices } from '@/backend/configurator/handlers'
import { motorisationsOf } from '@/domain/fuel-type'
import { BUDGETS, filterModels, readModelFilter } from '@/features/models/model-filter'

const { models } = modelsPrices({ lang: 'nl', sales_type: 'B2C' })

describe('the filter of the models', () => {
  it('is none when the address says nothing, or something it does not know', () => {
    expect(readModelFilter({})).toEqual({ motorisation: undefined, budget: undefined })
    expect(readModelFilter({ motorisation: 'steam', budget: '1' })).toEqual(readModelFilter({}))
    expect(readModelFilter({ motorisation: ['electric', 'hybrid'], budget: '-35000' })).toEqual(readModelFilter({}))
  })

  it('leaves the models that can have the motorisation', () => {
    const electric = filterModels(models, { motorisation: 'electric' }, 'B2C')
    expect(electric.length).toBeGreaterThan(0)
    expect(electric.length).toBeLessThan(models.length)
    for (const { fuel_types } of electric) expect(motorisationsOf(fuel_types)).toContain('electric')
  })

  it.each(['B2C', 'B2B'] as const)('holds the budget against the price that a %s reader sees', (salesType) => {
    for (const budget of BUDGETS) {
      const within = filterModels(models, { budget }, salesType)
      for (const model of models) {
        const price = salesType === 'B2B' ? model.from_price.excl : model.from_price.incl
        expect(within.includes(model)).toBe(price <= budget)
      }
    }
  })

  it('puts the cheapest first', () => {
    const prices = filterModels(models, {}, 'B2C').map(({ from_price }) => from_price.incl)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })
})

import { modelsPrices } from '@demo/backend/configurator/handlers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listMotorisations } from '@/domain/fuel-type'
import {
  BUDGETS,
  FILTER_VALUES,
  filterModels,
  isFiltered,
  listAnswers,
  type ModelFilter,
  parseModelFilter,
  QUESTIONS,
  writeModelFilter,
} from '@/features/models/model-filter'
import { findRelaxations } from '@/features/models/relaxations'

const { models } = modelsPrices({ lang: 'nl', sales_type: 'B2C' })

const anyFilter: fc.Arbitrary<ModelFilter> = fc.record(
  {
    motorisation: fc.constantFrom(...FILTER_VALUES.motorisation),
    budget: fc.constantFrom(...FILTER_VALUES.budget),
    body: fc.constantFrom(...FILTER_VALUES.body),
    range: fc.constantFrom(...FILTER_VALUES.range),
    seats: fc.constantFrom(...FILTER_VALUES.seats),
  },
  { requiredKeys: [] },
)

describe('the filter of the models', () => {
  it('is none when the address says nothing, or something it does not know', () => {
    expect(parseModelFilter({})).toEqual({})
    expect(parseModelFilter({ motorisation: 'steam', budget: '1', body: 'boat' })).toEqual({})
    expect(parseModelFilter({ motorisation: ['electric', 'hybrid'], budget: '-35000' })).toEqual({})
    expect(isFiltered({})).toBe(false)
  })

  it('is the same after a way through the address', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const written = Object.entries(writeModelFilter(filter)).filter(([, value]) => value !== undefined)
        const query = Object.fromEntries(written.map(([name, value]) => [name, String(value)]))
        expect(parseModelFilter(query)).toEqual(filter)
      }),
    )
  })

  it('leaves the models that can have the motorisation', () => {
    const electric = filterModels(models, { motorisation: 'electric' }, 'B2C')
    expect(electric.length).toBeGreaterThan(0)
    expect(electric.length).toBeLessThan(models.length)
    for (const { fuel_types } of electric) expect(listMotorisations(fuel_types)).toContain('electric')
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

  it('knows a body for every model on sale', () => {
    const counted = FILTER_VALUES.body.reduce((sum, body) => sum + filterModels(models, { body }, 'B2C').length, 0)
    expect(counted).toBe(models.length)
  })

  it('asks for a range that at least one version reaches', () => {
    for (const model of filterModels(models, { range: 500 }, 'B2C')) {
      expect(model.wltp.range?.max ?? model.wltp.range?.value).toBeGreaterThanOrEqual(500)
    }
  })

  it('puts the cheapest first', () => {
    const prices = filterModels(models, {}, 'B2C').map(({ from_price }) => from_price.incl)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('that lets nothing through names single steps back, each of which brings models', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        for (const { question, value, count } of findRelaxations(models, filter, 'B2C')) {
          const left = filterModels(models, { ...filter, [question]: value }, 'B2C')
          expect(left).toHaveLength(count)
          expect(count).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('gives way as little as it must, and by a step before a wish is dropped', () => {
    const filter = { motorisation: 'electric', budget: 30_000, range: 500 } as const
    expect(filterModels(models, filter, 'B2C')).toEqual([])
    const [first, ...others] = findRelaxations(models, filter, 'B2C')
    expect(first).toEqual({ question: 'budget', value: 45_000, count: 1 })
    expect(others).toContainEqual({ question: 'range', value: 400, count: 1 })
    expect(QUESTIONS).toContain(first?.question)
  })
})

describe('the answers of a question', () => {
  it('tell models apart: what every model gives is none', () => {
    for (const question of QUESTIONS) {
      for (const value of listAnswers(models, question, {}, 'B2C')) {
        expect(filterModels(models, { [question]: value }, 'B2C').length, `${question} ${value}`).toBeLessThan(
          models.length,
        )
      }
    }
    expect(listAnswers(models, 'seats', {}, 'B2C')).toEqual([])
    expect(listAnswers(models, 'motorisation', {}, 'B2C').length).toBeGreaterThan(1)
  })

  it('keep the one that an address has chosen, so that it can be taken back', () => {
    expect(listAnswers(models, 'seats', { seats: 4 }, 'B2C')).toEqual([4])
  })
})

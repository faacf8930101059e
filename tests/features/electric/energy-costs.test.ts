import { describe, expect, it } from 'vitest'
import { ENERGY_PRICES } from '@/domain/dated/energy-prices'
import { costPer100, energyCosts } from '@/features/electric/energy-costs'

const PRICES = { home: 0.3, street: 0.5, fast: 0.7, petrol: 1.6 }
const DRIVING = { kmPerYear: 12_000, kwhPer100: 16, litresPer100: 6, homeShare: 1, fastShare: 0 }

describe('the cost of energy', () => {
  it('is the consumption times the price of where the energy comes from', () => {
    const costs = energyCosts(DRIVING, PRICES)
    expect(costs.electricPer100).toBeCloseTo(4.8)
    expect(costs.electricPerMonth).toBeCloseTo(48)
    expect(costs.petrolPer100).toBeCloseTo(9.6)
    expect(costs.petrolPerMonth).toBeCloseTo(96)
    expect(costPer100('fast', 16, PRICES)).toBeCloseTo(11.2)
  })

  it('takes from public chargers what is charged neither at home nor at a fast one', () => {
    const { electricPer100 } = energyCosts({ ...DRIVING, homeShare: 0.5, fastShare: 0.25 }, PRICES)
    expect(electricPer100).toBeCloseTo(16 * (0.5 * 0.3 + 0.25 * 0.7 + 0.25 * 0.5))
  })

  it('begins with prices of a known day, lower without VAT', () => {
    expect(Date.parse(ENERGY_PRICES.from)).not.toBeNaN()
    for (const key of ['home', 'street', 'fast', 'petrol'] as const) {
      expect(ENERGY_PRICES.B2B[key]).toBeLessThan(ENERGY_PRICES.B2C[key])
    }
  })
})

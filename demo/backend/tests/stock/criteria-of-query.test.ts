import { criteriaOfQuery } from '@demo/backend/stock/criteria-of-query'
import { describe, expect, it } from 'vitest'

const audience = { lang: 'nl', sales_type: 'B2C' } as const
const criteria = (query: object) => criteriaOfQuery({ ...audience, ...query })

describe('the criteria in an address', () => {
  it('are none when nothing is asked for', () => {
    expect(criteria({})).toEqual({})
    expect(criteria({ color: '', equipment: ',' })).toEqual({})
    expect(criteria({ promotion: 'false' })).toEqual({})
  })

  it('are values with commas between them, empty ones left out', () => {
    expect(criteria({ carline: 'BORN', color: 'PETR,,MIDN,' })).toEqual({ carline: ['BORN'], color: ['PETR', 'MIDN'] })
  })

  it('are bounds, one or both, a zero too', () => {
    expect(criteria({ price_max: 45_000, power_min: 0, co2_min: 0, co2_max: 0 })).toEqual({
      price: { max: 45_000 },
      power: { min: 0 },
      co2: { min: 0, max: 0 },
    })
  })

  it('are switches that are on', () => {
    expect(criteria({ promotion: 'true', incentive: 'FLEMISH_REGION_INCENTIVE' })).toEqual({
      promotion: true,
      incentive: 'FLEMISH_REGION_INCENTIVE',
    })
  })
})

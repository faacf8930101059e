import { indexOfCommission, makeCommissionId } from '@demo/backend/stock/commission-id'
import { describe, expect, it } from 'vitest'

describe('a commission number', () => {
  it.each([
    [0, 'B1234567'],
    [1, 'B8603354'],
    [599, 'B5141949'],
    [99_999, 'B3228963'],
  ])('of vehicle %i is %s for ever', (index, id) => {
    expect(makeCommissionId(index)).toBe(id)
    expect(indexOfCommission(id)).toBe(index)
  })

  it('is unlike that of its neighbour and is read back', () => {
    const numbers = Array.from({ length: 5_000 }, (_, index) => makeCommissionId(index * 40))
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const [index, id] of numbers.entries()) {
      expect(id).toMatch(/^B\d{7}$/)
      expect(indexOfCommission(id)).toBe(index * 40)
    }
  })

  it('has seven digits, though it begin with zeros', () => {
    const index = indexOfCommission('B0000042')
    expect(index === undefined ? undefined : makeCommissionId(index)).toBe('B0000042')
  })

  it('has an index up to the last number below the prime, and none from there on', () => {
    expect(indexOfCommission('B9999990')).toBeDefined()
    expect(indexOfCommission('B9999991')).toBeUndefined()
    expect(indexOfCommission('B9999999')).toBeUndefined()
  })

  it.each(['', 'B123456', 'B12345678', 'C1234567', '1234567', 'b1234567', 'B12E4567', ' B1234567', 'B1234567 '])(
    '%j is none',
    (id) => {
      expect(indexOfCommission(id)).toBeUndefined()
    },
  )
})

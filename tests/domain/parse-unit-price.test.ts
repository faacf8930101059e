import { describe, expect, it } from 'vitest'
import { parseUnitPrice } from '@/domain/parse-unit-price'

describe('a price for each litre or kWh', () => {
  it.each([
    ['1,559', 1.559],
    ['1.559 €/l', 1.559],
    ['€ 1,7890', 1.789],
    ['0,2873 €/kWh', 0.2873],
    ['0,32', 0.32],
    ['０,２８７３', 0.2873],
    ['0,2873 €/kWh excl. btw', 0.2873],
    ['2', 2],
    ['0', 0],
  ])('« %s » is %f', (typed, price) => {
    expect(parseUnitPrice(typed, 'B2B')).toBe(price)
  })

  it.each(['', ' ', '28,5', '1559', '10', '12,500', '1.559.000', '1,559 x', 'gratis'])('« %s » is none', (typed) => {
    expect(parseUnitPrice(typed, 'B2B')).toBe('not_an_amount')
  })

  it('says of one below zero that it is, and of one with the tax of other buyers', () => {
    expect(parseUnitPrice('-0,30', 'B2B')).toBe('negative')
    expect(parseUnitPrice('1,559 TVAC', 'B2B')).toBe('with_vat')
  })
})

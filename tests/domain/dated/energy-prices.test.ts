import { expect, it } from 'vitest'
import { ENERGY_PRICES } from '@/domain/dated/energy-prices'

const cents = (euro: number) => Math.round(euro * 100) / 100

it('the site has one price of each energy: a business reads it without the VAT that a household pays', () => {
  const { B2B, B2C } = ENERGY_PRICES
  // Electricity at home bears 6 %, all else 21 %.
  expect(B2B.home).toBe(cents(B2C.home / 1.06))
  // Prices of public chargers and petrol are told in whole cents.
  for (const kind of ['street', 'fast', 'petrol'] as const) expect(B2B[kind], kind).toBe(cents(B2C[kind] / 1.21))
})

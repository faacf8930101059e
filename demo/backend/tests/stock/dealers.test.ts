import { DEALERS } from '@demo/backend/stock/dealers'
import { describe, expect, it } from 'vitest'
import { dealerSchema } from '@/contract/stock'
import { distanceKm, placeOfZipcode } from '@/domain/places'

describe.each(DEALERS.map((dealer) => [dealer.id, dealer] as const))('the dealer %s', (_, dealer) => {
  it('is whole: an id for an address, a name, a town, a number that nobody has', () => {
    for (const city of Object.values(dealer.city)) {
      expect(dealerSchema.parse({ ...dealer, city })).toEqual({ ...dealer, city })
      expect(city).toMatch(/^\p{Lu}/u)
    }
    expect(dealer.id).toMatch(/^[a-z-]+$/)
    expect(dealer.name).toMatch(/^\p{Lu}.+ \p{Lu}/u)
    expect(dealer.phone).toMatch(/^\+32 (?:\d 555|\d\d 55) 01 \d\d$/)
  })

  it('stands in the area of its postal code', () => {
    expect(distanceKm(dealer, placeOfZipcode(dealer.zipcode))).toBeLessThan(15)
  })
})

it.each(['id', 'name', 'phone', 'zipcode'] as const)('no two dealers share their %s', (field) => {
  expect(new Set(DEALERS.map((dealer) => dealer[field])).size).toBe(DEALERS.length)
})

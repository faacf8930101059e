import { describe, expect, it } from 'vitest'
import { distanceKm, placeOfZipcode } from '@/domain/places'

describe('places', () => {
  it.each([
    ['1000', '2000', 41, 45],
    ['9000', '8000', 35, 45],
    ['4000', '6700', 100, 115],
    ['1000', '1000', 0, 0],
  ])('%s is as far from %s as a map says', (from, to, least, most) => {
    const distance = distanceKm(placeOfZipcode(from), placeOfZipcode(to))
    expect(distance).toBeGreaterThanOrEqual(least)
    expect(distance).toBeLessThanOrEqual(most)
  })

  it('know every postal code', () => {
    for (let zipcode = 1_000; zipcode <= 9_999; zipcode += 1) {
      const { latitude, longitude } = placeOfZipcode(String(zipcode))
      expect(latitude).toBeGreaterThan(49.4)
      expect(latitude).toBeLessThan(51.6)
      expect(longitude).toBeGreaterThan(2.5)
      expect(longitude).toBeLessThan(6.5)
    }
  })
})

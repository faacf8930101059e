import { describe, expect, it } from 'vitest'
import { benefitPercentage } from '@/features/models/benefit-percentage'

describe('the benefit in kind by CO2 (income year 2026)', () => {
  it('is 11.5 % for petrol at 130 g/km and 12.7 % for diesel', () => {
    expect(benefitPercentage('BENZINE', 130)).toBe(11.5)
    expect(benefitPercentage('DIESEL', 130)).toBe(12.7)
  })

  it('is never below 4 % nor above 18 %', () => {
    expect(benefitPercentage('ELECTRIC', 0)).toBe(4)
    expect(benefitPercentage('HYBRID', 30)).toBe(4)
    expect(benefitPercentage('BENZINE', 300)).toBe(18)
  })
})

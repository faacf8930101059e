import { expect, it } from 'vitest'
import { flemishPremiumOn } from '@/domain/dated/premiums'

it('the Flemish premium was paid for orders until 22 November 2024, that day included, and not since', () => {
  expect(flemishPremiumOn('2024-11-22')?.mostPrice).toBe(40_000_00)
  expect(flemishPremiumOn('2024-11-23')).toBeUndefined()
  expect(flemishPremiumOn('2023-12-31')).toBeUndefined()
})

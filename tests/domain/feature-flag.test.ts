import { describe, expect, it } from 'vitest'
import { MODELLED_CARLINES } from '@/domain/carline'
import { ALL_FLAGS_OFF, isStockAvailable } from '@/domain/feature-flag'

describe('the stock of a carline', () => {
  it('is available while its own flag is on', () => {
    expect(isStockAvailable('BORN', { ...ALL_FLAGS_OFF, STOCK_BORN_AVAILABLE: true })).toBe(true)
    expect(isStockAvailable('BORN', { ...ALL_FLAGS_OFF, STOCK_LEON_AVAILABLE: true })).toBe(false)
    expect(isStockAvailable('BORN', {})).toBe(false)
  })

  it('needs no flag where the specification names none', () => {
    const named = ['BORN', 'FORMENTOR', 'LEON', 'LEONBREAK', 'TAVASCAN']
    const always = MODELLED_CARLINES.filter((carline) => isStockAvailable(carline, ALL_FLAGS_OFF))
    expect(always).toEqual(MODELLED_CARLINES.filter((carline) => !named.includes(carline)))
  })
})

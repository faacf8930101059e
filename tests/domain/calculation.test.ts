import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Calculation, readCalculation, writeCalculation } from '@/domain/calculation'
import { DURATIONS, LAST_PERCENTS, MILEAGES, PRODUCT_CODES } from '@/domain/finance-terms'

const calculations: fc.Arbitrary<Calculation> = fc.record({
  car: fc.oneof(
    fc.record({ cupra_code: fc.stringMatching(/^[A-Z0-9]{8}$/) }),
    fc.record({ commission_id: fc.stringMatching(/^[A-Z0-9]{6,12}$/) }),
  ),
  product: fc.constantFrom(...PRODUCT_CODES),
  duration: fc.constantFrom(...DURATIONS),
  mileage: fc.constantFrom(...MILEAGES),
  deposit: fc.stringMatching(/^[\d.,€-]{0,16}$/),
  last: fc.option(fc.constantFrom(...LAST_PERCENTS), { nil: undefined }),
})

describe('a calculation in an address', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(calculations, (one) => {
        expect(readCalculation(writeCalculation(one))).toEqual(one)
      }),
    )
  })

  it.each([
    '',
    'X~pl~48~15000~',
    '2FPMF5MJ~xx~48~15000~',
    '2FPMF5MJ~pl~72~15000~',
    '2FPMF5MJ~pl~48~12000~',
    '2FPMF5MJ~pl~48~15000~1~2',
    '2FPMF5MJ~ac~48~15000~~',
    '2FPMF5MJ~ac~48~15000~~20~1',
    'stock.B1~pl~48~15000~',
    `2FPMF5MJ~pl~48~15000~${'1'.repeat(41)}`,
  ])('is none: %j', (text) => {
    expect(readCalculation(text)).toBeUndefined()
  })

  it('keeps of what was typed what an address can carry', () => {
    const asked = { car: { cupra_code: '2FPMF5MJ' }, product: 'ac', duration: 48, mileage: 15_000 } as const
    const text = writeCalculation({ ...asked, deposit: ' 1~5/00\u0000 and many more words than fit into it' })
    expect(readCalculation(text)?.deposit).toBe('1500 and many more words than fit into i')
    // A sign of two halves at the place of the cut goes whole.
    expect(writeCalculation({ ...asked, deposit: `${'1'.repeat(39)}\u{10000}` })).not.toMatch(/\p{Surrogate}/u)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBudget, writeBudget } from '@/domain/budget'
import { DURATIONS, MILEAGES, PRODUCT_CODES } from '@/domain/finance-terms'
import { countCars, MOST_FLEET_LINES, readFleetPlan, writeFleetPlan } from '@/domain/fleet-plan'

const typed = fc.stringMatching(/^[\d.,€x-]{0,16}$/)
const product = fc.constantFrom(...PRODUCT_CODES)
const terms = { duration: fc.constantFrom(...DURATIONS), mileage: fc.constantFrom(...MILEAGES) }

describe('a search by monthly amount in an address', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.record({ amount: typed, product, ...terms, deposit: typed }), (budget) => {
        expect(readBudget(writeBudget(budget))).toEqual(budget)
      }),
    )
  })

  it.each(['', '550', '550~pl~48~15000', '550~xx~48~15000~', '550~pl~72~15000~', '550~pl~48~1~', '1~pl~48~15000~2~3'])(
    'is none: %j',
    (text) => expect(readBudget(text)).toBeUndefined(),
  )

  it('keeps of what was typed what an address can carry', () => {
    const budget = { product: 'pl', duration: 48, mileage: 15_000 } as const
    expect(readBudget(writeBudget({ ...budget, amount: ' 5~5/0 ', deposit: 'x'.repeat(50) }))).toEqual({
      ...budget,
      amount: '550',
      deposit: 'x'.repeat(40),
    })
  })
})

describe('a fleet in an address', () => {
  const line = fc.record({ code: fc.stringMatching(/^[A-Z0-9]{8}$/), count: typed, ...terms })

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.record({ product, lines: fc.array(line, { minLength: 1, maxLength: MOST_FLEET_LINES }) }),
        (plan) => {
          expect(readFleetPlan(writeFleetPlan(plan))).toEqual(plan)
        },
      ),
    )
  })

  it.each([
    '',
    'ol',
    'ol~',
    'xx~2FPMF5MJ*1*48*15000',
    'ol~2FPMF5M*1*48*15000',
    'ol~2FPMF5MJ*1*72*15000',
    'ol~2FPMF5MJ*1*48*15000*9',
    `ol${'~2FPMF5MJ*1*48*15000'.repeat(MOST_FLEET_LINES + 1)}`,
  ])('is none: %j', (text) => expect(readFleetPlan(text)).toBeUndefined())

  it('has no star in a number, which would begin another field', () => {
    const plan = { product: 'ol', lines: [{ code: '2FPMF5MJ', count: '1*2', duration: 48, mileage: 15_000 }] } as const
    expect(readFleetPlan(writeFleetPlan(plan))?.lines[0]?.count).toBe('12')
  })

  it.each([
    ['12', 12],
    [' 007 ', 7],
    ['999', 999],
    ['1000', 'too_many'],
    ['0', 'not_a_number'],
    ['-3', 'not_a_number'],
    ['1,5', 'not_a_number'],
    ['\u200e10\u00a0', 10],
    ['dix', 'not_a_number'],
    ['', 'not_a_number'],
  ])('counts %j as %j', (count, cars) => expect(countCars({ count })).toBe(cars))
})

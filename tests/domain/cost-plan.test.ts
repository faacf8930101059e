import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CostPlan,
  FIRST_COSTS,
  readCostCalculation,
  readCosts,
  regionOfPlace,
  writeCostCalculation,
  writeCosts,
} from '@/domain/cost-plan'

const plan: CostPlan = { place: '9000', rate: 40, kwh: '0,30', litre: '1.32' }

describe('what is asked of the costs of a car', () => {
  it('begins with the prices of the site, as Belgians write them', () => {
    expect(FIRST_COSTS).toEqual({ place: '', rate: 50, kwh: '0,30', litre: '1,32' })
  })

  it('is one text, with the other car only where one was chosen', () => {
    expect(writeCosts(plan)).toBe('9000~40~0,30~1.32')
    expect(writeCosts({ ...plan, carline: 'BORN' })).toBe('9000~40~0,30~1.32~BORN')
    expect(writeCosts({ ...plan, carline: 'BORN', other: '2FPMF5MJ' })).toBe('9000~40~0,30~1.32~BORN~2FPMF5MJ')
    expect(writeCosts({ ...plan, other: '2FPMF5MJ' })).toBe('9000~40~0,30~1.32')
  })

  it('is read as it was written, whatever was typed', () => {
    const typed = fc.string({ maxLength: 24, unit: 'binary' })
    fc.assert(
      fc.property(typed, typed, typed, (place, kwh, litre) => {
        const once = readCosts(writeCosts({ ...plan, place, kwh, litre }))
        expect(once).toBeDefined()
        expect(once && readCosts(writeCosts(once))).toEqual(once)
      }),
    )
    const whole = { ...plan, carline: 'LEON', other: '2FPMF5MJ' } as const
    expect(readCosts(writeCosts(whole))).toEqual(whole)
  })

  it.each([
    '',
    '9000~40~0,30',
    '9000~41~0,30~1,32',
    '9000~40~0,30~1,32~KODIAQ',
    '9000~40~0,30~1,32~BORN~short',
    '9000~40~0,30~1,32~~2FPMF5MJ',
    '9000~40~0,30~1,32~BORN~2FPMF5MJ~more',
    `${'9'.repeat(17)}~40~0,30~1,32`,
    `9000~40~${'9'.repeat(17)}~1,32`,
    `9000~40~0,30~${'9'.repeat(17)}`,
  ])('%s is nothing that was asked', (text) => expect(readCosts(text)).toBeUndefined())

  it('has the car and the terms before it, in the address of its page', () => {
    const built = { car: { cupra_code: '2FPMF5MJ' }, duration: 36, mileage: 20_000, costs: plan } as const
    expect(writeCostCalculation(built)).toBe('2FPMF5MJ~36~20000~9000~40~0,30~1.32')
    expect(readCostCalculation('2FPMF5MJ~36~20000~9000~40~0,30~1.32')).toEqual(built)
    const stock = { ...built, car: { commission_id: 'B5035764' } }
    expect(readCostCalculation(writeCostCalculation(stock))).toEqual(stock)
    expect(readCostCalculation('2FPMF5MJ~37~20000~9000~40~0,30~1.32')).toBeUndefined()
    expect(readCostCalculation('2FPMF5MJ~36~20000')).toBeUndefined()
  })

  it('names a region or a postal code', () => {
    expect(regionOfPlace('')).toBeUndefined()
    expect(regionOfPlace('  ')).toBeUndefined()
    expect(regionOfPlace('brussels')).toBe('brussels')
    expect(regionOfPlace('5000')).toBe('wallonia')
    expect(regionOfPlace('Paris')).toBe('unknown')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMPANY_DRIVERS } from '@/domain/company-car-tax'
import {
  type CostPlan,
  FIRST_COSTS,
  readCostCalculation,
  readCosts,
  regionOfPlace,
  writeCostCalculation,
  writeCosts,
} from '@/domain/cost-plan'

const plan: CostPlan = { place: '9000', driver: 'employee', rate: 40, share: 100, kwh: '0,30', litre: '1.32' }

describe('what is asked of the costs of a car', () => {
  it('begins with the prices of the site, as Belgians write them', () => {
    expect(FIRST_COSTS).toEqual({
      place: '',
      driver: 'employee',
      rate: 50,
      share: 100,
      kwh: '0,30',
      litre: '1,32',
    })
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

  it('says who drives beside the rate', () => {
    expect(writeCosts({ ...plan, driver: 'director' })).toBe('9000~40d~0,30~1.32')
    expect(writeCosts({ ...plan, driver: 'self', share: 70 })).toBe('9000~40s70~0,30~1.32')
    for (const driver of COMPANY_DRIVERS) {
      const asked = { ...plan, driver, share: driver === 'self' ? (60 as const) : (100 as const) }
      expect(readCosts(writeCosts(asked))).toEqual(asked)
    }
  })

  it.each([
    '',
    '9000~40x~0,30~1,32',
    '9000~d~0,30~1,32',
    '9000~40s~0,30~1,32',
    '9000~40s75~0,30~1,32',
    '9000~40ds70~0,30~1,32',
    '9000~x40~0,30~1,32',
    '9000~40~0,30',
    '9000~41~0,30~1,32',
    '9000~40~0,30~1,32~KODIAQ',
    '9000~40~0,30~1,32~BORN~short',
    '9000~40~0,30~1,32~~2FPMF5MJ',
    '9000~40~0,30~1,32~BORN~2FPMF5MJ~more',
    `${'9'.repeat(41)}~40~0,30~1,32`,
    `9000~40~${'9'.repeat(41)}~1,32`,
    `9000~40~0,30~${'9'.repeat(41)}`,
  ])('%s is nothing that was asked', (text) => expect(readCosts(text)).toBeUndefined())

  it('has the car and the terms before it, in the address of its page', () => {
    const built = {
      car: { cupra_code: '2FPMF5MJ' },
      duration: 36,
      mileage: 20_000,
      product: 'ol',
      costs: plan,
    } as const
    expect(writeCostCalculation(built)).toBe('2FPMF5MJ~36~20000~9000~40~0,30~1.32')
    expect(readCostCalculation('2FPMF5MJ~36~20000~9000~40~0,30~1.32')).toEqual(built)
    const stock = { ...built, car: { commission_id: 'B5035764' } }
    expect(readCostCalculation(writeCostCalculation(stock))).toEqual(stock)
    const renting = { ...built, product: 'fr' } as const
    expect(writeCostCalculation(renting)).toBe('2FPMF5MJ~36fr~20000~9000~40~0,30~1.32')
    expect(readCostCalculation('2FPMF5MJ~36fr~20000~9000~40~0,30~1.32')).toEqual(renting)
    for (const named of ['36ac', '36FR', 'fr', '36fr1', 'x36']) {
      expect(readCostCalculation(`2FPMF5MJ~${named}~20000~9000~40~0,30~1.32`)).toBeUndefined()
    }
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

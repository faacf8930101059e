import { fixedClock } from '@demo/backend/clock'
import { choices, configuration } from '@demo/backend/configurator/handlers'
import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { describe, expect, it } from 'vitest'
import { MODELLED_CARLINES } from '@/domain/carline'
import { taxTableOn, yearlyBenefit } from '@/domain/company-car-tax'

const TODAY = '2026-11-22'
const around = { clock: fixedClock(TODAY) }
const business = { lang: 'nl', sales_type: 'B2B' } as const

/** The benefit of a month in cents, from what the service says of the whole car. */
function monthlyBenefitOf(id: string): number {
  const { price, fuel_type, wltp } = configuration({ ...business, id }, around)
  if (fuel_type === 'OTHER') throw new Error('no table has it')
  const catalogValue = Math.round(price.catalog_value.incl * 100)
  return Math.round(yearlyBenefit({ catalogValue, fuel: fuel_type, co2: wltp.co2.value }, taxTableOn(TODAY).table) / 12)
}

describe('what a choice does to the benefit in kind', () => {
  it.each(MODELLED_CARLINES)('is the difference between the two cars, for each choice of %s', (carline) => {
    const id = carId(startCar(carline))
    const before = monthlyBenefitOf(id)
    const all = choices(id, business, around).categories.flatMap((category) => category.choices)
    for (const { code, state, next_id, benefit_delta } of all) {
      if (state !== 'available' || !next_id) expect(benefit_delta, code).toBeUndefined()
      else expect(Math.round((benefit_delta ?? 0) * 100), code).toBe(monthlyBenefitOf(next_id) - before)
    }
  })

  it('is nothing where the car stays below the least benefit of the year', () => {
    const deltasOf = (carline: 'RAVAL' | 'FORMENTOR') =>
      choices(carId(startCar(carline)), business, around).categories.flatMap((category) =>
        category.choices.flatMap(({ benefit_delta }) => benefit_delta ?? []),
      )
    expect(deltasOf('RAVAL')).toEqual([])
    expect(deltasOf('FORMENTOR').length).toBeGreaterThan(5)
  })

  it('is not said to a private buyer', () => {
    const all = choices(carId(startCar('LEON')), { lang: 'fr', sales_type: 'B2C' }, around).categories
    expect(all.flatMap((category) => category.choices).some((choice) => 'benefit_delta' in choice)).toBe(false)
  })
})

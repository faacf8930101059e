import { CATALOGUE_VERSION, CATALOGUE_VERSIONS, catalogue, findValidity } from '@demo/backend/catalogue/catalogue'
import { riseSince } from '@demo/backend/catalogue/price-changes'
import { promotionsOf } from '@demo/backend/catalogue/promotions'
import { fixedClock } from '@demo/backend/clock'
import { carState, codeMask, startCar } from '@demo/backend/engine/car'
import { compileCarline } from '@demo/backend/engine/compiled'
import { readCode, spellCar } from '@demo/backend/engine/cupra-code'
import { issuedPrice, lowestPriceBefore } from '@demo/backend/engine/past-price'
import { priceCar } from '@demo/backend/engine/price'
import { describe, expect, test } from 'vitest'
import { plusDays } from '@/domain/plus-days'
import { nextCars, startCars } from './walk'

const [oldest = ''] = CATALOGUE_VERSIONS

describe('the price of a code when it was made', () => {
  test('is that of today for a code of today, on every base configuration and every next one', () => {
    for (const car of startCars.flatMap((start) => [start, ...nextCars(start)])) {
      const issued = issuedPrice({ carline: car.carline, catalogueVersion: CATALOGUE_VERSION, state: carState(car) })
      expect(issued.total).toEqual(priceCar(car).total)
    }
  })

  test('leaves out what the catalogues since then have added', () => {
    const car = startCar('FORMENTOR')
    const rise = riseSince(oldest, 'FORMENTOR')
    expect(rise).toBeGreaterThan(0)
    const code = spellCar({ carline: car.carline, catalogueVersion: oldest, state: carState(car) })
    const issued = issuedPrice(readCode(code))
    expect(issued.total.incl).toBe(priceCar(car).totalCents - rise)
    expect([issued.validFrom, issued.validTo]).toEqual(Object.values(findValidity(oldest)))
  })

  test('counts what is no longer built, at what it cost', () => {
    const carline = startCar('FORMENTOR').carline
    const compiled = compileCarline(carline)
    const version = compiled.versionIndexes.get('V190Q') ?? -1
    const codes = ['LAVA', 'W18A', 'MICR', 'NAVI']
    const code = spellCar({ carline, catalogueVersion: '2026b', state: { version, chosen: codeMask(compiled, codes) } })
    const cents = (one: string) => compiled.prices[version]?.[compiled.itemIndexes.get(one) ?? -1] ?? Number.NaN
    const expected = codes.reduce((sum, one) => sum + cents(one), carline.versions[version]?.price ?? Number.NaN)
    expect(issuedPrice(readCode(code)).total.incl).toBe(expected - riseSince('2026b', 'FORMENTOR'))
  })

  test('is of a catalogue that follows the one before it without a gap', () => {
    CATALOGUE_VERSIONS.slice(1).forEach((version, at) => {
      expect(findValidity(version).from).toBe(plusDays(findValidity(CATALOGUE_VERSIONS[at] ?? '').to, 1))
    })
  })
})

describe('the lowest price before a reduction', () => {
  test('is none on a day without a reduction', () => {
    expect(lowestPriceBefore(startCar('BORN'), fixedClock('2026-07-15'))).toBeUndefined()
  })

  test('is looked for in the 30 days before the reduction began, however long it has lasted', () => {
    // ELEKTRO26 began on 1 September, under the catalogue that the one of October made cheaper for the Born.
    const car = startCar('BORN')
    for (const day of ['2026-09-01', '2026-11-22', '2026-12-31']) {
      expect(lowestPriceBefore(car, fixedClock(day))?.incl).toBe(priceCar(car).totalCents - riseSince('2026b', 'BORN'))
    }
  })

  test('is above the reduced price on the first and on the last day of each promotion of a year', () => {
    for (const { carlines, validFrom, validTo } of promotionsOf('2028')) {
      for (const [carline, day] of carlines.flatMap((code) => [validFrom, validTo].map((at) => [code, at] as const))) {
        const price = priceCar(startCar(carline), fixedClock(day))
        const lowest = lowestPriceBefore(startCar(carline), fixedClock(day))?.incl
        expect(lowest, `${carline} on ${day}`).toBeGreaterThan(price.totalCents - price.discountCents)
      }
    }
  })

  test('is never above a price that was asked in those days', () => {
    for (const { carlines, validFrom } of promotionsOf('2026').filter(({ validFrom: from }) => from > '2026-03-01')) {
      for (const carline of carlines.filter((code) => catalogue.has(code))) {
        const car = startCar(carline)
        const lowest = lowestPriceBefore(car, fixedClock(validFrom))?.incl ?? Number.NaN
        for (let back = 1; back <= 30; back += 1) {
          const day = plusDays(validFrom, -back)
          const version = CATALOGUE_VERSIONS.findLast((one) => findValidity(one).from <= day) ?? oldest
          expect(lowest).toBeLessThanOrEqual(priceCar(car).totalCents - riseSince(version, carline))
        }
      }
    }
  })
})

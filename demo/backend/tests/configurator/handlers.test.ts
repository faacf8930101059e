import { catalogue } from '@demo/backend/catalogue/catalogue'
import { fixedClock } from '@demo/backend/clock'
import * as handlers from '@demo/backend/configurator/handlers'
import { orderableVersions, versionStart } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { ProblemError } from '@demo/backend/http/problem-error'
import { setManifest } from '@demo/backend/wire/manifest'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Money } from '@/contract/common'
import * as configurator from '@/contract/configurator'
import * as configuredCar from '@/contract/configured-car'
import { CARLINE_CODES, isSoldCarline } from '@/domain/carline'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { randomCar, startCars } from '../engine/walk'

const clock = fixedClock('2026-11-21')
const audiences = LANGUAGES.flatMap((lang) => SALES_TYPES.map((sales_type) => ({ lang, sales_type })))
const dutch = { lang: 'nl', sales_type: 'B2C' } as const
const french = { lang: 'fr', sales_type: 'B2C' } as const
const cars = [...startCars, ...Array.from({ length: 20 }, (_, seed) => randomCar(seed, 8))]
const cents = (amount: number) => Math.round(amount * 100)
const add = (all: readonly Money[], reading: 'incl' | 'excl') =>
  all.reduce((sum, money) => sum + cents(money[reading]), 0)

beforeEach(() => setManifest({ pictures: {} }))
afterEach(() => setManifest(undefined))

describe.each(audiences)('for $lang, $sales_type, every answer has the shape of the contract:', (audience) => {
  test('models-prices', () => {
    configurator.modelsPricesResponseSchema.parse(handlers.modelsPrices(audience))
  })

  test('configurations', () => {
    for (const carline_code of catalogue.keys()) {
      configurator.configurationsResponseSchema.parse(handlers.configurations({ ...audience, carline_code }))
    }
  })

  test('standards, delivery, configuration, prices, pictures, turntable, marketing-code', () => {
    for (const car of cars) {
      const query = { ...audience, id: carId(car) }
      configurator.standardsResponseSchema.parse(handlers.standards(query))
      configurator.deliverySchema.parse(handlers.delivery(query, { clock }))
      configuredCar.configurationResponseSchema.parse(handlers.configuration(query, { clock }))
      configuredCar.pricesResponseSchema.parse(handlers.prices(query, { clock }))
      configuredCar.picturesResponseSchema.parse(handlers.pictures(query))
      configuredCar.marketingCodeResponseSchema.parse(handlers.marketingCode(query, { clock }))
    }
    configuredCar.pricesResponseSchema.parse(handlers.prices(audience, { clock }))
    configurator.deliverySchema.parse(handlers.delivery({ ...audience, carline_code: 'BORN' }, { clock }))
    configuredCar.picturesResponseSchema.parse(handlers.pictures({ ...audience, carline_code: 'BORN' }))
    configuredCar.turntableResponseSchema.parse(handlers.turntable({ ...audience, carline_code: 'BORN' }))
  })

  test('choices', () => {
    for (const car of cars) configuredCar.choicesResponseSchema.parse(handlers.choices(carId(car), audience))
  })

  test('cupra-code, cupra-params', () => {
    for (const car of cars) {
      const made = configuredCar.cupraCodeResponseSchema.parse(handlers.cupraCode({ ...audience, id: carId(car) }))
      const read = handlers.cupraParams({ ...audience, cupra_code: made.cupra_code })
      configuredCar.cupraParamsResponseSchema.parse(read)
      expect(read).toMatchObject({ id: carId(car), still_orderable: true, replaced: [] })
    }
  })
})

test('both languages say the same with other words', () => {
  const texts = (lang: 'fr' | 'nl') =>
    JSON.stringify(handlers.configuration({ ...dutch, lang, id: carId(startCars[0] as never) }, { clock }))
  expect(texts('fr')).not.toBe(texts('nl'))
  expect(texts('nl')).toContain('Zuurstofwit')
  expect(texts('fr')).toContain('Blanc Oxygène')
})

describe('models-prices', () => {
  test('a from price is the sum of the parts of the car behind it', () => {
    for (const model of handlers.modelsPrices(dutch).models) {
      const start = handlers.configuration({ ...dutch, cupra_code: model.from_cupra_code }, { clock })
      const { price } = start
      expect(model.from_price).toEqual(price.total)
      expect([model.from_fuel_type, model.from_co2]).toEqual([start.fuel_type, start.wltp.co2])
      expect(
        add(
          price.parts.map(({ amount }) => amount),
          'incl',
        ),
      ).toBe(cents(model.from_price.incl))
      expect(handlers.configuration({ ...dutch, id: model.from_id }, { clock }).cupra_code).toBe(model.from_cupra_code)
    }
  })

  test('no version of the carline is cheaper', () => {
    for (const { carline_code, from_price } of handlers.modelsPrices(dutch).models) {
      const prices = handlers.configurations({ ...dutch, carline_code }).configurations.map(({ price }) => price.incl)
      expect(Math.min(...prices)).toBe(from_price.incl)
    }
  })

  test('the WLTP figures cover every version', () => {
    const [formentor] = handlers.modelsPrices({ ...dutch, carline_code: 'FORMENTOR' }).models
    expect(formentor?.wltp.co2).toEqual({ value: 31, max: 171, unit: 'g/km' })
    const [born] = handlers.modelsPrices({ ...dutch, carline_code: 'BORN' }).models
    expect(born?.wltp.co2).toEqual({ value: 0, unit: 'g/km' })
    expect(born?.wltp.consumption).toBeUndefined()
  })

  test('stock and monthly amounts come from whoever knows them', () => {
    const answer = handlers.modelsPrices({ ...dutch, carline_code: 'BORN' }, { countStock: () => 12 })
    expect(answer.models[0]).toMatchObject({ stock_count: 12 })
    expect(answer.models[0]?.from_monthly).toBeUndefined()
  })

  test('an announced carline has no price', () => {
    for (const carline_code of CARLINE_CODES.filter((code) => !isSoldCarline(code))) {
      expect(() => handlers.modelsPrices({ ...dutch, carline_code })).toThrow(
        expect.objectContaining({ code: 'unknown_carline', status: 404 }),
      )
    }
  })
})

describe('configurations', () => {
  test('filters by energy, gearbox and drive', () => {
    const versions = (filter: object) =>
      handlers
        .configurations({ ...dutch, carline_code: 'FORMENTOR', ...filter })
        .configurations.map(({ version }) => version)
    expect(versions({})).toEqual(['V150M', 'V150D', 'V204E', 'V204Q'])
    expect(versions({ fuel_type: 'HYBRID' })).toEqual(['V204E'])
    expect(versions({ gearbox: 'manual' })).toEqual(['V150M'])
    expect(versions({ drive: 'awd', fuel_type: 'BENZINE' })).toEqual(['V204Q'])
    expect(versions({ fuel_type: 'DIESEL' })).toEqual([])
  })
})

describe('the price of a car', () => {
  test('is the sum of its parts, incl. and excl. VAT, to the cent', () => {
    for (const car of cars) {
      const { price } = handlers.configuration({ ...dutch, id: carId(car) }, { clock })
      const amounts = price.parts.map(({ amount }) => amount)
      for (const reading of ['incl', 'excl'] as const) {
        expect(add(amounts, reading)).toBe(cents(price.total[reading]))
        expect(cents(price.base[reading]) + cents(price.options[reading])).toBe(cents(price.total[reading]))
      }
    }
  })

  test('reads excl. VAT for a business and incl. VAT for a private buyer', () => {
    const [car] = cars
    if (!car) throw new Error('no car')
    const priceFor = (sales_type: 'B2C' | 'B2B') =>
      handlers.prices({ ...dutch, sales_type, id: carId(car) }, { clock }).price
    expect(priceFor('B2C')?.total_price).toBe(36_990)
    expect(priceFor('B2B')?.total_price).toBe(30_570.25)
    expect(priceFor('B2B')?.total).toEqual({ incl: 36_990, excl: 30_570.25, vat_rate: 21, currency: 'EUR' })
  })

  test('an edition item is marked in its description', () => {
    const { price } = handlers.configuration({ ...dutch, id: 'formentorvz.v333q.2027a.oxyw-w19a-micr-edtr' }, { clock })
    expect(
      price.parts.filter(({ description }) => description.includes('EDI')).map(({ code, kind }) => [code, kind]),
    ).toEqual([['EDTR', 'edition']])
  })

  test('has today’s reduction beside the total, and none after its last day', () => {
    const query = { ...dutch, id: 'formentor.v150m.2027a.oxyw-w17a-clot' }
    const now = handlers.prices(query, { clock })
    expect(now.promotions.map(({ code, valid_to }) => [code, valid_to])).toEqual([['EINDEJAAR26', '2026-12-31']])
    expect(now.price?.discount?.incl).toBe(1_500)
    expect(now.price?.total.incl).toBe(36_990)
    const later = handlers.prices(query, { clock: fixedClock('2027-01-01') })
    expect(later.promotions).toEqual([])
    expect(later.price?.discount).toBeUndefined()
    expect(later.price?.total).toEqual(now.price?.total)
  })

  test('a version costs as much on its tile and in the price list as the cheapest car that can be had of it', () => {
    const list = new Map(handlers.prices(dutch, { clock }).catalog?.map(({ code, price }) => [code, price]))
    for (const car of startCars) {
      const [versions] = handlers.choices(carId(car), { ...dutch, category: 'version' }).categories
      const tile = versions?.choices.find(({ code }) => code === car.version.code)
      const { total } = handlers.configuration({ ...dutch, id: carId(car) }, { clock }).price
      expect(tile?.price, carId(car)).toEqual(total)
      expect(list.get(`${car.carline.code}-${car.version.code}`), carId(car)).toEqual(total)
    }
  })

  test('without a car the price list names every version and item on sale', () => {
    const list = new Map(handlers.prices(dutch, { clock }).catalog?.map(({ code, price }) => [code, price.incl]))
    expect(list.get('FORMENTOR-V150M')).toBe(36_990)
    expect(list.get('BORN-PETR')).toBe(790)
    expect(list.has('FORMENTOR-LAVA')).toBe(false)
    expect(list.size).toBeGreaterThan(200)
  })
})

describe('what is in the car', () => {
  test('says what was chosen, what a pack brings and what is standard, and adds up to the options', () => {
    const { selected, price } = handlers.configuration(
      { ...dutch, id: 'formentor.v150d.2027a.petr-w18a-clot-pkwi' },
      { clock },
    )
    expect(selected.map(({ code, standard, included_in }) => [code, standard, included_in])).toEqual([
      ['PETR', false, undefined],
      ['W18A', false, undefined],
      ['CLOT', false, undefined],
      ['PKWI', false, undefined],
      ['HEAT', false, 'PKWI'],
      ['WIND', false, 'PKWI'],
      ['CAMR', true, undefined],
    ])
    expect(
      add(
        selected.map((part) => part.price),
        'incl',
      ),
    ).toBe(cents(price.options.incl))
  })

  test('WLTP follows the wheels', () => {
    const co2 = (id: string) => handlers.configuration({ ...dutch, id }, { clock }).wltp.co2.value
    expect(co2('formentor.v150m.2027a.oxyw-w19a-clot')).toBe(co2('formentor.v150m.2027a.oxyw-w17a-clot') + 4)
    const homologated = handlers.configuration({ ...dutch, id: 'formentor.v204q.2027a.oxyw-w18a-micr' }, { clock })
    expect(homologated.wltp.co2.value).toBe(171)
    const range = (id: string) => handlers.configuration({ ...dutch, id }, { clock }).wltp
    expect(range('born.b170.2027a.oxyw-w20a-clot').range?.value).toBeLessThan(428)
    expect(range('born.b170.2027a.oxyw-w20a-clot').co2.value).toBe(0)
  })

  test('standard equipment grows from trim to trim and says what is new', () => {
    const items = (id: string) => handlers.standards({ ...dutch, id }).categories.flatMap((category) => category.items)
    const core = items('formentor.v150m.2027a.oxyw-w17a-clot')
    const tech = items('formentor.v204q.2027a.oxyw-w18a-micr')
    expect(core.every(({ is_new_vs_lower_trim }) => !is_new_vs_lower_trim)).toBe(true)
    for (const { code } of core) expect(tech.map((item) => item.code)).toContain(code)
    expect(tech.filter(({ is_new_vs_lower_trim }) => is_new_vs_lower_trim).map(({ code }) => code)).toContain('BLIS')
    expect(tech.map(({ code }) => code)).toContain('HEAT')
  })
})

describe('a car that cannot be named', () => {
  const problem = (code: string, status: number) => expect.objectContaining({ name: 'ProblemError', code, status })
  test('neither id nor code is a wrong parameter', () => {
    for (const call of [
      handlers.configuration,
      handlers.standards,
      handlers.marketingCode,
      handlers.pictures,
      handlers.delivery,
    ]) {
      expect(() => call(dutch)).toThrow(problem('invalid_parameter', 400))
    }
  })
  test('an unknown code and an unknown version are not found', () => {
    expect(() => handlers.cupraParams({ ...dutch, cupra_code: 'ZZZZZZZZ' })).toThrow(problem('unknown_code', 404))
    expect(() => handlers.choices('formentor.v000x.2027a.oxyw', dutch)).toThrow(problem('unknown_configuration', 404))
    expect(() => handlers.cupraCode({ ...dutch, id: 'formentor' })).toThrow(ProblemError)
  })
})

test('a marketing code names carline, version and audience, and today’s campaign', () => {
  const id = 'formentor.v204e.2027a.oxyw-w18a-micr'
  expect(handlers.marketingCode({ ...french, id }, { clock })).toEqual({
    marketing_code: 'FORMENTOR-V204E-B2C',
    campaign: 'EINDEJAAR26',
    label: 'Formentor Tech hybride rechargeable',
  })
})

test('every version of every carline has a code and opens by it', () => {
  for (const carline of catalogue.values()) {
    for (const version of orderableVersions(carline)) {
      const car = versionStart(carline, version)
      expect(handlers.configuration({ ...dutch, cupra_code: encodeCar(car) }, { clock }).id).toBe(carId(car))
    }
  }
})

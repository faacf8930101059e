import { fixedClock } from '@demo/backend/clock'
import * as handlers from '@demo/backend/configurator/handlers'
import { carId } from '@demo/backend/engine/configuration-id'
import { setManifest } from '@demo/backend/wire/manifest'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/domain/language'
import { randomCar, startCars } from '../engine/walk'

const clock = fixedClock('2026-11-21')
const dutch = { lang: 'nl', sales_type: 'B2C' } as const
const cars = [...startCars, ...Array.from({ length: 20 }, (_, seed) => randomCar(seed, 8))]
const cents = (amount: number) => Math.round(amount * 100)

beforeEach(() => setManifest({ pictures: {} }))
afterEach(() => setManifest(undefined))

describe('choices', () => {
  const id = 'formentor.v150m.2027a.midn-w17a-clot-audi'

  test('every next_id and every repair opens the car it promises, with the total it promises', () => {
    const now = handlers.configuration({ ...dutch, id }, { clock }).price.total
    for (const { choices } of handlers.choices(id, dutch).categories) {
      for (const choice of choices) {
        const promises = [
          ...(choice.next_id ? [{ next_id: choice.next_id, price_delta: choice.price_delta }] : []),
          ...choice.repairs,
        ]
        for (const { next_id, price_delta } of promises) {
          const next = handlers.configuration({ ...dutch, id: next_id }, { clock })
          expect(next.replaced).toEqual([])
          for (const reading of ['incl', 'excl'] as const) {
            expect(cents(next.price.total[reading])).toBe(cents(now[reading]) + cents(price_delta[reading]))
          }
        }
      }
    }
  })

  test('every unavailable choice says why in both languages and has a repair', () => {
    for (const car of cars) {
      const answers = LANGUAGES.map((lang) =>
        handlers.choices(carId(car), { ...dutch, lang }).categories.flatMap(({ choices }) => choices),
      )
      for (const choices of answers) {
        for (const choice of choices.filter(({ state }) => state === 'unavailable')) {
          expect(choice.reason, choice.code).toBeTruthy()
          expect(choice.repairs.length, choice.code).toBeGreaterThan(0)
          expect(choice.next_id).toBeUndefined()
        }
      }
    }
  })

  test('one category can be asked for', () => {
    expect(handlers.choices(id, { ...dutch, category: 'wheels' }).categories.map(({ code }) => code)).toEqual([
      'wheels',
    ])
  })

  test('the categories come in the order of the configurator, and nothing retired is offered', () => {
    const { categories } = handlers.choices(id, dutch)
    expect(categories.map(({ code }) => code)).toEqual([
      'version',
      'exterior',
      'wheels',
      'interior',
      'packs',
      'options',
      'services',
    ])
    const codes = categories.flatMap(({ choices }) => choices.map(({ code }) => code))
    for (const retired of ['LAVA', 'NAVI', 'V190Q']) expect(codes).not.toContain(retired)
  })
})

describe('a car of an older catalogue', () => {
  test('opens as the nearest car of today with the list of what was replaced', () => {
    const answer = handlers.configuration({ ...dutch, id: 'formentor.v190q.2026b.lava-w18a-micr-navi' }, { clock })
    expect(answer.id).toBe('formentor.v204q.2027a.graf-w18a-micr')
    expect(answer.catalog_version).toBe('2027a')
    expect(answer.replaced.map(({ code, replaced_by }) => [code, replaced_by?.code])).toEqual([
      ['V190Q', 'V204Q'],
      ['LAVA', 'GRAF'],
      ['NAVI', undefined],
    ])
    expect(answer.replaced.every(({ reason, title }) => reason !== '' && title !== '')).toBe(true)
  })
})

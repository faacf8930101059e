import { startCar } from '@demo/backend/engine/car'
import { type EngineChoice, listChoices } from '@demo/backend/engine/choices'
import { carId, parseId } from '@demo/backend/engine/configuration-id'
import { describe, expect, test } from 'vitest'
import { carWith, smallCarline } from './small-carline'

const base = 'formentor.v150m.2027a.oxyw-w17a-clot'
const nothing = { incl: 0, excl: 0 }

function choice(id: string, code: string): EngineChoice {
  const found = listChoices(parseId(id).car)
    .flatMap(({ choices }) => choices)
    .find((one) => one.code === code)
  if (!found) throw new Error(`${code} is no choice`)
  return found
}

const codesOf = (effect: EngineChoice['effect']) => ({
  added: effect?.added.map(({ item }) => item.code),
  removed: effect?.removed.map(({ item }) => item.code),
})

describe('the choices of a car', () => {
  test('come in the order of a configurator; of the picks a car has exactly one', () => {
    const categories = listChoices(startCar('RAVAL'))
    expect(categories.map(({ code, cardinality }) => [code, cardinality])).toEqual([
      ['version', 'exactly_one'],
      ['exterior', 'exactly_one'],
      ['wheels', 'exactly_one'],
      ['interior', 'exactly_one'],
      ['packs', 'many'],
      ['options', 'many'],
      ['services', 'many'],
    ])
  })

  test('are all that the carline sells today, in the order of the catalogue', () => {
    const { carline } = startCar('FORMENTOR')
    const sold = carline.items.filter(({ retired }) => !retired)
    for (const { code, choices } of listChoices(startCar('FORMENTOR'))) {
      const expected =
        code === 'version'
          ? carline.versions.filter(({ retired }) => !retired)
          : sold.filter(({ category }) => category === code)
      expect(choices.map((one) => one.code)).toEqual(expected.map((one) => one.code))
    }
  })

  test('leave out a category that the carline has nothing of', () => {
    expect(listChoices(carWith(smallCarline())).map(({ code }) => code)).not.toContain('services')
  })

  test('are worked out once for the same car', () => {
    expect(listChoices(parseId(base).car)).toBe(listChoices(parseId(base).car))
  })
})

describe('a choice', () => {
  test('that can be had leads to the car with it and says what the total becomes', () => {
    const { state, price, delta, next, effect, reason, repairs } = choice(base, 'PANO')
    expect([state, reason, effect, repairs]).toEqual(['available', undefined, undefined, []])
    expect(price.incl).toBe(1_250_00)
    expect(delta).toEqual(price)
    expect(next && carId(next)).toBe(`${base}-pano`)
  })

  test('that brings another says so, and costs both', () => {
    const { price, delta, effect } = choice(base, 'HUDP')
    expect(delta.incl).toBe(price.incl + choice(base, 'WIND').price.incl)
    expect(codesOf(effect)).toEqual({ added: ['WIND'], removed: [] })
  })

  test('that was made can be taken back, when it is one of many', () => {
    const { state, price, delta, next } = choice(`${base}-pano`, 'PANO')
    expect([state, price.incl, delta.incl]).toEqual(['selected', 1_250_00, -1_250_00])
    expect(next && carId(next)).toBe(base)
  })

  test('that was made says what goes with it when it is taken back', () => {
    expect(codesOf(choice(`${base}-wind-hudp`, 'WIND').effect)).toEqual({ added: [], removed: ['HUDP'] })
  })

  test('that was made stays, when a car has exactly one of its kind', () => {
    const paint = choice(base, 'OXYW')
    expect([paint.state, paint.next, paint.delta, paint.reason]).toEqual(['selected', undefined, nothing, undefined])
    const version = choice(base, 'V150M')
    expect([version.state, version.next, version.delta]).toEqual(['selected', undefined, nothing])
    expect(version.price.incl).toBe(parseId(base).car.version.price)
  })

  test('that a pack brings costs nothing and names the pack', () => {
    const { state, price, delta, next, reason } = choice(`${base}-pkwi`, 'HEAT')
    expect([state, price, delta, next]).toEqual(['included', nothing, nothing, undefined])
    const pack = choice(`${base}-pkwi`, 'PKWI').subject
    const title = 'item' in pack ? pack.item.title : undefined
    expect(reason).toEqual({ fr: `Compris dans «\u00a0${title?.fr}\u00a0».`, nl: `Inbegrepen in ${title?.nl}.` })
  })

  test('that the version carries costs nothing and names the version', () => {
    const id = 'formentor.v150d.2027a.oxyw-w17a-clot'
    const { title } = parseId(id).car.version
    const { state, price, delta, reason } = choice(id, 'CAMR')
    expect([state, price, delta]).toEqual(['standard', nothing, nothing])
    expect(reason).toEqual({
      fr: `De série sur la version ${title.fr}.`,
      nl: `Standaard op de versie ${title.nl}.`,
    })
  })

  test('that a version has without charge costs nothing there', () => {
    expect(choice(carId(startCar('LEON', 'L204E')), 'W18A').price).toEqual(nothing)
    expect(choice(carId(startCar('LEON', 'L150M')), 'W18A').price.incl).toBe(650_00)
  })

  test('that conflicts says why, and costs what the nearest way to have it costs', () => {
    const { state, reason, delta, next, repairs } = choice(`${base}-audi`, 'SPAR')
    expect([state, next]).toEqual(['unavailable', undefined])
    expect(reason?.nl).toContain('nemen dezelfde plaats in')
    expect(delta).toEqual(repairs[0]?.delta)
    expect(delta.incl).toBeLessThan(0)
  })

  test('of another version is priced as that version', () => {
    const { state, price, delta, next } = choice(base, 'V204E')
    expect([state, next?.version.code]).toEqual(['available', 'V204E'])
    expect(price.incl).toBe(next?.version.price)
    expect(delta.incl).toBe(price.incl - choice(base, 'V150M').price.incl)
  })
})

import type { Rule } from '@demo/backend/catalogue/types'
import type { Car } from '@demo/backend/engine/car'
import { chosenItem, startCar } from '@demo/backend/engine/car'
import { carId, parseId } from '@demo/backend/engine/configuration-id'
import { type Outcome, takeChoice } from '@demo/backend/engine/take-choice'
import { ProblemError } from '@demo/backend/http/problem-error'
import { describe, expect, test } from 'vitest'
import { carWith, excludes, ITEMS, includes, item, replaces, requires, smallCarline, version } from './small-carline'

const car = (id: string): Car => parseId(id).car
const base = 'formentor.v150m.2027a.oxyw-w17a-clot'

function taken(outcome: Outcome) {
  if (outcome.kind !== 'taken' && outcome.kind !== 'dropped') throw new Error(`expected a car, got ${outcome.kind}`)
  return {
    id: carId(outcome.car),
    added: outcome.effect.added.map(({ item }) => item.code),
    removed: outcome.effect.removed.map(({ item }) => item.code),
    euro: outcome.delta.incl / 100,
  }
}

function conflict(outcome: Outcome) {
  if (outcome.kind !== 'conflict') throw new Error(`expected a conflict, got ${outcome.kind}`)
  return outcome
}

describe('another version', () => {
  test('keeps every choice that still fits', () => {
    const outcome = taken(takeChoice(car('formentor.v150m.2027a.petr-w19a-ledr-pano-audi'), 'V204E'))
    expect(outcome.id).toBe('formentor.v204e.2027a.petr-w19a-ledr-pano-audi')
  })

  test('lists what is lost and why', () => {
    const outcome = takeChoice(car(`${base}-spar`), 'V204E')
    expect(taken(outcome).removed).toContain('SPAR')
    const lost = outcome.kind === 'taken' ? outcome.effect.removed.find(({ item }) => item.code === 'SPAR') : undefined
    expect(lost?.reason.nl).toContain('Bestaat niet met de versie Tech 1.5 e-Hybrid')
  })

  test('does not make anyone pay for a wheel they never picked', () => {
    const back = taken(takeChoice(startCar('FORMENTOR', 'V204Q'), 'V150D'))
    expect(back.id).toBe('formentor.v150d.2027a.oxyw-w17a-clot')
    expect(back.euro).toBe(-8_000)
  })

  test('takes what was paid for free when it is standard there', () => {
    const outcome = taken(takeChoice(car(`${base}-heat`), 'V204Q'))
    expect(outcome.id).toBe('formentor.v204q.2027a.oxyw-w18a-clot')
    expect(outcome.euro).toBe(10_000 - 450)
  })
})

test('a retired item and an unknown code cannot be taken', () => {
  expect(() => takeChoice(car(base), 'LAVA')).toThrow(ProblemError)
  expect(() => takeChoice(car(base), 'V190Q')).toThrow(ProblemError)
  expect(() => takeChoice(car(base), 'NOPE')).toThrow(ProblemError)
})

test('the car that was clicked on is not changed', () => {
  const before = car(base)
  const copy = structuredClone(before)
  takeChoice(before, 'PKTE')
  expect(before).toEqual(copy)
})

describe('a choice of other versions only', () => {
  const only = (...versions: string[]) => [...ITEMS, item('RARE', 'option', 0, { versions })]
  const versions = [
    version('VONE'),
    version('VTWO', { price: 34_000_00 }),
    version('VTRE', { price: 31_000_00 }),
    version('VFOR', { price: 29_500_00 }),
    version('VFIV', { price: 40_000_00 }),
    version('VOLD', { price: 30_000_00, retired: { replacedBy: 'VTWO' } }),
  ]
  const rare = (...codes: string[]) =>
    conflict(takeChoice(carWith(smallCarline({ items: only(...codes), versions })), 'RARE'))

  test('names the one, the two or the many that can have it, never a retired one', () => {
    expect(rare('VTWO', 'VOLD').reason).toEqual({
      fr: 'Uniquement avec la version VTWO fr.',
      nl: 'Alleen met de versie VTWO nl.',
    })
    expect(rare('VTWO', 'VTRE').reason).toEqual({
      fr: 'Uniquement avec les versions VTWO fr ou VTRE fr.',
      nl: 'Alleen met de versies VTWO nl of VTRE nl.',
    })
    expect(rare('VTWO', 'VTRE', 'VFOR').reason).toEqual({
      fr: 'Uniquement avec les versions VTWO fr, VTRE fr ou VFOR fr.',
      nl: 'Alleen met de versies VTWO nl, VTRE nl of VFOR nl.',
    })
  })

  test('offers three of them at most: those that change the price least, up or down', () => {
    const { repairs } = rare('VTWO', 'VTRE', 'VFOR', 'VFIV', 'VOLD')
    expect(repairs.map(({ car, delta }) => [car.version.code, delta.incl / 100])).toEqual([
      ['VFOR', -500],
      ['VTRE', 1_000],
      ['VTWO', 4_000],
    ])
    expect(repairs[0]?.title).toEqual({
      fr: 'Passer à la version VFOR fr',
      nl: 'Overstappen op de versie VFOR nl',
    })
  })

  test('brings along there what it requires', () => {
    const carline = smallCarline({ items: only('VTWO'), versions, rules: [requires('RARE', 'OPT2')] })
    const { repairs } = conflict(takeChoice(carWith(carline, ['OPT1']), 'RARE'))
    expect(repairs.map(({ car }) => car.chosen)).toEqual([['PNT1', 'WHL1', 'INT1', 'OPT1', 'OPT2', 'RARE']])
    expect(repairs[0]?.effect.added.map(({ item: { code }, reason }) => [code, reason.fr])).toEqual([
      ['OPT2', 'parce que'],
      ['STD1', 'De série sur la version VTWO fr.'],
    ])
  })

  test('is not chosen where it is standard', () => {
    const items = [...ITEMS, item('RARE', 'option', 500_00, { versions: ['VTWO'], standardOn: ['VTWO'] })]
    const { repairs } = conflict(takeChoice(carWith(smallCarline({ items })), 'RARE'))
    expect(repairs.map(({ car, delta }) => [...car.chosen, delta.incl / 100])).toEqual([
      ['PNT1', 'WHL1', 'INT1', 4_000],
    ])
  })

  test('has no way at all where the rules keep it out of every version', () => {
    const items = ITEMS.filter(({ code }) => code !== 'INT2')
    const carline = smallCarline({
      items: [...items, item('RARE', 'option', 0, { versions: ['VTWO'] })],
      rules: [excludes('RARE', 'INT1')],
    })
    expect(conflict(takeChoice(carWith(carline), 'RARE')).repairs).toEqual([])
  })
})

describe('a choice that no rearrangement of this version can take', () => {
  const items = [
    ...ITEMS.filter(({ code }) => code !== 'INT2'),
    item('INT2', 'interior', 1_200_00, { versions: ['VTWO'] }),
  ]

  test('is offered with a version that can', () => {
    const { reason, repairs } = conflict(
      takeChoice(carWith(smallCarline({ items, rules: [excludes('OPT1', 'INT1')] })), 'OPT1'),
    )
    expect(reason).toEqual({ fr: 'parce que', nl: 'omdat' })
    expect(repairs.map(({ car }) => [car.version.code, ...car.chosen])).toEqual([
      ['VTWO', 'PNT1', 'WHL1', 'OPT1', 'INT2'],
    ])
  })
})

test('a conflict tells two obstacles at most', () => {
  const obstacle = (subject: string, why: string): Rule => ({
    kind: 'excludes',
    subject,
    all: ['STD1'],
    why: { fr: why, nl: why },
  })
  const carline = smallCarline({
    rules: [
      requires('PCK1', 'OPT1', 'OPT2', 'OPT3'),
      obstacle('OPT1', 'Un.'),
      obstacle('OPT2', 'Deux.'),
      obstacle('OPT3', 'Trois.'),
    ],
  })
  expect(conflict(takeChoice(carWith(carline, ['STD1']), 'PCK1')).reason).toEqual({ fr: 'Un. Deux.', nl: 'Un. Deux.' })
})

test('a conflict offers three ways at most, the smallest change of the price first', () => {
  const paints = ['PNT3', 'PNT4', 'PNT5'].map((code, at) => item(code, 'paint', (at + 1) * 1_000_00))
  const carline = smallCarline({ items: [...ITEMS, ...paints], rules: [excludes('OPT1', 'PNT1')] })
  const { repairs } = conflict(takeChoice(carWith(carline), 'OPT1'))
  expect(repairs.map(({ car }) => chosenItem(car, 'paint').code)).toEqual(['PNT2', 'PNT3', 'PNT4'])
})

test('what a pack replaces goes when the pack is taken', () => {
  const carline = smallCarline({ rules: [includes('PCK1', 'OPT2'), replaces('OPT2', 'OPT3')] })
  expect(takeChoice(carWith(carline, ['OPT3']), 'PCK1')).toMatchObject({
    kind: 'taken',
    car: { chosen: ['PNT1', 'WHL1', 'INT1', 'PCK1'] },
  })
})

test('another pick of the same kind is no effect of the one that was taken', () => {
  const outcome = takeChoice(carWith(smallCarline()), 'PNT2')
  expect(outcome).toMatchObject({ kind: 'taken', effect: { added: [], removed: [] }, delta: { incl: 500_00 } })
})

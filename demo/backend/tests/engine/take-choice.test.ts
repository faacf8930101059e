import type { Car } from '@demo/backend/engine/car'
import { listItems } from '@demo/backend/engine/car'
import { carId, parseId } from '@demo/backend/engine/configuration-id'
import { type Outcome, takeChoice } from '@demo/backend/engine/take-choice'
import { describe, expect, test } from 'vitest'

const car = (id: string): Car => parseId(id).car
const base = 'formentor.v150m.2027a.oxyw-w17a-clot'
const vz = 'formentorvz.v333q.2027a.oxyw-w19a-micr'

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

describe('a choice that can be had', () => {
  test('in a category of one takes the place of what was there', () => {
    expect(taken(takeChoice(car(base), 'PETR'))).toEqual({
      id: 'formentor.v150m.2027a.petr-w17a-clot',
      added: [],
      removed: [],
      euro: 890,
    })
  })

  test('brings what it requires', () => {
    expect(taken(takeChoice(car(base), 'HUDP'))).toEqual({
      id: `${base}-wind-hudp`,
      added: ['WIND'],
      removed: [],
      euro: 1_040,
    })
  })

  test('takes the cheapest of what would do, and lists the swap', () => {
    expect(taken(takeChoice(car(base), 'ELST'))).toEqual({
      id: 'formentor.v150m.2027a.oxyw-w17a-micr-elst',
      added: ['MICR'],
      removed: ['CLOT'],
      euro: 1_740,
    })
  })

  test('brings nothing more when what it requires is in', () => {
    expect(taken(takeChoice(car('formentor.v150m.2027a.oxyw-w17a-ledr'), 'ELST'))).toMatchObject({
      added: [],
      removed: [],
      euro: 850,
    })
  })

  test('when it is a pack, covers the price of what it brings', () => {
    expect(taken(takeChoice(car(`${base}-heat`), 'PKWI'))).toEqual({
      id: `${base}-pkwi`,
      added: ['HEAT', 'WIND'],
      removed: ['HEAT'],
      euro: 140,
    })
  })

  test('takes the place of another by a rule, both ways', () => {
    const three = car('raval.r116.2027a.oxyw-w17a-clot-srv3')
    const five = taken(takeChoice(three, 'SRV5'))
    expect(five).toMatchObject({ id: 'raval.r116.2027a.oxyw-w17a-clot-srv5', removed: ['SRV3'], euro: 400 })
    expect(taken(takeChoice(car(five.id), 'SRV3'))).toMatchObject({ removed: ['SRV5'], euro: -400 })
  })

  test('takes the place of standard equipment by a rule', () => {
    const before = car('formentor.v150d.2027a.oxyw-w17a-clot')
    expect(listItems(before).map(({ item }) => item.code)).toContain('CAMR')
    const after = taken(takeChoice(before, 'C360'))
    expect(after).toMatchObject({ removed: ['CAMR'], euro: 790 })
    expect(listItems(car(after.id)).map(({ item }) => item.code)).not.toContain('CAMR')
  })
})

describe('a choice that is in', () => {
  test('is dropped when it is one of many', () => {
    expect(taken(takeChoice(car(`${base}-pano`), 'PANO'))).toEqual({ id: base, added: [], removed: [], euro: -1_250 })
  })

  test('drops what needs it', () => {
    const outcome = takeChoice(car(`${base}-wind-hudp`), 'WIND')
    expect(taken(outcome)).toEqual({ id: base, added: [], removed: ['HUDP'], euro: -1_040 })
    expect(outcome.kind === 'dropped' && outcome.effect.removed[0]?.reason.fr).toContain('pare-brise chauffant')
  })

  test('takes its parts along when it is a pack', () => {
    expect(taken(takeChoice(car(`${base}-pkwi`), 'PKWI'))).toMatchObject({ id: base, removed: ['HEAT', 'WIND'] })
  })

  test('changes nothing when it is the one of its category, standard, or brought by a pack', () => {
    expect(takeChoice(car(base), 'OXYW')).toEqual({ kind: 'unchanged', why: 'selected' })
    expect(takeChoice(car(base), 'V150M')).toEqual({ kind: 'unchanged', why: 'selected' })
    expect(takeChoice(car('formentor.v150d.2027a.oxyw-w17a-clot'), 'CAMR')).toEqual({
      kind: 'unchanged',
      why: 'standard',
    })
    expect(takeChoice(car(`${base}-pkwi`), 'HEAT')).toEqual({ kind: 'unchanged', why: 'included' })
  })
})

describe('a choice that conflicts', () => {
  test('says why, and offers to take out what the visitor chose', () => {
    const { reason, repairs } = conflict(takeChoice(car(`${base}-audi`), 'SPAR'))
    expect(reason.nl).toBe(
      'Het reservewiel en de subwoofer van het audiosysteem nemen dezelfde plaats in, onder de laadvloer.',
    )
    expect(repairs.map((repair) => [repair.title.fr, carId(repair.car), repair.delta.incl / 100])).toEqual([
      ['Retirer «\u00a0Système audio 12 haut-parleurs\u00a0»', `${base}-spar`, -400],
    ])
  })

  test('offers another paint when the paint stands in the way, the nearest price first', () => {
    const { repairs } = conflict(takeChoice(car('formentor.v150m.2027a.midn-w17a-clot'), 'BROF'))
    expect(repairs.length).toBe(3)
    expect(repairs[0]?.title.nl).toMatch(/^‘Middernachtzwart’ vervangen door ‘.*’$/)
    expect(repairs.every((repair) => repair.car.chosen.includes('BROF') && !repair.car.chosen.includes('MIDN'))).toBe(
      true,
    )
  })

  test('offers to take out the pack that needs what the choice would replace', () => {
    const { repairs } = conflict(takeChoice(car('formentorvz.v333q.2027a.oxyw-w20a-micr-pkpe'), 'W19A'))
    expect(repairs.map((repair) => carId(repair.car))).toEqual([vz])
    expect(repairs[0]?.effect.removed.map(({ item }) => item.code)).toEqual(['PKPE', 'CHAS', 'BRAK'])
  })

  test('offers to take out the edition that brings what is in the way', () => {
    const { repairs } = conflict(takeChoice(car(`${vz}-edtr`), 'PANO'))
    expect(repairs.map((repair) => carId(repair.car))).toEqual([`${vz}-pano`])
  })

  test('that belongs to other versions offers them, the smallest change of the price first', () => {
    const { reason, repairs } = conflict(takeChoice(car(base), 'PETM'))
    expect(reason.fr).toBe(
      'Uniquement avec les versions Tech 1.5 e-Hybrid 204 ch DSG ou Tech 2.0 TSI 4Drive 204 ch DSG.',
    )
    expect(repairs.map((repair) => repair.car.version.code)).toEqual(['V204E', 'V204Q'])
    expect(repairs.every((repair) => repair.car.chosen.includes('PETM'))).toBe(true)
  })
})

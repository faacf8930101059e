import { describe, expect, it } from 'vitest'
import type { Choice, ChoicesResponse } from '@/contract/configured-car'
import {
  applyClick,
  applyNavigation,
  currentCarId,
  expectedTotal,
  followPendingClick,
  initialCarState,
  stepHistory,
  waitingCodes,
} from '@/features/configurator/car/car-state'
import { lostParts } from '@/features/configurator/car/lost-parts'
import { categoryOf, choiceOf, moneyOf } from '../choices.fixture'

const choicesOf = (id: string, ...choices: Choice[]): ChoicesResponse => ({
  id,
  catalog_version: '2027a',
  categories: [categoryOf('options', { cardinality: 'many', choices })],
})
const roof = choiceOf({ code: 'ROOF', title: 'Panoramadak', next_id: 'now-roof' })
const now = choicesOf('now', roof)

describe('the state of a configuration', () => {
  it('a click with the choices of the car at hand leads to the next car at once, and is named in the history', () => {
    const state = applyClick(initialCarState('now'), { code: 'ROOF' }, now, now)
    expect(currentCarId(state)).toBe('now-roof')
    expect(state.entries.map(({ change }) => change?.title)).toEqual([undefined, 'Panoramadak'])
    expect(state.entries[1]?.change?.kind).toBe('taken')
  })

  it('a click on what is in the car takes it out, and the history says so', () => {
    const chosen = choicesOf('now-roof', { ...roof, state: 'selected', next_id: 'now' })
    const state = applyClick(initialCarState('now-roof'), { code: 'ROOF' }, chosen, chosen)
    expect(state.entries[1]).toMatchObject({ id: 'now', change: { kind: 'dropped' } })
  })

  it('without them it waits, one after the other, and each answer takes the first', () => {
    const hook = choiceOf({ code: 'HOOK', next_id: 'now-hook' })
    const shown = choicesOf('now', roof, hook)
    let state = applyClick(initialCarState('now'), { code: 'ROOF' }, shown, undefined)
    state = applyClick(state, { code: 'HOOK' }, shown, undefined)
    expect(currentCarId(state)).toBe('now')
    state = followPendingClick(state, shown)
    expect(currentCarId(state)).toBe('now-roof')
    state = followPendingClick(state, choicesOf('now-roof', { ...hook, next_id: 'now-roof-hook' }))
    expect(currentCarId(state)).toBe('now-roof-hook')
    expect(state.pending).toEqual([])
  })

  it('knows which choices do not show on the screen yet, on the way back too', () => {
    const state = applyClick(initialCarState('now'), { code: 'ROOF' }, now, now)
    expect([...waitingCodes(state, 'now')]).toEqual(['ROOF'])
    expect([...waitingCodes(state, 'now-roof')]).toEqual([])
    expect([...waitingCodes(stepHistory(state, -1), 'now-roof')]).toEqual(['ROOF'])
    const waiting = applyClick(initialCarState('now'), { code: 'ROOF' }, now, undefined)
    expect([...waitingCodes(waiting, 'now')]).toEqual(['ROOF'])
    expect([...waitingCodes(state, 'another visit')]).toEqual([])
  })

  it('knows the total from what the service said of each choice, on the way back too', () => {
    const [roofCosts, repaired] = [moneyOf(1210), moneyOf(-605)]
    const priced = choicesOf('now', { ...roof, price_delta: roofCosts })
    const blocked = choiceOf({
      code: 'HOOK',
      state: 'unavailable',
      price_delta: moneyOf(99),
      repairs: [{ title: 'Zonder dak', added: [], removed: [], price_delta: repaired, next_id: 'now-hook' }],
    })
    const one = applyClick(initialCarState('now'), { code: 'ROOF' }, priced, priced)
    const next = choicesOf('now-roof', blocked)
    const two = applyClick(one, { code: 'HOOK', repair: 'Zonder dak' }, next, next)
    const start = { id: 'now', total: moneyOf(40_000) }
    expect(expectedTotal(initialCarState('now'), start)).toEqual(start.total)
    expect(expectedTotal(one, start).incl).toBe(41_210)
    expect(expectedTotal(two, start)).toEqual(moneyOf(40_605))
    const end = { id: 'now-hook', total: moneyOf(40_605) }
    expect(expectedTotal(two, end)).toEqual(end.total)
    expect(expectedTotal(stepHistory(two, -1), end)).toEqual(moneyOf(41_210))
    expect(expectedTotal(stepHistory(two, -2), end)).toEqual(start.total)
    expect(expectedTotal(two, { id: 'another visit', total: end.total })).toEqual(end.total)
  })

  it('says of each change what it is, what it costs and from where it is seen', () => {
    const seen = choicesOf('now', { ...roof, price_delta: moneyOf(1210), seen_from: 'ext-r34' })
    expect(applyClick(initialCarState('now'), { code: 'ROOF' }, seen, seen).entries).toEqual([
      { id: 'now' },
      {
        id: 'now-roof',
        change: { code: 'ROOF', title: 'Panoramadak', kind: 'taken', delta: moneyOf(1210), seenFrom: 'ext-r34' },
        lost: [],
      },
    ])
  })

  it('an answer changes nothing where no click waits, and a click on what the car has leads nowhere', () => {
    const opened = initialCarState('now')
    expect(followPendingClick(opened, now)).toBe(opened)
    const settled = choicesOf('now', { ...roof, next_id: 'now' })
    expect(applyClick(opened, { code: 'ROOF' }, settled, settled)).toEqual(opened)
  })

  it('a state without its entry names no car', () => {
    expect(currentCarId({ ...initialCarState('now'), index: 3 })).toBe('')
  })

  it('a waiting click takes the place of its rival, as the choices on the screen say', () => {
    const paints: ChoicesResponse = {
      ...now,
      categories: [categoryOf('exterior', { choices: [choiceOf({ code: 'RED' }), choiceOf({ code: 'BLUE' })] })],
    }
    const one = applyClick(initialCarState('now'), { code: 'RED' }, paints, undefined)
    expect(applyClick(one, { code: 'BLUE' }, paints, undefined).pending).toEqual([{ code: 'BLUE' }])
    expect(applyClick(one, { code: 'BLUE' }, undefined, undefined).pending).toEqual([{ code: 'RED' }, { code: 'BLUE' }])
  })

  it('a step beyond the first or the last car goes no further, and forgets nothing', () => {
    const there = applyClick(initialCarState('now'), { code: 'ROOF' }, now, now)
    expect(stepHistory(there, 1)).toBe(there)
    expect(stepHistory(there, -5)).toMatchObject({ index: 0 })
    expect(stepHistory(stepHistory(there, -1), 5)).toMatchObject({ index: 1 })
  })

  it('a step, and a way of the browser, drop what waits and what was refused', () => {
    const blocked = choicesOf('now-roof', choiceOf({ code: 'HOOK', state: 'unavailable' }))
    const there = applyClick(initialCarState('now'), { code: 'ROOF' }, now, now)
    const refused = applyClick(there, { code: 'HOOK' }, blocked, blocked)
    expect(refused.refused).toHaveLength(1)
    expect(stepHistory(refused, -1).refused).toEqual([])
    const waiting = { ...applyClick(there, { code: 'HOOK' }, blocked, undefined), refused: refused.refused }
    expect(stepHistory(waiting, -1)).toMatchObject({ index: 1, pending: [], refused: [] })
    expect(stepHistory({ ...waiting, index: 0 }, 1)).toMatchObject({ index: 1, pending: [], refused: [] })
    expect(applyNavigation(waiting, 'now')).toMatchObject({ index: 0, pending: [], refused: [] })
    expect(stepHistory(initialCarState('now'), -1).index).toBe(0)
  })

  it('a waiting click that comes to conflict is kept as refused until the next click', () => {
    const blocked = choiceOf({ code: 'ROOF', state: 'unavailable' })
    const state = followPendingClick(
      applyClick(initialCarState('now'), { code: 'ROOF' }, now, undefined),
      choicesOf('now', blocked),
    )
    expect(state.refused).toEqual([blocked])
    expect(applyClick(state, { code: 'HOOK' }, now, undefined).refused).toEqual([])
  })

  it('steps back and forward keep the cars that are ahead; a new choice takes their place', () => {
    const there = applyClick(initialCarState('now'), { code: 'ROOF' }, now, now)
    const back = stepHistory(there, -1)
    expect(currentCarId(back)).toBe('now')
    expect(currentCarId(stepHistory(back, 1))).toBe('now-roof')
    expect(stepHistory(back, -1)).toBe(back)
    const other = choicesOf('now', choiceOf({ code: 'HOOK', next_id: 'now-hook' }))
    expect(applyClick(back, { code: 'HOOK' }, other, other).entries.map(({ id }) => id)).toEqual(['now', 'now-hook'])
  })

  it('a step back takes a waiting click back before it takes a car back', () => {
    const there = applyClick(initialCarState('now'), { code: 'ROOF' }, now, now)
    const waiting = applyClick(there, { code: 'HOOK' }, now, undefined)
    const back = stepHistory(waiting, -1)
    expect(back.pending).toEqual([])
    expect(currentCarId(back)).toBe('now-roof')
  })

  it('the browser’s Back and Forward find their entry, where one car is in two of them too', () => {
    const entries = [{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'b' }]
    const state = { ...initialCarState('a'), entries, at: 2 }
    expect(applyNavigation(state, 'b', 3).index).toBe(3)
    expect(applyNavigation(state, 'b', 1).index).toBe(1)
    // Without its place the nearest is meant; a place that holds another car is not believed.
    expect(applyNavigation({ ...state, index: 3 }, 'a').index).toBe(2)
    expect(applyNavigation({ ...state, index: 3 }, 'a', 1).index).toBe(2)
  })

  it('an address that was never here begins anew', () => {
    const state = applyClick(initialCarState('now'), { code: 'ROOF' }, now, now)
    expect(applyNavigation(state, 'other')).toEqual(initialCarState('other'))
  })

  it('remembers what another choice took out of the car, until it is in again or its own click took it out', () => {
    const money = { incl: 690, excl: 570.25, vat_rate: 21, currency: 'EUR' as const }
    const roofPart = { code: 'ROOF', title: 'Panoramadak', kind: 'option' as const, price: money, reason: '' }
    const version = choiceOf({ code: 'V1', next_id: 'other', effect: { added: [], removed: [roofPart] } })
    const withRoof = choicesOf('now-roof', version, { ...roof, state: 'selected', next_id: 'now' })
    const changed = applyClick(initialCarState('now-roof'), { code: 'V1' }, withRoof, withRoof)
    const unavailable = choicesOf('other', { ...roof, state: 'unavailable' })
    expect(lostParts(changed, unavailable)).toMatchObject([{ part: { code: 'ROOF', price: money }, isOpen: false }])
    const available = choicesOf('other', { ...roof, next_id: 'other-roof' })
    expect(lostParts(changed, available)).toMatchObject([{ isOpen: true }])
    expect(lostParts(stepHistory(changed, -1), available)).toEqual([])
    const restored = applyClick(changed, { code: 'ROOF' }, available, available)
    expect(lostParts(restored, available)).toEqual([])
    const dropped = applyClick(initialCarState('now-roof'), { code: 'ROOF' }, withRoof, withRoof)
    expect(lostParts(dropped, available)).toEqual([])
  })
})

describe('what was lost', () => {
  const money = moneyOf(690)
  const partOf = (code: string) => ({ code, title: code, kind: 'option' as const, price: money, reason: 'no room' })
  const chosen = (code: string) => choiceOf({ code, state: 'selected' })
  const take = (effect: Choice['effect'], others: Choice[], more: Partial<Choice> = {}) => {
    const choices = choicesOf(
      'now',
      choiceOf({ code: 'V1', next_id: 'then', ...(effect && { effect }), ...more }),
      ...others,
    )
    return applyClick(initialCarState('now'), { code: 'V1', repair: 'Repair' }, choices, choices).entries[1]?.lost
  }

  it('is what the visitor had chosen, with its price, and nothing that came by itself', () => {
    const effect = { added: [], removed: [partOf('ROOF'), partOf('CAM')] }
    expect(take(effect, [chosen('ROOF'), choiceOf({ code: 'CAM', state: 'standard' })])).toEqual([
      { code: 'ROOF', title: 'ROOF', price: money },
    ])
  })

  it('is nothing that comes back with another price', () => {
    expect(take({ added: [partOf('ROOF')], removed: [partOf('ROOF')] }, [chosen('ROOF')])).toEqual([])
  })

  it('is nothing where the service says of no effect', () => {
    expect(take(undefined, [chosen('ROOF')])).toEqual([])
  })

  it('by a repair is what the repair takes out', () => {
    const repair = { title: 'Repair', added: [], removed: [partOf('ROOF')], price_delta: moneyOf(0), next_id: 'then' }
    const { next_id: _, ...blocked } = choiceOf({ code: 'V1', state: 'unavailable', repairs: [repair] })
    const choices = choicesOf('now', blocked, chosen('ROOF'))
    const state = applyClick(initialCarState('now'), { code: 'V1', repair: 'Repair' }, choices, choices)
    expect(state.entries[1]?.lost?.map(({ code }) => code)).toEqual(['ROOF'])
  })

  it('by one repair of several is what that one takes out', () => {
    const repair = (title: string, code: string) => ({
      title,
      added: [],
      removed: [partOf(code)],
      price_delta: moneyOf(0),
      next_id: `without-${code}`,
    })
    const { next_id: _, ...blocked } = choiceOf({
      code: 'V1',
      state: 'unavailable',
      repairs: [repair('No roof', 'ROOF'), repair('No hook', 'HOOK')],
    })
    const choices = choicesOf('now', blocked, chosen('ROOF'), chosen('HOOK'))
    const state = applyClick(initialCarState('now'), { code: 'V1', repair: 'No hook' }, choices, choices)
    expect(state.entries[1]?.lost?.map(({ code }) => code)).toEqual(['HOOK'])
  })

  it('is all that was lost, first what was lost first', () => {
    const without = (code: string) => ({ added: [], removed: [partOf(code)] })
    const first = choicesOf('now', choiceOf({ code: 'V1', next_id: 'then', effect: without('ROOF') }), chosen('ROOF'))
    const one = applyClick(initialCarState('now'), { code: 'V1' }, first, first)
    const second = choicesOf('then', choiceOf({ code: 'V2', next_id: 'last', effect: without('HOOK') }), chosen('HOOK'))
    const two = applyClick(one, { code: 'V2' }, second, second)
    expect(two.entries[2]?.lost?.map(({ code }) => code)).toEqual(['ROOF', 'HOOK'])
  })

  it('stays lost over the next choice, and is said once when it is lost again', () => {
    const effect = { added: [], removed: [partOf('ROOF')] }
    const first = choicesOf('now', choiceOf({ code: 'V1', next_id: 'then', effect }), chosen('ROOF'))
    const lost = applyClick(initialCarState('now'), { code: 'V1' }, first, first)
    const hook = choicesOf('then', choiceOf({ code: 'HOOK', next_id: 'then-hook' }))
    const later = applyClick(lost, { code: 'HOOK' }, hook, hook)
    expect(later.entries[2]?.lost?.map(({ code }) => code)).toEqual(['ROOF'])
    const again = choicesOf('then-hook', choiceOf({ code: 'V2', next_id: 'last', effect }), chosen('ROOF'))
    expect(applyClick(later, { code: 'V2' }, again, again).entries[3]?.lost?.map(({ code }) => code)).toEqual(['ROOF'])
  })
})

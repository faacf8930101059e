import { describe, expect, it } from 'vitest'
import type { Choice, ChoicesResponse } from '@/contract/configured-car'
import { followPending, withClick } from '@/features/configurator/choosing/pending-choice'
import { categoryOf, choiceOf } from '../choices.fixture'

const choicesWith = (...choices: Choice[]): ChoicesResponse => ({
  id: 'now',
  catalog_version: '2027a',
  categories: [categoryOf('options', { choices })],
})

const roof = { code: 'ROOF' }
const hook = { code: 'HOOK' }

describe('clicks that waited for the new choices', () => {
  it('the first leads to the car that the new choices name, not the one that the old tile did; the others wait for that car', () => {
    const choices = choicesWith(choiceOf({ code: 'ROOF', next_id: 'now-roof' }), choiceOf({ code: 'HOOK' }))
    expect(followPending(choices, [roof, hook])).toMatchObject({
      next: 'now-roof',
      taken: { code: 'ROOF' },
      rest: [hook],
      refused: [],
    })
  })

  it('one that has come to conflict meanwhile is named, and the next is followed', () => {
    const blocked = choiceOf({ code: 'ROOF', state: 'unavailable' })
    const choices = choicesWith(blocked, choiceOf({ code: 'HOOK', next_id: 'now-hook' }))
    expect(followPending(choices, [roof, hook])).toMatchObject({ next: 'now-hook', rest: [], refused: [blocked] })
  })

  it('a repair leads to the car that the new choices name for it; one that is no longer offered is named', () => {
    const repair = { title: 'Met trekhaak', next_id: 'now-hook-roof' } as Choice['repairs'][number]
    const choices = choicesWith(choiceOf({ code: 'ROOF', state: 'unavailable', repairs: [repair] }))
    expect(followPending(choices, [{ code: 'ROOF', repair: 'Met trekhaak' }]).next).toBe('now-hook-roof')
    expect(followPending(choices, [{ code: 'ROOF', repair: 'Zonder' }]).refused).toHaveLength(1)
  })

  it('one that the car already has, or that is gone, does nothing', () => {
    const choices = choicesWith(choiceOf({ code: 'ROOF', next_id: 'now' }))
    expect(followPending(choices, [roof, { code: 'GONE' }])).toEqual({ next: undefined, rest: [], refused: [] })
    const settled = choicesWith(choiceOf({ code: 'ROOF', next_id: undefined }))
    expect(followPending(settled, [roof])).toEqual({ next: undefined, rest: [], refused: [] })
  })
})

describe('one more click while others wait', () => {
  const paints = categoryOf('exterior', {
    cardinality: 'exactly_one',
    choices: [choiceOf({ code: 'RED' }), choiceOf({ code: 'BLUE' })],
  })
  const options = categoryOf('options', {
    cardinality: 'many',
    choices: [choiceOf({ code: 'ROOF' }), choiceOf({ code: 'HOOK' })],
  })

  it('takes the place of its rival, where one of several must be had', () => {
    expect(withClick([{ code: 'RED' }, roof], { code: 'BLUE' }, [paints, options])).toEqual([roof, { code: 'BLUE' }])
  })

  it('keeps the others where none or one is had, or where nobody knows the choice', () => {
    const one = { ...paints, cardinality: 'one_or_none' as const }
    expect(withClick([{ code: 'RED' }], { code: 'BLUE' }, [one])).toEqual([{ code: 'RED' }, { code: 'BLUE' }])
    expect(withClick([roof], { code: 'GONE' }, [])).toEqual([roof, { code: 'GONE' }])
    expect(withClick([roof], { code: 'BLUE' }, [options, paints])).toEqual([roof, { code: 'BLUE' }])
  })

  it('comes after the others where several can be had; a second click on the same takes it back in its turn', () => {
    expect(withClick([roof], hook, [paints, options])).toEqual([roof, hook])
    expect(withClick([{ code: 'RED' }], hook, [paints, options])).toEqual([{ code: 'RED' }, hook])
    expect(withClick([roof], roof, [paints, options])).toEqual([roof, roof])
  })
})

import { describe, expect, it } from 'vitest'
import type { Choice, ChoicesResponse } from '@/contract/configurator'
import { followPending, withClick } from '@/features/configurator/pending-choice'
import { categoryOf, choiceOf } from './choices.fixture'

const choicesWith = (...choices: Choice[]): ChoicesResponse => ({
  id: 'now',
  catalog_version: '2027a',
  categories: [categoryOf('options', { choices })],
})

describe('clicks that waited for the new choices', () => {
  it('the first leads to the car that the new choices name, not the one that the old tile did; the others wait for that car', () => {
    const choices = choicesWith(choiceOf({ code: 'ROOF', next_id: 'now-roof' }), choiceOf({ code: 'HOOK' }))
    expect(followPending(choices, ['ROOF', 'HOOK'])).toEqual({ next: 'now-roof', rest: ['HOOK'], refused: [] })
  })

  it('one that has come to conflict meanwhile is named, and the next is followed', () => {
    const blocked = choiceOf({ code: 'ROOF', state: 'unavailable' })
    const choices = choicesWith(blocked, choiceOf({ code: 'HOOK', next_id: 'now-hook' }))
    expect(followPending(choices, ['ROOF', 'HOOK'])).toEqual({ next: 'now-hook', rest: [], refused: [blocked] })
  })

  it('one that the car already has, or that is gone, does nothing', () => {
    const choices = choicesWith(choiceOf({ code: 'ROOF', next_id: 'now' }))
    expect(followPending(choices, ['ROOF', 'GONE'])).toEqual({ next: undefined, rest: [], refused: [] })
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
    expect(withClick(['RED', 'ROOF'], 'BLUE', [paints, options])).toEqual(['ROOF', 'BLUE'])
  })

  it('comes after the others where several can be had; a second click on the same takes it back in its turn', () => {
    expect(withClick(['ROOF'], 'HOOK', [paints, options])).toEqual(['ROOF', 'HOOK'])
    expect(withClick(['ROOF'], 'ROOF', [paints, options])).toEqual(['ROOF', 'ROOF'])
  })
})

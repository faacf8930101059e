import { describe, expect, it } from 'vitest'
import type { Choice, ChoicesResponse } from '@/contract/configurator'
import { outcomeOfPending } from '@/features/configurator/pending-choice'
import { categoryOf, choiceOf } from './choices.fixture'

const choicesWith = (...choices: Choice[]): ChoicesResponse => ({
  id: 'now',
  catalog_version: '2027a',
  categories: [categoryOf('options', { choices })],
})

describe('a click that waited for the new choices', () => {
  it('leads to the car that the new choices name, not the one that the old tile did', () => {
    expect(outcomeOfPending(choicesWith(choiceOf({ code: 'ROOF', next_id: 'now-roof' })), 'ROOF')).toEqual({
      kind: 'go',
      id: 'now-roof',
    })
  })

  it('is refused with its tile when it has come to conflict meanwhile', () => {
    const blocked = choiceOf({ code: 'ROOF', state: 'unavailable' })
    expect(outcomeOfPending(choicesWith(blocked), 'ROOF')).toEqual({ kind: 'refused', choice: blocked })
  })

  it('does nothing when the car is already as wished or the choice is gone', () => {
    expect(outcomeOfPending(choicesWith(choiceOf({ code: 'ROOF', next_id: 'now' })), 'ROOF')).toEqual({
      kind: 'nothing',
    })
    expect(outcomeOfPending(choicesWith(), 'ROOF')).toEqual({ kind: 'nothing' })
  })
})

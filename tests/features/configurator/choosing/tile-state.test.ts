import { describe, expect, it } from 'vitest'
import { canBeDropped, targetCar, tileState } from '@/features/configurator/choosing/tile-state'
import { choiceOf } from '../choices.fixture'

describe('a tile', () => {
  it('is taken when its choice is in the car, also as the standard one of those that one is picked from', () => {
    expect(tileState(choiceOf({ state: 'selected' }), 'many')).toBe('taken')
    expect(tileState(choiceOf({ state: 'standard' }), 'exactly_one')).toBe('taken')
  })

  it('is brought when a version or a pack puts it in the car', () => {
    expect(tileState(choiceOf({ state: 'standard' }), 'many')).toBe('brought')
    expect(tileState(choiceOf({ state: 'included' }), 'many')).toBe('brought')
    expect(tileState(choiceOf({ state: 'included' }), 'exactly_one')).toBe('taken')
  })

  it('is open or blocked otherwise', () => {
    expect(tileState(choiceOf({ state: 'available' }), 'many')).toBe('open')
    expect(tileState(choiceOf({ state: 'unavailable' }), 'exactly_one')).toBe('blocked')
  })

  it('leads to the car itself when there is nothing to change', () => {
    const { next_id: _, ...settled } = choiceOf({ state: 'selected' })
    expect(targetCar(settled, 'now')).toBe('now')
    expect(targetCar(choiceOf({ next_id: 'then' }), 'now')).toBe('then')
  })

  it('can be dropped only when it was chosen among those that need not be', () => {
    const chosen = choiceOf({ state: 'selected', next_id: 'without' })
    expect(canBeDropped(chosen, 'many', 'with')).toBe(true)
    expect(canBeDropped(chosen, 'one_or_none', 'with')).toBe(true)
    expect(canBeDropped(chosen, 'exactly_one', 'with')).toBe(false)
    expect(canBeDropped(choiceOf({ state: 'standard' }), 'many', 'with')).toBe(false)
    expect(canBeDropped(chosen, 'many', 'without')).toBe(false)
  })
})

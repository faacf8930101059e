import { pickFrom, seededRandom } from '@demo/backend/stock/random'
import { random } from '@demo/backend/tests/engine/walk'
import { describe, expect, it } from 'vitest'

describe('a seeded random number', () => {
  it('is mulberry32 between 0 and 1, as the tests have it in whole numbers', () => {
    for (const seed of [0, 1, 20_260_101, -1]) {
      const [ours, reference] = [seededRandom(seed), random(seed)]
      for (let draw = 0; draw < 50; draw += 1) expect(ours() * 2 ** 32).toBe(reference(2 ** 32))
    }
  })
})

describe('a draw from a list', () => {
  it('takes each part of the range for one member', () => {
    const list = ['a', 'b', 'c', 'd']
    expect([0, 0.2499, 0.25, 0.5, 0.9999].map((number) => pickFrom(() => number, list))).toEqual([
      'a',
      'a',
      'b',
      'c',
      'd',
    ])
  })

  it('from an empty list is a mistake', () => {
    expect(() => pickFrom(() => 0, [])).toThrow('nothing to pick from')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CarTrail, carBefore, walkOn } from '@/features/configurator/car-trail'

const walk = (...ids: string[]) => ids.reduce<CarTrail>(walkOn, [])

describe('the trail of cars', () => {
  it('has no car before the first', () => {
    expect(carBefore(walk('a'))).toBeUndefined()
  })

  it('knows the car before the last choice', () => {
    expect(carBefore(walk('a', 'b', 'c'))).toBe('b')
  })

  it('grows shorter on the way back', () => {
    expect(walk('a', 'b', 'c', 'b')).toEqual(['a', 'b'])
    expect(carBefore(walk('a', 'b', 'a'))).toBeUndefined()
  })

  it('never has the same car twice in a row, and always ends where the address is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }), (ids) => {
        const trail = walk(...ids)
        expect(trail.at(-1)).toBe(ids.at(-1))
        expect(trail.every((id, index) => id !== trail[index - 1])).toBe(true)
      }),
    )
  })
})

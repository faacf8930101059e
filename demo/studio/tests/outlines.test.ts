import { mirrored, outlineField, projection, roundCorners, signedDistance } from '@demo/studio/outlines'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const square = roundCorners([
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
])

describe('outlines', () => {
  it('are negative inside, zero on the line and positive outside', () => {
    expect(signedDistance(square, 0, 0)).toBeCloseTo(-1)
    expect(signedDistance(square, 1, 0.3)).toBeCloseTo(0)
    expect(signedDistance(square, 3, 0)).toBeCloseTo(2)
  })

  it('never change faster than the distance moved', () => {
    const coordinate = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (ax, ay, bx, by) => {
        const change = Math.abs(signedDistance(square, ax, ay) - signedDistance(square, bx, by))
        expect(change).toBeLessThanOrEqual(Math.hypot(ax - bx, ay - by) + 1e-9)
      }),
    )
  })

  it('have the same sign with the quick way out as without', () => {
    const field = outlineField(square)
    const coordinate = fc.double({ min: -4, max: 4, noNaN: true })
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        expect(Math.sign(field(x, y))).toBe(Math.sign(signedDistance(square, x, y)))
      }),
    )
  })

  it('lose their corner when it is rounded, and nothing else', () => {
    const rounded = roundCorners([
      [-1, -1],
      [1, -1],
      [1, 1, 0.5],
      [-1, 1],
    ])
    expect(signedDistance(rounded, 1, 1)).toBeGreaterThan(0.1)
    expect(signedDistance(rounded, -1, 1)).toBeCloseTo(0)
  })

  it('drawn as a half are the same on both sides of the centre line', () => {
    const plate = mirrored([
      [0, 0.7],
      [0.3, 0.7, 0.05],
      [0.4, 0.5],
      [0, 0.5],
    ])
    const coordinate = fc.double({ min: -0.6, max: 0.6, noNaN: true })
    fc.assert(
      fc.property(coordinate, coordinate, (y, z) => {
        expect(signedDistance(plate, y, z)).toBeCloseTo(signedDistance(plate, -y, z), 6)
      }),
    )
  })

  it('on a wrapped board keep the centre line at zero and grow along the bumper', () => {
    const front = projection('wrapFront', 4.4)
    const rear = projection('wrapRear', 4.4)
    expect(front.project([0, 0, 0.6])).toEqual([0, 0.6])
    expect(rear.project([4.4, 0, 0.6])).toEqual([0, 0.6])
    expect(front.project([0.2, 0.8, 0.6])[0]).toBeGreaterThan(front.project([0, 0.5, 0.6])[0])
  })
})

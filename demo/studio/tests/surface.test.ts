import { cars } from '@demo/studio/cars/all'
import { projection } from '@demo/studio/outlines'
import { bodySurface } from '@demo/studio/shape'
import { controlNet, type Ring, ringColumns, Surface, U_FRONT_CORNER, U_MAX, U_REAR_CORNER } from '@demo/studio/surface'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const box = (z: number, half: number): Ring => ({
  front: [0, z],
  frontCorner: [0.2, half, z],
  side: [[2, half, z]],
  rearCorner: [3.8, half, z],
  rear: [4, z],
})
const rings = [
  box(0.2, 0.8),
  box(0.6, 0.9),
  box(1, 0.8),
  { ...box(1.4, 0), frontCorner: [0.2, 0, 1.4], side: [[2, 0, 1.4]], rearCorner: [3.8, 0, 1.4] } satisfies Ring,
]

describe('the body surface', () => {
  it('resamples every ring to the same columns, with the corners where they were drawn', () => {
    const columns = ringColumns(box(0.5, 0.9))
    expect(columns).toHaveLength(U_MAX + 1)
    expect(columns[U_FRONT_CORNER]).toEqual([0.2, 0.9, 0.5])
    expect(columns[U_REAR_CORNER]).toEqual([3.8, 0.9, 0.5])
  })

  it('gives a tight ring a neighbour on each side', () => {
    const loose = controlNet(rings)
    const tight = controlNet(rings.map((ring, i) => (i === 1 ? { ...ring, tight: 0.2 } : ring)))
    expect(tight).toHaveLength(loose.length + 2)
  })

  it('stays within the box of its control points', () => {
    const surface = new Surface(controlNet(rings))
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: U_MAX, noNaN: true }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (u, v) => {
          const [x, y, z] = surface.point(u, v)
          expect(x).toBeGreaterThanOrEqual(-1e-9)
          expect(x).toBeLessThanOrEqual(4 + 1e-9)
          expect(Math.abs(y)).toBeLessThanOrEqual(0.9 + 1e-9)
          expect(z).toBeLessThanOrEqual(1.4 + 1e-9)
        },
      ),
    )
  })

  it('meets its mirror image without a kink on both centre lines', () => {
    const surface = new Surface(controlNet(rings))
    for (const v of [0.3, 1, 1.7]) {
      for (const u of [0, U_MAX]) {
        expect(surface.point(u, v)[1]).toBeCloseTo(0, 9)
        expect(surface.normal(u, v)[1]).toBeCloseTo(0, 6)
      }
    }
  })

  it('has unit normals that look out of the car', () => {
    const surface = bodySurface(cars.FORMENTOR)
    const side = surface.normal(...surface.locate(projection('side', 4.446), [2.2, 0.7]))
    const nose = surface.normal(...surface.locate(projection('front', 4.446), [0.1, 0.6]))
    expect(Math.hypot(...side)).toBeCloseTo(1, 6)
    expect(side[1]).toBeGreaterThan(0.8)
    expect(nose[0]).toBeLessThan(-0.8)
  })

  it('finds the place on the body where a drawn point lands', () => {
    const surface = bodySurface(cars.LEON)
    const view = projection('side', cars.LEON.size.length)
    fc.assert(
      fc.property(
        fc.double({ min: 1.5, max: 3, noNaN: true }),
        fc.double({ min: 0.45, max: 0.85, noNaN: true }),
        (x, z) => {
          const [a, b] = view.project(surface.point(...surface.locate(view, [x, z])))
          expect(Math.hypot(a - x, b - z)).toBeLessThan(0.002)
        },
      ),
      { numRuns: 40 },
    )
  })
})

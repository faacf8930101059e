import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INTERIOR_KEYS, seatParts, seatPoint, seats, sheet } from '@/studio/interior'
import type { Vec3 } from '@/studio/math'

describe.each(INTERIOR_KEYS)('the %s seat', (key) => {
  const design = seats[key]

  it('is as wide on the left as on the right', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        expect(seatPoint(design, a, b)[0]).toBeCloseTo(-seatPoint(design, -a, b)[0], 9)
        expect(seatPoint(design, a, b)[1]).toBeCloseTo(seatPoint(design, -a, b)[1], 9)
      }),
    )
  })

  it('holds the body: its sides stand out further than its middle', () => {
    expect(seatPoint(design, 0.79, 0.35)[2]).toBeGreaterThan(seatPoint(design, 0, 0.35)[2] + 0.03)
  })

  it('has a hard shell only where it is a bucket seat', () => {
    expect(seatParts(design, 0.1).shell.getIndex()?.count ?? 0).toSatisfy((count: number) => count > 0 === design.shell)
  })
})

describe('a sheet', () => {
  const flat = (s: number, t: number): Vec3 => [s, t, 0]

  it('looks the way it is told to', () => {
    for (const facing of [1, -1] as const) {
      const normal = sheet(flat, 2, 2, () => true, facing).getAttribute('normal')
      expect(normal.getZ(0)).toBeCloseTo(facing)
    }
  })

  it('leaves out what is not kept', () => {
    expect(sheet(flat, 4, 4, (s) => s > 0.5).getIndex()?.count).toBe(4 * 4 * 3)
  })
})

import { driverCamera, STRAIGHT, turnedGaze } from '@demo/studio/interior/gaze'
import { INTERIOR_KEYS } from '@demo/studio/interior/trims'
import { readInterior } from '@demo/studio/interior/viewer'
import fc from 'fast-check'
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'

const ahead = (yaw: number, pitch: number) => driverCamera({ yaw, pitch }, 2).getWorldDirection(new Vector3())

describe("the driver's gaze", () => {
  it('goes ahead, to the right, to the left and up as it is asked', () => {
    expect(ahead(0, 0).z).toBeCloseTo(-1)
    expect(ahead(90, 0).x).toBeCloseTo(1)
    expect(ahead(-90, 0).x).toBeCloseTo(-1)
    expect(ahead(0, 20).y).toBeCloseTo(Math.sin((20 * Math.PI) / 180))
  })

  it('turns as far as a head, however it is asked to', () => {
    const turn = fc.double({ min: -400, max: 400, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(turn, turn), { maxLength: 8 }), (turns) => {
        const { yaw, pitch } = turns.reduce((gaze, [yaw, pitch]) => turnedGaze(gaze, yaw, pitch), STRAIGHT)
        expect(Math.abs(yaw)).toBeLessThanOrEqual(125)
        expect(pitch).toBeGreaterThanOrEqual(-38)
        expect(pitch).toBeLessThanOrEqual(24)
      }),
    )
    expect(turnedGaze({ yaw: 0, pitch: 0 }, 30, -5)).toEqual({ yaw: 30, pitch: -5 })
  })

  it('begins with the wheel and the screens in the picture', () => {
    const wheel = new Vector3(-0.38, 0, 0.3).project(driverCamera(STRAIGHT, 2))
    expect(Math.max(Math.abs(wheel.x), Math.abs(wheel.y))).toBeLessThan(1)
  })

  it('sees the same across on a narrow picture, and more above and below', () => {
    const across = (aspect: number) => {
      const { fov } = driverCamera(STRAIGHT, aspect)
      return (2 * Math.atan(Math.tan((fov * Math.PI) / 360) * aspect) * 180) / Math.PI
    }
    expect(driverCamera(STRAIGHT, 2).fov).toBe(56)
    expect(across(0.6)).toBeCloseTo(66)
    expect(across(1)).toBeCloseTo(66)
    expect(across(2)).toBeGreaterThan(90)
  })
})

describe('an interior that is asked for', () => {
  it('is one of the studio, or none', () => {
    for (const key of INTERIOR_KEYS) expect(readInterior(key)).toBe(key)
    expect(readInterior('velvet')).toBeUndefined()
  })
})

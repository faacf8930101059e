import { fittedCamera } from '@demo/studio/camera'
import { framed } from '@demo/studio/framing'
import { angles } from '@demo/studio/shots'
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'

const corners = [-2.2, 2.2].flatMap((x) => [0, 1.5].flatMap((y) => [-0.9, 0.9].map((z) => new Vector3(x, y, z))))
const view = angles.f34.view ?? { azimuth: 0, elevation: 0, fov: 20, fill: 1 }

/** The car in pixels from the middle of a picture that is so wide and so high. */
function seen(width: number, height: number) {
  const camera = fittedCamera(framed(view, width / height), width / height, corners)
  const places = corners.map((corner) => corner.clone().project(camera))
  const xs = places.map(({ x }) => (x * width) / 2)
  const ys = places.map(({ y }) => (y * height) / 2)
  return { left: Math.min(...xs), right: Math.max(...xs), ground: Math.min(...ys) }
}

describe('the car in a picture that is not two to one', () => {
  it('stands in the largest still within as it does in the still', () => {
    const still = seen(1000, 500)
    for (const [width, height] of [
      [1000, 2000],
      [1000, 625],
      [1400, 500],
    ] as const) {
      const { left, right, ground } = seen(width, height)
      expect(ground).toBeCloseTo(still.ground, 0)
      // The horizon is elsewhere, so the perspective is a little different.
      expect((right - left) / (still.right - still.left)).toBeCloseTo(1, 1)
    }
  })

  it('is the still itself at two to one', () => {
    expect(framed(view, 2)).toEqual(view)
  })
})

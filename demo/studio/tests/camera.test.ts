import { fittedCamera } from '@demo/studio/camera'
import { angles, editorial } from '@demo/studio/shots'
import { type PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'

const corners = [-2.2, 2.2].flatMap((x) => [0, 1.5].flatMap((y) => [-0.9, 0.9].map((z) => new Vector3(x, y, z))))

function seenBy(camera: PerspectiveCamera, points: readonly Vector3[]) {
  const seen = points.map((point) => point.clone().project(camera))
  return { xs: seen.map(({ x }) => x), ys: seen.map(({ y }) => y) }
}

describe.each(Object.entries(angles))('the camera for %s', (_, shot) => {
  it('frames the whole car in the middle, standing where all cars stand', () => {
    const view = shot.view
    if (!view) throw new Error('An angle without a view')
    const { xs, ys } = seenBy(fittedCamera(view, 2, corners), corners)
    if (typeof view.fill !== 'object') throw new Error('An angle without a scale')
    expect((Math.max(...xs) + Math.min(...xs)) / 2).toBeCloseTo(view.centre?.[0] ?? 0, 2)
    expect(Math.min(...ys)).toBeCloseTo(view.fill.ground, 2)
    expect(Math.max(...xs)).toBeLessThan(0.98)
  })

  it('a metre is the same number of pixels for a short car and a long one', () => {
    const view = shot.view
    if (!view) throw new Error('An angle without a view')
    const metreOf = (points: readonly Vector3[]) => {
      const camera = fittedCamera(view, 2, points)
      const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
      const ahead = new Vector3().setFromMatrixColumn(camera.matrixWorld, 2).negate()
      // Where the car's middle is: the point on the line of sight that is nearest to it.
      const middle = camera.position
        .clone()
        .addScaledVector(ahead, new Vector3(0, 0.6, 0).sub(camera.position).dot(ahead))
      return middle.clone().add(right).project(camera).x - middle.project(camera).x
    }
    const short = corners.map((point) => point.clone().multiply(new Vector3(0.85, 1, 1)))
    expect(metreOf(short) / metreOf(corners)).toBeCloseTo(1, 1)
  })
})

it('an editorial picture is filled as wide or as high as asked', () => {
  const view = editorial.rear.view
  if (typeof view?.fill !== 'number') throw new Error('A picture without a share')
  const { xs, ys } = seenBy(fittedCamera(view, 2, corners), corners)
  const width = (Math.max(...xs) - Math.min(...xs)) / 2
  const height = (Math.max(...ys) - Math.min(...ys)) / 2
  expect(Math.max(width / view.fill, height / 0.74)).toBeCloseTo(1, 2)
})

import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { fittedCamera } from '@/studio/camera'
import { angles } from '@/studio/shots'

const corners = [-2.2, 2.2].flatMap((x) => [0, 1.5].flatMap((y) => [-0.9, 0.9].map((z) => new Vector3(x, y, z))))

describe.each(Object.entries(angles))('the camera for %s', (_, shot) => {
  it('frames the whole car, in the middle and as wide or as high as asked', () => {
    const view = shot.view
    if (!view) throw new Error('An angle without a view')
    const camera = fittedCamera(view, 2, corners)
    const seen = corners.map((p) => p.clone().project(camera))
    const xs = seen.map((p) => p.x)
    const ys = seen.map((p) => p.y)
    const width = (Math.max(...xs) - Math.min(...xs)) / 2
    const height = (Math.max(...ys) - Math.min(...ys)) / 2
    expect(Math.max(width / view.fill, height / 0.74)).toBeCloseTo(1, 2)
    expect((Math.max(...xs) + Math.min(...xs)) / 2).toBeCloseTo(view.centre?.[0] ?? 0, 2)
    expect(camera.position.y).toBeGreaterThan(0.1)
  })
})

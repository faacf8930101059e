import { fittedCamera } from '@demo/studio/camera'
import { CARLINES, cars } from '@demo/studio/cars/all'
import { editorialShot, lightingSetups } from '@demo/studio/lighting-setups'
import { nightRooms } from '@demo/studio/night-rooms'
import { carGeometry } from '@demo/studio/scene'
import { studios } from '@demo/studio/studios'
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'

const each = CARLINES.map((code) => lightingSetups[code])
const spread = (values: number[]): number => Math.max(...values) - Math.min(...values)

describe('the lighting setups of the cars', () => {
  it('share no room and no ground', () => {
    expect(new Set(each.map(({ room }) => room)).size).toBe(CARLINES.length)
    expect(new Set(each.map(({ stage }) => stage.glow)).size).toBe(CARLINES.length)
    expect(new Set(each.map(({ room }) => room))).toEqual(new Set(Object.keys(nightRooms)))
  })

  it('are seen by cameras that can be told apart, and that differ in direction, height and lens', () => {
    for (const [index, { from: one }] of each.entries())
      for (const { from: other } of each.slice(index + 1))
        expect(
          Math.abs(one.azimuth - other.azimuth) / 4 +
            Math.abs(one.elevation - other.elevation) / 1.5 +
            Math.abs(one.fov - other.fov) / 4,
        ).toBeGreaterThan(1)
    expect(spread(each.map(({ from }) => from.azimuth))).toBeGreaterThan(20)
    expect(spread(each.map(({ from }) => from.elevation))).toBeGreaterThan(6)
    expect(spread(each.map(({ from }) => from.fov))).toBeGreaterThan(12)
  })

  it.each(Object.entries(nightRooms))(
    '%s has no narrow light overhead: it would be a stripe in the windscreen',
    (name) => {
      const overhead = studios[name as keyof typeof nightRooms].panels.filter(({ plane }) => plane[0] === 'y')
      expect(overhead).toHaveLength(1)
      for (const { soft, half } of overhead) {
        expect(soft).toBeGreaterThan(1.5)
        expect(Math.min(...half)).toBeGreaterThan(0.9)
      }
    },
  )
})

/** Where a car lies in a shot of it: 0 to 1 from the left and from the top. */
function frameOf(code: (typeof CARLINES)[number], name: 'hero' | 'card') {
  const { view, size } = editorialShot(code, name)
  if (!view) throw new Error(`${name} is no view of the whole car`)
  const { hull } = carGeometry(cars[code], 0.3)
  const camera = fittedCamera(view, size[0] / size[1], hull)
  const points = hull.map((point) => new Vector3().copy(point).project(camera))
  const across = points.map(({ x }) => (x + 1) / 2)
  const down = points.map(({ y }) => (1 - y) / 2)
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) }
}

describe.each(CARLINES)('%s', (code) => {
  it('leaves the left 5/12 of its hero to the words, and is whole', () => {
    const { left, right, top, bottom } = frameOf(code, 'hero')
    expect(left).toBeGreaterThan(5 / 12 - 0.005)
    expect(right).toBeLessThan(0.98)
    expect(top).toBeGreaterThan(0.08)
    expect(bottom).toBeLessThan(0.92)
  })

  it('stands in the middle of its card, and is whole where a tenth is taken off above and below', () => {
    const { left, right, top, bottom } = frameOf(code, 'card')
    expect((left + right) / 2).toBeCloseTo(0.5, 1)
    expect(right - left).toBeGreaterThan(0.7)
    expect(top).toBeGreaterThan(0.12)
    expect(bottom).toBeLessThan(0.88)
  })
})

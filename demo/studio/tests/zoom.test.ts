import { nextZoom, pinchFactor, showPart, visitorZoom, wheelFactor, zoomed } from '@demo/studio/zoom'
import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'

describe('the zoom', () => {
  it('stays between the whole car and two and a half times as large', () => {
    expect(zoomed(1, 1.5)).toBe(1.5)
    expect(zoomed(2, 1.5)).toBe(2.5)
    expect(zoomed(1.2, 0.5)).toBe(1)
  })

  it('goes in steps to the closest with a double click, and then back', () => {
    expect(nextZoom(1)).toBe(1.6)
    expect(nextZoom(1.6)).toBe(2.5)
    expect(nextZoom(2.5)).toBe(1)
  })

  it('follows the distance of two fingers', () => {
    const at = (x: number, y: number) => ({ x, y })
    expect(pinchFactor([at(0, 0), at(30, 40)], [at(0, 0), at(60, 80)])).toBe(2)
    expect(pinchFactor([at(0, 0), at(60, 80)], [at(30, 40), at(60, 80)])).toBe(0.5)
    expect(pinchFactor([at(5, 5), at(5, 5)], [at(5, 5), at(5, 7)])).toBe(2)
  })

  it('comes closer with a wheel that turns away, by no more than a quarter at once', () => {
    expect(wheelFactor({ deltaY: -4, deltaMode: 0 })).toBeCloseTo(1.041, 3)
    expect(wheelFactor({ deltaY: 4, deltaMode: 0 }) * wheelFactor({ deltaY: -4, deltaMode: 0 })).toBeCloseTo(1)
    expect(wheelFactor({ deltaY: -120, deltaMode: 0 })).toBeCloseTo(1.284, 3)
    expect(wheelFactor({ deltaY: -1, deltaMode: 1 })).toBeCloseTo(1.174, 3)
  })
})

describe('the part that is shown', () => {
  const seen = (zoom: number, focus: number, shift?: readonly [number, number]) => {
    const camera = new PerspectiveCamera(20, 2)
    camera.position.z = 10
    camera.updateMatrixWorld()
    const height = Math.tan((10 * Math.PI) / 180) * 10
    showPart(camera, [1000, 500], { zoom, focus }, shift)
    return (x: number, y: number) => new Vector3(x * 2 * height, y * height, 0).project(camera)
  }

  it('is all of the picture without zoom', () => {
    expect(seen(1, -0.2)(0.5, -0.6)).toMatchObject({ x: expect.closeTo(0.5), y: expect.closeTo(-0.6) })
  })

  it('keeps the height that it is about, and the middle', () => {
    expect(seen(2, -0.2)(0, -0.2)).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(-0.2) })
    expect(seen(2, -0.2)(0.1, 0)).toMatchObject({ x: expect.closeTo(0.2), y: expect.closeTo(0.2) })
  })

  it('never reaches beyond the picture', () => {
    expect(seen(2.5, -1)(0, -1).y).toBeCloseTo(-1)
    expect(seen(2.5, 1)(0, 1).y).toBeCloseTo(1)
  })

  it('is moved by pixels of the screen, whatever the zoom', () => {
    for (const zoom of [1, 2.5]) {
      const moved = seen(zoom, 0, [0.5, 0.25])(0, 0)
      expect(moved).toMatchObject({ x: expect.closeTo(-0.5 / 500, 6), y: expect.closeTo(0.25 / 250, 6) })
    }
  })
})

describe("the visitor's zoom", () => {
  it('is told when it is another, and not when it is at its bound already', () => {
    let changes = 0
    const zoom = visitorZoom(() => {
      changes += 1
    })
    zoom.scale(0.5)
    expect([zoom.now(), changes]).toEqual([1, 0])
    zoom.scale(1.25)
    expect([zoom.now(), changes]).toEqual([1.25, 1])
    zoom.scale(9)
    zoom.scale(2)
    expect([zoom.now(), changes]).toEqual([2.5, 2])
    zoom.advance()
    expect([zoom.now(), changes]).toEqual([1, 3])
  })
})

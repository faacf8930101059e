import { listen } from '@demo/studio/viewer-input'
import { createEvent, fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

function stage() {
  const canvas = document.createElement('canvas')
  canvas.setPointerCapture = vi.fn()
  const acts = { turn: vi.fn(), zoom: vi.fn(), zoomOn: vi.fn() }
  return { canvas, acts, stop: listen(canvas, acts) }
}
const finger = (pointerId: number, clientX: number, clientY: number) => ({
  pointerId,
  clientX,
  clientY,
  pointerType: 'touch',
})

describe('the live car', () => {
  it('is turned by arrows and zoomed by plus and minus, which the page does not get', () => {
    const { canvas, acts } = stage()
    expect(fireEvent.keyDown(canvas, { key: 'ArrowRight' })).toBe(false)
    expect(acts.turn).toHaveBeenCalledWith(10, 0)
    for (const key of ['+', '=']) expect(fireEvent.keyDown(canvas, { key })).toBe(false)
    expect(fireEvent.keyDown(canvas, { key: '-' })).toBe(false)
    expect(acts.zoom.mock.calls).toEqual([[1.25], [1.25], [0.8]])
  })

  it("leaves the browser its keys: its own zoom, its history, and what is nobody's", () => {
    const { canvas, acts } = stage()
    expect(fireEvent.keyDown(canvas, { key: '+', ctrlKey: true })).toBe(true)
    expect(fireEvent.keyDown(canvas, { key: '-', metaKey: true })).toBe(true)
    expect(fireEvent.keyDown(canvas, { key: 'ArrowLeft', altKey: true })).toBe(true)
    expect(fireEvent.keyDown(canvas, { key: 'Tab' })).toBe(true)
    expect(acts.turn).not.toHaveBeenCalled()
    expect(acts.zoom).not.toHaveBeenCalled()
  })

  it('leaves the wheel to the page, and takes a pinch on a trackpad', () => {
    const { canvas, acts } = stage()
    expect(fireEvent.wheel(canvas, { deltaY: -100 })).toBe(true)
    expect(acts.zoom).not.toHaveBeenCalled()
    const pinch = createEvent.wheel(canvas, { deltaY: -10 })
    Object.defineProperty(pinch, 'ctrlKey', { value: true })
    expect(fireEvent(canvas, pinch)).toBe(false)
    expect(acts.zoom).toHaveBeenCalledWith(expect.closeTo(1.105, 3))
  })

  it('is turned by one finger, zoomed by two, and turned again by the one that stays', () => {
    const { canvas, acts } = stage()
    fireEvent.pointerDown(canvas, finger(1, 100, 100))
    fireEvent.pointerMove(canvas, finger(1, 80, 140))
    expect(acts.turn).toHaveBeenLastCalledWith(7, 0)
    fireEvent.pointerDown(canvas, finger(2, 180, 140))
    fireEvent.pointerMove(canvas, finger(2, 280, 140))
    expect(acts.zoom).toHaveBeenLastCalledWith(2)
    fireEvent.pointerMove(canvas, finger(1, 180, 140))
    expect(acts.zoom).toHaveBeenLastCalledWith(0.5)
    fireEvent.pointerDown(canvas, finger(3, 0, 0))
    fireEvent.pointerMove(canvas, finger(3, 50, 0))
    expect(acts.turn).toHaveBeenCalledTimes(1)
    expect(acts.zoom).toHaveBeenCalledTimes(2)
    fireEvent.pointerUp(canvas, finger(2, 280, 140))
    fireEvent.pointerMove(canvas, finger(1, 160, 140))
    expect(acts.turn).toHaveBeenLastCalledWith(7, 0)
    expect(acts.turn).toHaveBeenCalledTimes(2)
  })

  it('keeps the page from scrolling under two fingers, and not under one', () => {
    const { canvas } = stage()
    const one = { clientX: 0, clientY: 0 } as Touch
    expect(fireEvent.touchMove(canvas, { touches: [one] })).toBe(true)
    expect(fireEvent.touchMove(canvas, { touches: [one, one] })).toBe(false)
  })

  it('comes closer with a double click', () => {
    const { canvas, acts } = stage()
    fireEvent.doubleClick(canvas)
    expect(acts.zoomOn).toHaveBeenCalledTimes(1)
  })

  it('hears nothing more once it is gone', () => {
    const { canvas, acts, stop } = stage()
    stop()
    fireEvent.keyDown(canvas, { key: '+' })
    fireEvent.doubleClick(canvas)
    expect(acts.zoom).not.toHaveBeenCalled()
    expect(acts.zoomOn).not.toHaveBeenCalled()
  })
})

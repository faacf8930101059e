import { showCanvas, watchSize } from '@demo/studio/viewer-canvas'
import type { WebGLRenderer } from 'three'
import { describe, expect, it, vi } from 'vitest'

function graphics() {
  const canvas = document.createElement('canvas')
  const lose = () => canvas.dispatchEvent(new Event('webglcontextlost'))
  const renderer = { domElement: canvas, dispose: vi.fn(), forceContextLoss: vi.fn(lose) }
  return { canvas, lose, renderer, asRenderer: renderer as unknown as WebGLRenderer }
}

describe('the canvas of what is drawn live', () => {
  it('can be reached by the keyboard, with a name and a description', () => {
    const host = document.createElement('div')
    showCanvas(host, graphics().asRenderer, { label: 'Born in 3D', describedBy: 'hint' })
    const [canvas] = host.children
    expect(canvas).toMatchObject({ tabIndex: 0 })
    expect(canvas).toHaveAttribute('role', 'application')
    expect(canvas).toHaveAttribute('aria-label', 'Born in 3D')
    expect(canvas).toHaveAttribute('aria-describedby', 'hint')
  })

  it('tells when the system takes the graphics away, and not when it gives them back itself', () => {
    const host = document.createElement('div')
    const onLost = vi.fn()
    const { lose, renderer, asRenderer } = graphics()
    const hide = showCanvas(host, asRenderer, { onLost })
    lose()
    expect(onLost).toHaveBeenCalledOnce()
    hide()
    expect(renderer.dispose).toHaveBeenCalledOnce()
    expect(renderer.forceContextLoss).toHaveBeenCalledOnce()
    expect(onLost).toHaveBeenCalledOnce()
    expect(host.childElementCount).toBe(0)
  })
})

describe('the size of what it lies in', () => {
  it('is told at once and when it changes, but not twice and not while there is none', () => {
    let look = () => {}
    const disconnect = vi.fn()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          look = callback
        }
        observe = vi.fn()
        disconnect = disconnect
      },
    )
    const host = document.createElement('div')
    const size = { clientWidth: 0, clientHeight: 0 }
    for (const name of ['clientWidth', 'clientHeight'] as const)
      Object.defineProperty(host, name, { get: () => size[name] })
    const onSize = vi.fn()
    const stop = watchSize(host, onSize)
    expect(onSize).not.toHaveBeenCalled()
    Object.assign(size, { clientWidth: 640, clientHeight: 320 })
    look()
    look()
    expect(onSize.mock.calls).toEqual([[640, 320]])
    Object.assign(size, { clientWidth: 320 })
    look()
    expect(onSize).toHaveBeenLastCalledWith(320, 320)
    stop()
    expect(disconnect).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})

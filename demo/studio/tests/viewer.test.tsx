import { readLook, startViewer } from '@demo/studio/viewer'
import { viewerRefusal } from '@demo/studio/viewer-refusal'
import { afterEach, describe, expect, it, vi } from 'vitest'

function graphics(renderer: string | undefined): void {
  vi.stubGlobal('Worker', class {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((): never => {
    const context = renderer && {
      RENDERER: 1,
      getParameter: () => renderer,
      getExtension: () => null,
    }
    return (context ?? null) as never
  })
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

describe('the live car', () => {
  it('is shown where there is a graphics processor', () => {
    graphics('ANGLE (Apple, M3)')
    expect(viewerRefusal()).toBeUndefined()
  })

  it.each(['Google SwiftShader', 'llvmpipe (LLVM 17)', 'Microsoft Basic Render Driver'])(
    'is not shown on %s',
    (name) => {
      graphics(name)
      expect(viewerRefusal()).toBe('software')
    },
  )

  it('is not shown where WebGL is missing', () => {
    graphics(undefined)
    expect(viewerRefusal()).toBe('webgl')
  })

  it('is not shown to who saves data', () => {
    graphics('ANGLE (Apple, M3)')
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    expect(viewerRefusal()).toBe('save-data')
  })

  it('leaves the page alone when it refuses', async () => {
    graphics(undefined)
    const host = document.createElement('div')
    expect(await startViewer(host, { carline: 'BORN', paint: 'red', wheel: 'w1' })).toBe('webgl')
    expect(host.childElementCount).toBe(0)
  })

  it('knows the paints and wheels of the studio, and no others', () => {
    expect(readLook({ paint: 'red', wheel: 'w2' })).toEqual({ paint: 'red', wheel: 'w2' })
    expect(readLook({ paint: 'lava', wheel: 'w2' })).toBeUndefined()
    expect(readLook({ paint: 'red', wheel: 'w9' })).toBeUndefined()
  })
})

import { WebGLRenderer } from 'three'
import type { Studio } from './room'
import { toneMapping } from './tone'

export interface CanvasOptions {
  /** What the picture is called, and the element that says how it is turned. */
  readonly label?: string
  readonly describedBy?: string
  /** Called when the system takes the graphics away: what stands there is lost, and the stills take over. */
  readonly onLost?: () => void
}

/** Undefined where the browser gives no graphics. */
export function makeRenderer(tone: Studio['tone'], exposure: number): WebGLRenderer | undefined {
  try {
    const renderer = new WebGLRenderer({ antialias: true, powerPreference: 'high-performance' })
    renderer.toneMapping = toneMapping(tone)
    renderer.toneMappingExposure = exposure
    return renderer
  } catch {
    return undefined
  }
}

/** Puts the renderer's canvas into `host`, which it fills; the answer takes it away again, with all that it holds. */
export function showCanvas(
  host: HTMLElement,
  renderer: WebGLRenderer,
  { label, describedBy, onLost }: CanvasOptions,
): () => void {
  const canvas = renderer.domElement
  canvas.tabIndex = 0
  // Arrow keys are the canvas's own, so screen readers must hand them over.
  canvas.setAttribute('role', 'application')
  if (label) canvas.setAttribute('aria-label', label)
  if (describedBy) canvas.setAttribute('aria-describedby', describedBy)
  if (onLost) canvas.addEventListener('webglcontextlost', onLost)
  canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:pan-y;cursor:grab'
  host.append(canvas)
  return () => {
    if (onLost) canvas.removeEventListener('webglcontextlost', onLost)
    renderer.dispose()
    // A browser keeps sixteen of them and takes the oldest away for the next: this one must not wait for the garbage collection.
    renderer.forceContextLoss()
    canvas.remove()
  }
}

/** Tells the size of `host` in CSS pixels, at once and whenever it or the screen's density is another. */
export function watchSize(host: HTMLElement, onSize: (width: number, height: number) => void): () => void {
  let known = ''
  const look = (): void => {
    const { clientWidth: width, clientHeight: height } = host
    const size = `${width} ${height} ${window.devicePixelRatio}`
    if (!width || !height || size === known) return
    known = size
    onSize(width, height)
  }
  const watcher = new ResizeObserver(look)
  watcher.observe(host)
  look()
  return () => watcher.disconnect()
}

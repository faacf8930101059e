import { pinchFactor, wheelFactor } from './zoom'

interface Acts {
  /** Degrees. */
  readonly turn: (azimuth: number, elevation: number) => void
  /** Above 1 comes closer. */
  readonly zoom: (factor: number) => void
  /** What one finger can do that cannot pinch, or a mouse without keys. */
  readonly zoomOn: () => void
}

const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, 2],
  ArrowDown: [0, -2],
}
const STEP = 1.25
/** On many keyboards the plus is a capital of the equals sign. */
const ZOOMS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP }

interface Finger {
  readonly x: number
  readonly y: number
}
const place = ({ clientX: x, clientY: y }: PointerEvent): Finger => ({ x, y })

/**
 * Drag, touch, keys, pinch and double click. Vertical movements of one finger and the wheel stay with the page, which must go on
 * scrolling; keys with Ctrl, Alt or Cmd stay with the browser.
 */
export function listen(canvas: HTMLCanvasElement, { turn, zoom, zoomOn }: Acts): () => void {
  const fingers = new Map<number, Finger>()
  const ending = new AbortController()
  const { signal } = ending
  const down = (event: PointerEvent): void => {
    // A third finger means nothing.
    if (fingers.size === 2) return
    fingers.set(event.pointerId, place(event))
    canvas.setPointerCapture(event.pointerId)
    canvas.style.cursor = 'grabbing'
  }
  const move = (event: PointerEvent): void => {
    const last = fingers.get(event.pointerId)
    if (!last) return
    const now = place(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) zoom(pinchFactor([last, other], [now, other]))
    else turn((last.x - now.x) * 0.35, event.pointerType === 'touch' ? 0 : (now.y - last.y) * 0.08)
    fingers.set(event.pointerId, now)
  }
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
    if (!fingers.size) canvas.style.cursor = 'grab'
  }
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const step = TURNS[event.key]
    const factor = ZOOMS[event.key]
    if (!step && !factor) return
    event.preventDefault()
    if (step) turn(...step)
    if (factor) zoom(factor)
  }
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoom(wheelFactor(event))
  }
  const touch = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault()
  }
  canvas.addEventListener('pointerdown', down, { signal })
  canvas.addEventListener('pointermove', move, { signal })
  canvas.addEventListener('pointerup', up, { signal })
  canvas.addEventListener('pointercancel', up, { signal })
  canvas.addEventListener('keydown', key, { signal })
  canvas.addEventListener('dblclick', zoomOn, { signal })
  canvas.addEventListener('wheel', wheel, { signal, passive: false })
  canvas.addEventListener('touchmove', touch, { signal, passive: false })
  return () => ending.abort()
}

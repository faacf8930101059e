import type { PerspectiveCamera } from 'three'

/** How many times larger than in the still. */
export const ZOOM = { least: 1, most: 2.5 } as const

/** The next zoom, within its bounds; `factor` above 1 comes closer. */
export function zoomed(zoom: number, factor: number): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, zoom * factor))
}

/** What a double click or tap leads to: closer by a step, and from the closest back to the whole. */
export const nextZoom = (zoom: number): number => (zoom < ZOOM.most ? zoomed(zoom, 1.6) : ZOOM.least)

/** How close the visitor has come; `onChange` is called when that is another. */
export function visitorZoom(onChange: () => void) {
  let zoom: number = ZOOM.least
  const set = (next: number): void => {
    if (next === zoom) return
    zoom = next
    onChange()
  }
  return {
    now: (): number => zoom,
    scale: (factor: number): void => set(zoomed(zoom, factor)),
    advance: (): void => set(nextZoom(zoom)),
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** How much farther apart two fingers are than they were. */
export function pinchFactor(previous: readonly [Point, Point], now: readonly [Point, Point]): number {
  const spread = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
  return spread(now) / spread(previous)
}

/** A line of a wheel that counts in lines, in pixels. */
const LINE = 16
/** One notch of a mouse's wheel is 100 pixels or more, a pinch on a trackpad a few at a time. */
const MOST_AT_ONCE = 25

/** What a turn of the wheel, or a pinch that the browser tells as one, means for the zoom: away from the user comes closer. */
export function wheelFactor({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * LINE
  return Math.exp(-Math.min(MOST_AT_ONCE, Math.max(-MOST_AT_ONCE, pixels)) / 100)
}

/**
 * Lets the camera see the part of its picture that a zoom leaves. Its height `focus`, -1 to 1 from below, stays where it
 * is, and so does the middle of its width. `shift` moves the part, in pixels of the screen; `size` is the picture's.
 */
export function showPart(
  camera: PerspectiveCamera,
  [width, height]: readonly [number, number],
  { zoom, focus }: { readonly zoom: number; readonly focus: number },
  [x, y]: readonly [number, number] = [0, 0],
): void {
  const lost = 1 - 1 / zoom
  camera.setViewOffset(
    width,
    height,
    (width * lost) / 2 + x / zoom,
    ((height * lost) / 2) * (1 - focus) + y / zoom,
    width / zoom,
    height / zoom,
  )
}

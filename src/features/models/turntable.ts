import type { KeyboardEvent, PointerEvent } from 'react'
import { type FramesState, TurnFrames } from './turn-frames'
import { angleToStep, coast, dragSpeed, dragToAngle, type Sample, wrapAngle } from './turn-motion'

/** Speed of a turn by button, in degrees per millisecond. */
const GLIDE_SPEED = 0.18
/** A touch turns the car only after this horizontal movement. Otherwise it scrolls the page. */
const DRAG_THRESHOLD_PX = 6

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

interface Drag {
  readonly x: number
  readonly y: number
  readonly startAngle: number
  readonly samples: Sample[]
  isTurning: boolean
}

interface Listeners {
  readonly onStep: (step: number) => void
  readonly onFrames: (state: FramesState) => void
}

/** The angle of the car and what changes it. No frame is loaded before the first action. */
export class Turntable {
  readonly stepDegrees: number
  readonly #urls: readonly string[]
  readonly #listeners: Listeners
  #frames: TurnFrames | undefined
  #angle = 0
  #drag: Drag | undefined
  #remaining = 0
  #loop = 0
  #isHeld = false

  constructor(urls: readonly string[], listeners: Listeners) {
    this.#urls = urls
    this.#listeners = listeners
    this.stepDegrees = 360 / urls.length
  }

  dispose(): void {
    cancelAnimationFrame(this.#loop)
    this.#frames?.dispose()
    this.#frames = undefined
  }

  /** The frame of a step, or the nearest loaded one. The next downloads are near it too. */
  frameAt(step: number): HTMLImageElement | undefined {
    this.#frames?.lookAt(step)
    return this.#frames?.nearest(step)
  }

  /** Scrolling turns the car until the visitor turns it directly. */
  follow(degrees: number): void {
    if (this.#isHeld) return
    if (!this.#frames) this.#loadFrames()
    this.#show(degrees)
  }

  /** Animates by some steps. Further presses are added. */
  glide(offset: number): void {
    this.#isHeld = true
    this.#loadFrames()
    const step = this.#step()
    if (wantsNoMotion()) {
      this.#show((step + offset) * this.stepDegrees)
      return
    }
    if (this.#remaining === 0) this.#angle = step * this.stepDegrees
    this.#remaining += offset * this.stepDegrees
    this.#run((ms) => {
      const way = Math.min(Math.abs(this.#remaining), ms * GLIDE_SPEED) * Math.sign(this.#remaining)
      this.#remaining -= way
      this.#show(this.#angle + way)
      return this.#remaining !== 0
    })
  }

  readonly onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = keyToStep(event.key, this.#step(), this.#urls.length)
    if (step === undefined) return
    event.preventDefault()
    this.#isHeld = true
    this.#stop()
    this.#show(step * this.stepDegrees)
    this.#loadFrames()
  }

  readonly onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (!event.isPrimary || event.button !== 0) return
    this.#stop()
    // A touch may be the start of a scroll, so it turns the car only after a horizontal movement.
    const isTurning = event.pointerType !== 'touch'
    const samples = [{ time: event.timeStamp, angle: this.#angle }]
    this.#drag = { x: event.clientX, y: event.clientY, startAngle: this.#angle, samples, isTurning }
    if (isTurning) this.#capture(event)
  }

  readonly onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const drag = this.#drag
    if (!drag || !event.isPrimary) return
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y]
    if (!drag.isTurning) {
      if (Math.abs(x) < DRAG_THRESHOLD_PX || Math.abs(x) < Math.abs(y)) return
      drag.isTurning = true
      this.#capture(event)
    }
    const turned = drag.startAngle + dragToAngle(x, event.currentTarget.clientWidth)
    drag.samples.push({ time: event.timeStamp, angle: turned })
    this.#show(turned)
  }

  readonly onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const drag = this.#drag
    this.#drag = undefined
    if (drag && !drag.isTurning) this.#loadFrames()
    else if (drag && !wantsNoMotion()) this.#release(dragSpeed(drag.samples, event.timeStamp))
  }

  readonly onPointerCancel = (): void => {
    this.#drag = undefined
  }

  #step(): number {
    return angleToStep(this.#angle, this.#urls.length)
  }

  #show(degrees: number): void {
    this.#angle = wrapAngle(degrees)
    this.#listeners.onStep(angleToStep(degrees, this.#urls.length))
  }

  #capture(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    this.#isHeld = true
    this.#loadFrames()
  }

  #loadFrames(): void {
    this.#frames ??= new TurnFrames(this.#urls, this.#listeners.onFrames)
    this.#frames.fetch(this.#step())
  }

  #release(speed: number): void {
    let left = speed
    this.#run((ms) => {
      const moved = coast(left, ms)
      left = moved.speed
      this.#show(this.#angle + moved.turned)
      return left !== 0
    })
  }

  #stop(): void {
    cancelAnimationFrame(this.#loop)
    this.#remaining = 0
  }

  /** @param advance gets the milliseconds since the last frame, and returns false to stop */
  #run(advance: (ms: number) => boolean): void {
    cancelAnimationFrame(this.#loop)
    let last = performance.now()
    const tick = (now: number) => {
      const goesOn = advance(Math.max(0, now - last))
      last = now
      if (goesOn) this.#loop = requestAnimationFrame(tick)
    }
    this.#loop = requestAnimationFrame(tick)
  }
}

/** The step for a key, as in a slider. Home and End both give the poster's view, because a turn has no end. */
function keyToStep(key: string, step: number, steps: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return step + 1
    case 'ArrowLeft':
    case 'ArrowDown':
      return step - 1
    case 'PageUp':
      return step + steps / 4
    case 'PageDown':
      return step - steps / 4
    case 'Home':
    case 'End':
      return 0
    default:
      return undefined
  }
}

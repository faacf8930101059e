import type { KeyboardEvent, PointerEvent } from 'react'
import { type FramesState, TurnFrames } from './turn-frames'
import { angleOfDrag, coast, dragSpeed, type Sample, stepAt, wrapped } from './turn-motion'

/** How fast the steps of a press follow each other: degrees per millisecond. */
const GLIDE = 0.18
/** A finger has to go so far sideways, in pixels, to mean the car and not the page. */
const SIDEWAYS = 6

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

/** The car under the visitor's hand: its angle, and what moves it. Nothing is fetched before the first action. */
export class Turntable {
  readonly stepDegrees: number
  readonly #urls: readonly string[]
  readonly #listeners: Listeners
  #frames: TurnFrames | undefined
  #angle = 0
  #drag: Drag | undefined
  #gliding = 0
  #loop = 0
  #isTaken = false

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

  /** The frame of a step, or the nearest one that is there. What is fetched next lies near it too. */
  frameAt(step: number): HTMLImageElement | undefined {
    this.#frames?.lookAt(step)
    return this.#frames?.nearest(step)
  }

  /** Turned by the page's own scrolling, until a hand takes the car. */
  follow(degrees: number): void {
    if (this.#isTaken) return
    if (!this.#frames) this.#act()
    this.#show(degrees)
  }

  /** Some steps further, one after the other; presses add up. */
  glide(offset: number): void {
    this.#isTaken = true
    this.#act()
    const step = this.#step()
    if (wantsNoMotion()) {
      this.#show((step + offset) * this.stepDegrees)
      return
    }
    if (this.#gliding === 0) this.#angle = step * this.stepDegrees
    this.#gliding += offset * this.stepDegrees
    this.#run((ms) => {
      const way = Math.min(Math.abs(this.#gliding), ms * GLIDE) * Math.sign(this.#gliding)
      this.#gliding -= way
      this.#show(this.#angle + way)
      return this.#gliding !== 0
    })
  }

  readonly onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = stepOfKey(event.key, this.#step(), this.#urls.length)
    if (step === undefined) return
    event.preventDefault()
    this.#isTaken = true
    this.#stop()
    this.#show(step * this.stepDegrees)
    this.#act()
  }

  readonly onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (!event.isPrimary || event.button !== 0) return
    this.#stop()
    // A finger may be on its way down the page: it acts once it goes sideways.
    const isTurning = event.pointerType !== 'touch'
    const samples = [{ time: event.timeStamp, angle: this.#angle }]
    this.#drag = { x: event.clientX, y: event.clientY, startAngle: this.#angle, samples, isTurning }
    if (isTurning) this.#take(event)
  }

  readonly onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const drag = this.#drag
    if (!drag || !event.isPrimary) return
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y]
    if (!drag.isTurning) {
      if (Math.abs(x) < SIDEWAYS || Math.abs(x) < Math.abs(y)) return
      drag.isTurning = true
      this.#take(event)
    }
    const turned = drag.startAngle + angleOfDrag(x, event.currentTarget.clientWidth)
    drag.samples.push({ time: event.timeStamp, angle: turned })
    this.#show(turned)
  }

  readonly onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const drag = this.#drag
    this.#drag = undefined
    if (drag && !drag.isTurning) this.#act()
    else if (drag && !wantsNoMotion()) this.#letGo(dragSpeed(drag.samples, event.timeStamp))
  }

  readonly onPointerCancel = (): void => {
    this.#drag = undefined
  }

  #step(): number {
    return stepAt(this.#angle, this.#urls.length)
  }

  #show(degrees: number): void {
    this.#angle = wrapped(degrees)
    this.#listeners.onStep(stepAt(degrees, this.#urls.length))
  }

  #take(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    this.#isTaken = true
    this.#act()
  }

  #act(): void {
    this.#frames ??= new TurnFrames(this.#urls, this.#listeners.onFrames)
    this.#frames.fetch(this.#step())
  }

  #letGo(speed: number): void {
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
    this.#gliding = 0
  }

  /** @param advance told the milliseconds since the last time; false ends it */
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

/** The step that a key of a slider leads to; Home and End are both the poster's view, as a turn has no end. */
function stepOfKey(key: string, step: number, steps: number): number | undefined {
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

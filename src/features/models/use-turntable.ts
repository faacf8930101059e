import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type FramesState, TurnFrames } from './turn-frames'
import { angleOfDrag, coast, dragSpeed, type Sample, stepAt, wrapped } from './turn-motion'

/** With fewer frames than this the car turns in jumps. */
const FEW = 9
/** Steps of one press of a button, and how fast they follow each other: degrees per millisecond. */
const PRESS = 3
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

/** The car under the visitor's hand. Nothing is fetched before the first action. */
export function useTurntable(urls: readonly string[]) {
  const steps = urls.length
  const stepDegrees = 360 / steps
  const canvas = useRef<HTMLCanvasElement>(null)
  const frames = useRef<TurnFrames>(undefined)
  const angle = useRef(0)
  const drag = useRef<Drag>(undefined)
  const gliding = useRef(0)
  const loop = useRef(0)
  const [step, setStep] = useState(0)
  const [state, setState] = useState<FramesState>()
  const [isDrawn, setDrawn] = useState(false)

  useEffect(
    () => () => {
      cancelAnimationFrame(loop.current)
      frames.current?.dispose()
      frames.current = undefined
    },
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each frame that comes may be nearer than the one that is shown.
  useEffect(() => {
    frames.current?.lookAt(step)
    const image = frames.current?.nearest(step)
    const [place, context] = [canvas.current, canvas.current?.getContext('2d')]
    if (!image || !place || !context) return
    context.drawImage(image, 0, 0, place.width, place.height)
    setDrawn(true)
  }, [step, state])

  function show(degrees: number): void {
    angle.current = wrapped(degrees)
    setStep(stepAt(degrees, steps))
  }

  function stop(): void {
    cancelAnimationFrame(loop.current)
    gliding.current = 0
  }

  /** @param advance told the milliseconds since the last time; false ends it */
  function run(advance: (ms: number) => boolean): void {
    cancelAnimationFrame(loop.current)
    let last = performance.now()
    const tick = (now: number) => {
      const goesOn = advance(Math.max(0, now - last))
      last = now
      if (goesOn) loop.current = requestAnimationFrame(tick)
    }
    loop.current = requestAnimationFrame(tick)
  }

  function act(): void {
    frames.current ??= new TurnFrames(urls, setState)
    frames.current.fetch(stepAt(angle.current, steps))
  }

  function jump(targetStep: number): void {
    stop()
    show(targetStep * stepDegrees)
    act()
  }

  /** Some steps further, one after the other; presses add up. */
  function glide(offset: number): void {
    act()
    if (wantsNoMotion()) {
      show((stepAt(angle.current, steps) + offset) * stepDegrees)
      return
    }
    if (gliding.current === 0) angle.current = stepAt(angle.current, steps) * stepDegrees
    gliding.current += offset * stepDegrees
    run((ms) => {
      const way = Math.min(Math.abs(gliding.current), ms * GLIDE) * Math.sign(gliding.current)
      gliding.current -= way
      show(angle.current + way)
      return gliding.current !== 0
    })
  }

  function letGo(speed: number): void {
    let now = speed
    run((ms) => {
      const { turned, speed: left } = coast(now, ms)
      now = left
      show(angle.current + turned)
      return now !== 0
    })
  }

  const pointers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return
      stop()
      const { clientX: x, clientY: y, pointerType } = event
      // A finger may be on its way down the page: it acts once it goes sideways.
      const isTurning = pointerType !== 'touch'
      drag.current = {
        x,
        y,
        startAngle: angle.current,
        samples: [{ time: event.timeStamp, angle: angle.current }],
        isTurning,
      }
      if (!isTurning) return
      event.currentTarget.setPointerCapture(event.pointerId)
      act()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current
      if (!now || !event.isPrimary) return
      const [x, y] = [event.clientX - now.x, event.clientY - now.y]
      if (!now.isTurning) {
        if (Math.abs(x) < SIDEWAYS || Math.abs(x) < Math.abs(y)) return
        now.isTurning = true
        event.currentTarget.setPointerCapture(event.pointerId)
        act()
      }
      const turned = now.startAngle + angleOfDrag(x, event.currentTarget.clientWidth)
      now.samples.push({ time: event.timeStamp, angle: turned })
      show(turned)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const ended = drag.current
      drag.current = undefined
      if (!ended) return
      if (!ended.isTurning) return act()
      if (!wantsNoMotion()) letGo(dragSpeed(ended.samples, event.timeStamp))
    },
    onPointerCancel: () => {
      drag.current = undefined
    },
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const targetStep = stepOfKey(event.key, step, steps)
    if (targetStep === undefined) return
    event.preventDefault()
    jump(targetStep)
  }

  return {
    canvas,
    isDrawn,
    degrees: Math.round(step * stepDegrees),
    hasActed: state !== undefined,
    status: state?.is === 'failed' ? 'failed' : state?.is === 'loading' && state.count < FEW ? 'loading' : undefined,
    surface: { ...pointers, onKeyDown },
    turnLeft: () => glide(-PRESS),
    turnRight: () => glide(PRESS),
  } as const
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

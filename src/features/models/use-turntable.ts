import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FramesState } from './turn-frames'
import { followWalk } from './turn-walk'
import { Turntable } from './turntable'

/** With fewer frames the turn is not smooth, so it counts as loading. */
const SMOOTH_FROM = 9
const STEPS_PER_PRESS = 3

/**
 * A turntable and the canvas that shows it.
 * @param walk container of the list of sides, whose scrolling turns the car
 */
export function useTurntable(urls: readonly string[], walk?: RefObject<HTMLElement | null>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [step, setStep] = useState(0)
  const [state, setState] = useState<FramesState>()
  const [isDrawn, setDrawn] = useState(false)
  const [turntable] = useState(() => new Turntable(urls, { onStep: setStep, onFrames: setState }))

  useEffect(() => () => turntable.dispose(), [turntable])

  useEffect(() => {
    const [beside, stage] = [walk?.current, canvas.current]
    return beside && stage
      ? followWalk({ listContainer: beside, stage }, (degrees) => turntable.follow(degrees))
      : undefined
  }, [walk, turntable])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded frame may be nearer than the one on the screen.
  useEffect(() => {
    const image = turntable.frameAt(step)
    const [place, context] = [canvas.current, canvas.current?.getContext('2d')]
    if (!image || !place || !context) return
    context.drawImage(image, 0, 0, place.width, place.height)
    setDrawn(true)
  }, [step, state])

  const { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel } = turntable
  return {
    canvas,
    isDrawn,
    degrees: Math.round(step * turntable.stepDegrees),
    hasActed: state !== undefined,
    status:
      state?.status === 'failed'
        ? 'failed'
        : state?.status === 'loading' && state.count < SMOOTH_FROM
          ? 'loading'
          : undefined,
    surface: { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    turnLeft: () => turntable.glide(-STEPS_PER_PRESS),
    turnRight: () => turntable.glide(STEPS_PER_PRESS),
  } as const
}

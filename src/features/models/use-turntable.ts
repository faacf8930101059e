import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FramesState } from './turn-frames'
import { followWalk } from './turn-walk'
import { Turntable } from './turntable'

/** With fewer frames than this the car turns in jumps. */
const FEW = 9
/** Steps of one press of a button. */
const PRESS = 3

/**
 * A turntable and the canvas that shows it.
 * @param walk what holds the list of the sides that the car shows while they are read
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
    return beside && stage ? followWalk({ beside, stage }, (degrees) => turntable.follow(degrees)) : undefined
  }, [walk, turntable])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each frame that comes may be nearer than the one that is shown.
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
    status: state?.is === 'failed' ? 'failed' : state?.is === 'loading' && state.count < FEW ? 'loading' : undefined,
    surface: { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    turnLeft: () => turntable.glide(-PRESS),
    turnRight: () => turntable.glide(PRESS),
  } as const
}

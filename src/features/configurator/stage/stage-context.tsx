import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Step } from '../choosing/steps'
import { followedStage, openedStage, type Scene, type StageView, withOwnView } from './stage-views'

interface StageState {
  /** The step that the visitor is at. */
  readonly step: Step | undefined
  readonly view: StageView
  /** The visitor chose the view: the stage did not follow a step or a choice to it. */
  readonly isOwn: boolean
  readonly choose: (view: StageView) => void
}

const StageContext = createContext<StageState | undefined>(undefined)

interface StageProviderProps extends Omit<Scene, 'step'> {
  readonly steps: readonly Step[]
  readonly children: ReactNode
}

/** From where one looks at the car: the step and the last choice lead, the visitor's own choice wins. */
export function StageProvider({ steps, pictures, car, seenFrom, children }: StageProviderProps) {
  const step = useStepInView(steps)
  const scene: Scene = { pictures, car, seenFrom, step }
  const [stage, setStage] = useState(() => openedStage(scene))
  const followed = followedStage(stage, scene)
  if (followed !== stage) setStage(followed)
  const { view, isOwn } = followed
  const value = useMemo(
    () => ({ step, view, isOwn, choose: (chosen: StageView) => setStage((now) => withOwnView(now, chosen)) }),
    [step, view, isOwn],
  )
  // Only what asks for the stage is drawn again: `children` are the same.
  return <StageContext value={value}>{children}</StageContext>
}

export function useStage(): StageState {
  const stage = use(StageContext)
  if (!stage) throw new Error('There is no StageProvider above this component')
  return stage
}

/** The step whose section crosses the middle of the window; above all of them, where the page's head is, the first. */
function useStepInView(steps: readonly Step[]): Step | undefined {
  const [inView, setInView] = useState(steps[0])
  const names = steps.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other steps are other elements to watch
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    // What is around a step stays when the step itself is hydrated.
    const places = document.querySelectorAll('[data-step]')
    const crossing = new Set<Step>()
    const observer = new IntersectionObserver(
      (entries) => {
        // A jump crosses none on its way.
        if ((places[0]?.getBoundingClientRect().top ?? 0) > innerHeight / 2) setInView(steps[0])
        // A slow phone tells of several frames at once, step by step: what came last is the last one that came into view.
        const inOrder = [...entries].sort((one, other) => one.time - other.time)
        for (const { isIntersecting, target } of inOrder) {
          const step = (target as HTMLElement).dataset.step as Step
          crossing.delete(step)
          if (isIntersecting) crossing.add(step)
        }
        // One that came in and went again, as when the page grows above and is put back, leaves the one that was there all the time.
        const last = [...crossing].at(-1)
        if (last) setInView(last)
      },
      { rootMargin: '-50% 0px -49% 0px' },
    )
    for (const step of places) observer.observe(step)
    return () => observer.disconnect()
  }, [names])
  return inView
}

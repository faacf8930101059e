import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Step } from '../choosing/steps'
import { chooseView, initialStage, type Scene, type StageView, updateStage } from './stage-views'

interface StageState {
  /** The step in view. */
  readonly step: Step | undefined
  readonly view: StageView
  readonly isChosen: boolean
  readonly choose: (view: StageView) => void
}

const StageContext = createContext<StageState | undefined>(undefined)

interface StageProviderProps extends Omit<Scene, 'step'> {
  readonly steps: readonly Step[]
  readonly children: ReactNode
}

/** The view of the stage: it follows the step and the last choice, unless the visitor has chosen a view. */
export function StageProvider({ steps, pictures, car, seenFrom, children }: StageProviderProps) {
  const step = useStepInView(steps)
  const scene: Scene = { pictures, car, seenFrom, step }
  const [stage, setStage] = useState(() => initialStage(scene))
  const followed = updateStage(stage, scene)
  if (followed !== stage) setStage(followed)
  const { view, isChosen } = followed
  const value = useMemo(
    () => ({
      step,
      view,
      isChosen,
      choose: (chosen: StageView) => setStage((now) => chooseView(now, chosen)),
    }),
    [step, view, isChosen],
  )
  // `children` keeps its identity, so only readers of the context render again.
  return <StageContext value={value}>{children}</StageContext>
}

export function useStage(): StageState {
  const stage = use(StageContext)
  if (!stage) throw new Error('No StageProvider')
  return stage
}

/** The step whose section is at the middle of the window; the first step above all sections. */
function useStepInView(steps: readonly Step[]): Step | undefined {
  const [inView, setInView] = useState(steps[0])
  const names = steps.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other steps have other elements to observe
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    // The wrapper of a step keeps its element when the step is hydrated.
    const places = document.querySelectorAll('[data-step]')
    const crossing = new Set<Step>()
    const observer = new IntersectionObserver(
      (entries) => {
        // A jump to the top crosses no section on its way.
        if ((places[0]?.getBoundingClientRect().top ?? 0) > innerHeight / 2) setInView(steps[0])
        // A slow phone reports several frames at once, grouped by step, so the entries are sorted by time.
        const inOrder = [...entries].sort((one, other) => one.time - other.time)
        for (const { isIntersecting, target } of inOrder) {
          const step = (target as HTMLElement).dataset.step as Step
          crossing.delete(step)
          if (isIntersecting) crossing.add(step)
        }
        // A step may enter and leave at once, for instance when the page grows above and scrolls back. The step that stayed counts.
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

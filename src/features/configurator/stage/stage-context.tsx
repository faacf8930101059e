import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Step } from '../choosing/steps'
import { chooseView, initialStage, type Scene, type StageView, updateStage } from './stage-views'
import { useStepInView } from './use-step-in-view'

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

import { createContext, type ReactNode, type RefObject, use, useMemo, useState } from 'react'
import * as S from './ConfView.styles'
import { useStage } from './stage/stage-context'
import { showsCar } from './stage/stage-views'

interface StickyState {
  /** On a phone the picture and the step bar stay at the top while the choices scroll. */
  readonly isSticky: boolean
  /** The search is open. Its results need the space of the picture. */
  readonly isSearching: boolean
  readonly setSearching: (isSearching: boolean) => void
  /** The stage has the keyboard focus, so it must not scroll away. */
  readonly setByKeyboard: (isByKeyboard: boolean) => void
}

const StickyContext = createContext<StickyState | undefined>(undefined)

function useStickyState(): StickyState {
  const state = use(StickyContext)
  if (!state) throw new Error('No Columns')
  return state
}

interface PartProps {
  readonly children: ReactNode
}

/** The stage and the choices. The stage is sticky only at the steps whose choices can be seen on the car. */
export function Columns({ children }: PartProps) {
  const { step } = useStage()
  const [isSearching, setSearching] = useState(false)
  const [isByKeyboard, setByKeyboard] = useState(false)
  const isSticky = !isSearching && (isByKeyboard || showsCar(step))
  const value = useMemo(() => ({ isSticky, isSearching, setSearching, setByKeyboard }), [isSticky, isSearching])
  // `children` keeps its identity, so only readers of the context render again.
  return (
    <StickyContext value={value}>
      <S.Columns>{children}</S.Columns>
    </StickyContext>
  )
}

export function Stage({ children }: PartProps) {
  const { isSticky, setByKeyboard } = useStickyState()
  return (
    <S.Stage
      id="stage"
      data-at-bottom
      data-stays={isSticky || undefined}
      onFocus={({ target }) => setByKeyboard(target.matches(':focus-visible'))}
      onKeyDown={() => setByKeyboard(true)}
      onBlur={() => setByKeyboard(false)}
    >
      {children}
    </S.Stage>
  )
}

export function StepBar({ children }: PartProps) {
  const { isSticky } = useStickyState()
  return (
    <S.StepBar data-gives-way data-stays={isSticky || undefined}>
      {children}
    </S.StepBar>
  )
}

interface StepListProps extends PartProps {
  readonly ref: RefObject<HTMLDivElement | null>
}

/** The links have a hash for visitors without JavaScript. With JavaScript a click must not move the focus. */
export function StepList({ ref, children }: StepListProps) {
  const { isSearching } = useStickyState()
  return (
    <S.Steps data-keeps-focus data-searched={isSearching || undefined} ref={ref}>
      {children}
    </S.Steps>
  )
}

export function useChoiceSearch() {
  const { isSearching, setSearching } = useStickyState()
  return { isOpen: isSearching, onOpenChange: setSearching }
}

import { createContext, type ReactNode, type RefObject, use, useMemo, useState } from 'react'
import * as S from './ConfView.styles'
import { useStage } from './stage/stage-context'
import { showsCar } from './stage/stage-views'

interface StayingState {
  /** The car stays above the choices of a phone, and the bar of the steps below it. */
  readonly stays: boolean
  /** Whoever searches needs the car's room. */
  readonly isSearched: boolean
  readonly setSearched: (isSearched: boolean) => void
  /** The car is used with the keyboard. */
  readonly setWatched: (isWatched: boolean) => void
}

const StayingContext = createContext<StayingState | undefined>(undefined)

function useStaying(): StayingState {
  const staying = use(StayingContext)
  if (!staying) throw new Error('There are no Columns above this component')
  return staying
}

interface PartProps {
  readonly children: ReactNode
}

/** The stage and what there is to choose; the stage stays at the steps whose choices can be seen of the car. */
export function Columns({ children }: PartProps) {
  const { step } = useStage()
  const [isSearched, setSearched] = useState(false)
  const [isWatched, setWatched] = useState(false)
  const stays = !isSearched && (isWatched || showsCar(step))
  const value = useMemo(() => ({ stays, isSearched, setSearched, setWatched }), [stays, isSearched])
  // Only what asks for it is drawn again: `children` are the same.
  return (
    <StayingContext value={value}>
      <S.Columns>{children}</S.Columns>
    </StayingContext>
  )
}

export function Stage({ children }: PartProps) {
  const { stays, setWatched } = useStaying()
  return (
    <S.Stage
      id="stage"
      data-at-bottom
      data-stays={stays || undefined}
      onFocus={({ target }) => setWatched(target.matches(':focus-visible'))}
      onKeyDown={() => setWatched(true)}
      onBlur={() => setWatched(false)}
    >
      {children}
    </S.Stage>
  )
}

export function StepBar({ children }: PartProps) {
  const { stays } = useStaying()
  return (
    <S.StepBar data-gives-way data-stays={stays || undefined}>
      {children}
    </S.StepBar>
  )
}

interface StepListProps extends PartProps {
  readonly ref: RefObject<HTMLDivElement | null>
}

/** A link in it has a place in its address for the way without JavaScript; a click on it stays where it is. */
export function StepList({ ref, children }: StepListProps) {
  const { isSearched } = useStaying()
  return (
    <S.Steps data-keeps-focus data-searched={isSearched || undefined} ref={ref}>
      {children}
    </S.Steps>
  )
}

/** Whether the search of the choices is open, and what opens and closes it. */
export function useSearch() {
  const { isSearched, setSearched } = useStaying()
  return { isOpen: isSearched, onOpenChange: setSearched }
}

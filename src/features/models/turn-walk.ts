import { sideToAngle } from './turn-motion'

interface Walk {
  /** The list of sides. Its items have equal heights. */
  readonly sides: HTMLElement
  readonly stage: HTMLElement
}

/** The fractional index of the side that is beside the middle of the stage, or in the middle of the window below it. */
export function currentSide({ sides, stage }: Walk): number {
  const [words, car] = [sides.getBoundingClientRect(), stage.getBoundingClientRect()]
  const isBeside = words.right <= car.left
  const line = isBeside ? (car.top + car.bottom) / 2 : (car.bottom + window.innerHeight) / 2
  return ((line - words.top) / words.height) * sides.childElementCount - 0.5
}

interface WalkElements {
  /** Container of the list of sides, which may be rendered later. */
  readonly listContainer: HTMLElement
  readonly stage: HTMLElement
}

/** Calls back with the angle while the list is scrolled: at most once per frame, and only while it is in view. */
export function followWalk({ listContainer, stage }: WalkElements, onTurn: (degrees: number) => void): () => void {
  let frame = 0
  const update = () => {
    frame = 0
    const sides = listContainer.querySelector('ol')
    const { top, bottom } = (sides ?? listContainer).getBoundingClientRect()
    if (sides && top < window.innerHeight && bottom > 0) onTurn(sideToAngle(currentSide({ sides, stage })))
  }
  const onScroll = () => {
    frame ||= requestAnimationFrame(update)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  onScroll()
  return () => {
    window.removeEventListener('scroll', onScroll)
    cancelAnimationFrame(frame)
  }
}

import { angleOfWalk } from './turn-motion'

interface Walk {
  /** Its parts are the sides, each as high as the others. */
  readonly sides: HTMLElement
  readonly stage: HTMLElement
}

/** Which side is read, in fractions: that which stands beside the middle of the stage, or in what the window leaves below it. */
export function sideRead({ sides, stage }: Walk): number {
  const [words, car] = [sides.getBoundingClientRect(), stage.getBoundingClientRect()]
  const isBeside = words.right <= car.left
  const line = isBeside ? (car.top + car.bottom) / 2 : (car.bottom + window.innerHeight) / 2
  return ((line - words.top) / words.height) * sides.childElementCount - 0.5
}

interface Followed {
  /** What holds the list of the sides: the list itself may come later. */
  readonly beside: HTMLElement
  readonly stage: HTMLElement
}

/** Tells the car's angle while its walk is scrolled through; once for a frame of the screen, and not where it cannot be seen. */
export function followWalk({ beside, stage }: Followed, onTurn: (degrees: number) => void): () => void {
  let frame = 0
  const tell = () => {
    frame = 0
    const sides = beside.querySelector('ol')
    const { top, bottom } = (sides ?? beside).getBoundingClientRect()
    if (sides && top < window.innerHeight && bottom > 0) onTurn(angleOfWalk(sideRead({ sides, stage })))
  }
  const onScroll = () => {
    frame ||= requestAnimationFrame(tell)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  onScroll()
  return () => {
    window.removeEventListener('scroll', onScroll)
    cancelAnimationFrame(frame)
  }
}

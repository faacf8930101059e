import { adoptedSheet } from '@/ui/adopted-sheet'
import { motion } from '@/ui/theme/css-vars'

/** The `view-transition-name` of the picture that both pages share. */
const NAME = 'car'

/**
 * A constructed style sheet, because only visitors who follow a card need these rules. `pointer-events: none` keeps the page usable
 * during the transition.
 */
const RULES = `
  ::view-transition { pointer-events: none; }
  ::view-transition-group(*) { animation-duration: ${motion.fast}; animation-timing-function: ${motion.ease}; }
  ::view-transition-group(${NAME}) { animation-duration: ${motion.slow}; }
  ::view-transition-old(${NAME}) { animation-duration: ${motion.normal}; }
`

interface CarTransition {
  /** A carline or a stock number. */
  readonly car: string
  readonly named: HTMLElement[]
}

let transition: CarTransition | undefined
let isPending = false
const sheet = adoptedSheet()

/**
 * Called at a click on a link to a car: the picture of its card becomes the first one of the next page. The name is set here and not
 * in the card, because the card may be server HTML, which React does not know, and because a page may show a car more than once.
 */
export function startCarTransition(link: Element, car: string): void {
  for (const picture of transition?.named ?? []) picture.style.viewTransitionName = ''
  transition = undefined
  const picture = link.closest('main :is(li, article)')?.querySelector<HTMLElement>('picture, img')
  if (!picture || !('startViewTransition' in document)) return
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return
  sheet.write(RULES)
  transition = { car, named: [] }
  isPending = true
  nameForTransition(picture)
}

export const hasCarTransition = () => isPending

/** Called when the first picture of a page about a car is mounted. */
export function nameFirstPicture(car: string, picture: Element | null | undefined): void {
  if (isPending && transition?.car === car && picture instanceof HTMLElement) nameForTransition(picture)
}

/** Called when the next page is on the screen. */
export function endCarTransition(): void {
  isPending = false
}

function nameForTransition(picture: HTMLElement) {
  picture.style.viewTransitionName = NAME
  transition?.named.push(picture)
}

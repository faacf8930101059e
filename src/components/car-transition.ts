import { adoptedSheet } from '@/ui/adopted-sheet'
import { motion } from '@/ui/theme/css-vars'

/** The `view-transition-name` of the one picture that both pages have. */
const NAME = 'car'

/**
 * A constructed style sheet, so that no document carries it: only a visitor who follows a card needs it. The page answers
 * to the pointer during the transition.
 */
const RULES = `
  ::view-transition { pointer-events: none; }
  ::view-transition-group(*) { animation-duration: ${motion.fast}; animation-timing-function: ${motion.ease}; }
  ::view-transition-group(${NAME}) { animation-duration: ${motion.slow}; }
  ::view-transition-old(${NAME}) { animation-duration: ${motion.normal}; }
`

interface CarTransition {
  /** A carline or the number of a car in stock: the page about it names its first picture. */
  readonly car: string
  readonly named: HTMLElement[]
}

let transition: CarTransition | undefined
let isPending = false
const sheet = adoptedSheet()

/**
 * A link to a car has been pressed: the picture beside it in its card is to become the first one of the next page. It is
 * named here and not in the card, because the card may be the server's HTML, which React does not know. Only this picture
 * is named, because a car can be in a page more than once.
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
  name(picture)
}

/** Whether the next page is to be drawn in a view transition. */
export const hasCarTransition = () => isPending

/** For the first picture of a page about a car, as it is put into the page. */
export function nameFirstPicture(car: string, picture: Element | null | undefined): void {
  if (isPending && transition?.car === car && picture instanceof HTMLElement) name(picture)
}

/** The next page is on the screen. */
export function endCarTransition(): void {
  isPending = false
}

function name(picture: HTMLElement) {
  picture.style.viewTransitionName = NAME
  transition?.named.push(picture)
}

import { motion } from '@/ui/theme/css-vars'

/** What the browser calls the one picture that goes from a page to the next. */
const NAME = 'car'

/**
 * A constructed style sheet, so that no document carries it: only who follows a card needs it. The page answers to the
 * pointer at once.
 */
const RULES = `
  ::view-transition { pointer-events: none; }
  ::view-transition-group(*) { animation-duration: ${motion.fast}; animation-timing-function: ${motion.ease}; }
  ::view-transition-group(${NAME}) { animation-duration: ${motion.slow}; }
  ::view-transition-old(${NAME}) { animation-duration: ${motion.normal}; }
`

interface Flight {
  /** A carline or the number of a car in stock: the page that is about it takes the picture up. */
  readonly car: string
  readonly pictures: HTMLElement[]
}

let flight: Flight | undefined
let isOver = true
let sheet: CSSStyleSheet | undefined

/**
 * A link to a car has been pressed: the picture that stands beside it in its card is to become the first one of the next
 * page. It is named here and not in the card, which is the server's HTML that React may not know; and it alone, for a car
 * can stand in a page more than once.
 */
export function takeOff(link: Element, car: string): void {
  for (const picture of flight?.pictures ?? []) picture.style.viewTransitionName = ''
  flight = undefined
  const picture = link.closest('main :is(li, article)')?.querySelector<HTMLElement>('picture, img')
  if (!picture || !('startViewTransition' in document)) return
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(RULES)
    document.adoptedStyleSheets.push(sheet)
  }
  flight = { car, pictures: [] }
  isOver = false
  name(picture)
}

export const isFlying = () => !isOver

/** For the first picture of a page about a car, as it is put into the page. */
export function arrive(car: string, picture: Element | null | undefined): void {
  if (!isOver && flight?.car === car && picture instanceof HTMLElement) name(picture)
}

/** The next page is there. */
export function land(): void {
  isOver = true
}

function name(picture: HTMLElement) {
  picture.style.viewTransitionName = NAME
  flight?.pictures.push(picture)
}

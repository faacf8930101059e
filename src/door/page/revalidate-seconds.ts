import { AFTER_TROUBLE_S } from '@/config/constants'
import type { MainResourceStatus } from './main-resource-status'

/** Seconds. What is not there now may be there soon: a new article, a car that came in. */
export const NOT_FOUND_S = 60

/** Seconds. The one page behind all wrong addresses: its menu changes with what editors write and with the flags. */
export const NOT_FOUND_PAGE_S = 3_600

interface Facts {
  /** Seconds, of the route's row. */
  readonly revalidate: number
  readonly main: MainResourceStatus
  /** The service did not answer everything that the page asked. */
  readonly isIncomplete: boolean
  /** Seconds for which the page may be kept at the most, because something on it begins or ends then. */
  readonly keptFor: (seconds: number) => number
}

/** After how many seconds a stored page is made again. */
export function revalidateSeconds({ revalidate, main, isIncomplete, keptFor }: Facts): number {
  if (isIncomplete) return AFTER_TROUBLE_S
  return keptFor(main.kind === 'refused' ? NOT_FOUND_S : revalidate)
}

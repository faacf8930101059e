import { currentTime } from '@/config/clock'
import type { Reading } from '@/content/read/reading'

export interface ContentTimetable {
  /** For the content's reader. */
  readonly reading: Required<Pick<Reading, 'now' | 'onChangeAt'>>
  /** Seconds for which the page may be kept: until the next thing begins or ends, and no longer than `seconds`. */
  keptFor(seconds: number): number
}

/**
 * When a page that is made now has to be made again, because something begins or ends.
 * @param moments of the whole site (content-moments.server.ts): the menu and the lists are on every page
 */
export function contentTimetable(now = currentTime(), moments: readonly number[] = []): ContentTimetable {
  let next = moments.find((moment) => moment > now.getTime()) ?? Number.POSITIVE_INFINITY
  return {
    reading: {
      now,
      onChangeAt: (moment) => {
        next = Math.min(next, moment.getTime())
      },
    },
    keptFor: (seconds) => Math.max(1, Math.min(seconds, Math.ceil((next - now.getTime()) / 1_000))),
  }
}

import { currentTime } from '@/config/clock'
import { isPreview } from '@/config/preview.server'
import { readCarsNavigation, readLinkGroups } from '@/content/read/navigation.server'
import { everyArticle } from '@/content/read/news.server'
import { KEEPS_READS, readGeneration } from '@/content/store/store.server'
import { type CarsNavigation, type LinkGroups, NAVIGATION_TYPES, type NavigationType } from '@/contract/navigation'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { isOneOf } from '@/domain/is-one-of'
import type { Language } from '@/domain/language'

type Navigation = CarsNavigation | LinkGroups

interface Kept {
  /** The day, the entries and the articles that it was read of. */
  readonly readOf: readonly unknown[]
  readonly answer: Promise<Navigation>
}

const kept = new Map<string, Kept>()

export function isNavigationType(value: unknown): value is NavigationType {
  return isOneOf(NAVIGATION_TYPES, value)
}

/**
 * What /api/navigation answers, from the editors' store. Every page asks for it three times: an answer is kept until an entry or an
 * article is another one, or the day. Of drafts nothing is kept, nor a failure.
 */
export async function readNavigation(language: Language, type: NavigationType): Promise<Navigation> {
  if (isPreview() || !KEEPS_READS) return read(language, type)
  const readOf = [await everyArticle(), readGeneration(), dayInBrussels(currentTime())]
  const name = `${language} ${type}`
  const known = kept.get(name)
  if (known?.readOf.every((part, index) => part === readOf[index])) return known.answer
  const answer = read(language, type)
  kept.set(name, { readOf, answer })
  return answer.catch((error: unknown) => {
    kept.delete(name)
    throw error
  })
}

const read = (language: Language, type: NavigationType): Promise<Navigation> =>
  type === 'cars' ? readCarsNavigation(language) : readLinkGroups(language, type)

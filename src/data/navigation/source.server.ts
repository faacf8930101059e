import { readCarsNavigation, readLinkGroups } from '@/content/read/navigation.server'
import { type CarsNavigation, type LinkGroups, NAVIGATION_TYPES, type NavigationType } from '@/contract/navigation'
import { isOneOf } from '@/domain/is-one-of'
import type { Language } from '@/domain/language'

export function isNavigationType(value: unknown): value is NavigationType {
  return isOneOf(NAVIGATION_TYPES, value)
}

/** What /api/navigation answers, from the editors' store. */
export async function readNavigation(language: Language, type: NavigationType): Promise<CarsNavigation | LinkGroups> {
  return type === 'cars' ? readCarsNavigation(language) : readLinkGroups(language, type)
}

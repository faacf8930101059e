import { queryOptions } from '@tanstack/react-query'
import type { NavigationGroup } from '@/contract/navigation'
import type { Language } from '@/domain/language'
import { getCarsNavigation, getLinkGroups } from './calls'

/** Spec §4: fetched once for each language and group, and never again while the page lives. */
const once = { staleTime: Number.POSITIVE_INFINITY } as const

export const navigationQueries = {
  cars: (language: Language) =>
    queryOptions({
      queryKey: ['navigation', 'cars', language],
      queryFn: ({ signal }) => getCarsNavigation(language, { signal }),
      ...once,
    }),

  group: (language: Language, group: NavigationGroup) =>
    queryOptions({
      queryKey: ['navigation', group, language],
      queryFn: ({ signal }) => getLinkGroups(language, group, { signal }),
      ...once,
    }),
}

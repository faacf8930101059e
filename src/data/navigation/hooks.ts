import { useQuery } from '@tanstack/react-query'
import type { NavigationGroup } from '@/contract/navigation'
import type { Language } from '@/domain/language'
import { navigationQueries } from './queries'

/** An audience will do: the answer does not depend on the sales type, so that it is asked once for each language. */
interface Reader {
  readonly language: Language
}

export const useCarsNavigation = ({ language }: Reader) => useQuery(navigationQueries.cars(language))

export const useLinkGroups = (group: NavigationGroup, { language }: Reader) =>
  useQuery(navigationQueries.group(language, group))

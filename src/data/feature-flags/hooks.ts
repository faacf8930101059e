import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FeatureFlag, FeatureFlags } from '@/domain/feature-flag'
import { featureFlagQueries } from './queries'

/** Not the list of all names, each false: that would travel with every page. */
const NONE_LOADED: Partial<FeatureFlags> = {}

/**
 * Spec §4: all false until loaded (absent is off), then the server's values. On the server they stay as they are while a page is drawn:
 * there is nothing to observe for each of its pictures.
 */
export const useFeatureFlags: () => Partial<FeatureFlags> =
  typeof window === 'undefined' ? useFlagsOnServer : () => useQuery(featureFlagQueries.all()).data ?? NONE_LOADED

/** By `build`, as an observer would, so that the page's record knows that the browser needs them (used-page-data.server.ts). */
function useFlagsOnServer(): Partial<FeatureFlags> {
  const client = useQueryClient()
  const { queryKey } = featureFlagQueries.all()
  return client.getQueryCache().build<Partial<FeatureFlags>>(client, { queryKey }).state.data ?? NONE_LOADED
}

/** One flag: the component is drawn again only when this one changes. */
export const useFeatureFlag: (flag: FeatureFlag) => boolean =
  typeof window === 'undefined'
    ? (flag) => useFlagsOnServer()[flag] ?? false
    : (flag) => useQuery({ ...featureFlagQueries.all(), select: (flags) => flags[flag] }).data ?? false

import { useQuery } from '@tanstack/react-query'
import type { FeatureFlag, FeatureFlags } from '@/domain/feature-flag'
import { featureFlagQueries } from './queries'

/** Not the list of all names, each false: that would travel with every page. */
const NONE_LOADED: Partial<FeatureFlags> = {}

/** Spec §4: all false until loaded (absent is off), then the server's values. */
export function useFeatureFlags(): Partial<FeatureFlags> {
  return useQuery(featureFlagQueries.all()).data ?? NONE_LOADED
}

/** One flag: the component is drawn again only when this one changes. */
export function useFeatureFlag(flag: FeatureFlag): boolean {
  return useQuery({ ...featureFlagQueries.all(), select: (flags) => flags[flag] }).data ?? false
}

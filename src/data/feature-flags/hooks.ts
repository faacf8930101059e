import { useQuery } from '@tanstack/react-query'
import { ALL_FLAGS_OFF, type FeatureFlag, type FeatureFlags } from '@/domain/feature-flag'
import { featureFlagQueries } from './queries'

/** Spec §4: all false until loaded, then the server's values. */
export function useFeatureFlags(): FeatureFlags {
  return useQuery(featureFlagQueries.all()).data ?? ALL_FLAGS_OFF
}

/** One flag: the component is drawn again only when this one changes. */
export function useFeatureFlag(flag: FeatureFlag): boolean {
  return useQuery({ ...featureFlagQueries.all(), select: (flags) => flags[flag] }).data ?? false
}

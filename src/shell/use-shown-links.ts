import { withoutRepeats } from '@/components/without-repeats'
import type { ChildLink } from '@/contract/navigation'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { isFeatureFlag } from '@/domain/feature-flag'

/** Leaves out the links whose `feature` is off, or is no flag that this site knows, and what stands there twice. */
export function useShownLinks(): (links: readonly ChildLink[]) => ChildLink[] {
  const flags = useFeatureFlags()
  return (links) =>
    withoutRepeats(
      links.filter(({ feature }) => !feature || (isFeatureFlag(feature) && flags[feature])),
      ({ title, href }) => `${title} ${href}`,
    )
}

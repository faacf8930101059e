import { withFlagOverrides } from '@/config/flag-overrides'
import { isPreview } from '@/config/preview.server'
import { ALL_FLAGS_OFF, type FeatureFlags } from '@/domain/feature-flag'
import { embeddedService } from '../embedded-service.server'
import { getFeatureFlags } from './calls'
import type { KnownFlags } from './known-flags'

let lastTold: FeatureFlags = embeddedService?.defaultFlags ?? ALL_FLAGS_OFF

/** A service in trouble closes no page and hides no link: it never rejects. A preview has flags of its own over them. */
export async function flagsOnServer(): Promise<KnownFlags> {
  try {
    const told = await getFeatureFlags()
    // The embedded service answers a preview with its flags, which are nobody else's.
    if (!isPreview()) lastTold = told
    return { flags: withFlagOverrides(told), areCurrent: true }
  } catch {
    return { flags: withFlagOverrides(lastTold), areCurrent: false }
  }
}

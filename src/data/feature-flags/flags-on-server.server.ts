import { DEFAULT_FLAGS } from '@/backend/flags/default-flags'
import type { FeatureFlags } from '@/domain/feature-flag'
import { getFeatureFlags } from './calls'
import type { KnownFlags } from './known-flags'

let lastTold: FeatureFlags = DEFAULT_FLAGS

/** A service in trouble closes no page and hides no link: it never rejects. */
export async function flagsOnServer(): Promise<KnownFlags> {
  try {
    lastTold = await getFeatureFlags()
    return { flags: lastTold, areCurrent: true }
  } catch {
    return { flags: lastTold, areCurrent: false }
  }
}

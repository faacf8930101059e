import type { FeatureFlags } from '@/domain/feature-flag'

/** The flags for what the server makes. */
export interface KnownFlags {
  readonly flags: FeatureFlags
  /** False: the service could not be asked, and these are the last that it told, or those of the build. */
  readonly areCurrent: boolean
}

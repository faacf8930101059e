import type { FeatureFlags } from '@/domain/feature-flag'
import type { Audience } from '@/routing/build-path'

/** One reading of the content: for whom, when, and with which features on. */
export interface Reading extends Audience {
  /** Left out: all off, as until the server's values are loaded (spec §4). */
  readonly flags?: FeatureFlags
  /** Addresses of pages that are not there for this reading: no link leads to them. Left out: none. */
  readonly closed?: ReadonlyMap<string, 'later' | 'over'>
  /** Left out: now. */
  readonly now?: Date
  /** Told of each moment to come at which something shows or hides, so that the page can be made again then. */
  readonly onChangeAt?: (moment: Date) => void
}

import type { DatedTable } from '@/domain/dated/tables'
import type { FeatureFlags } from '@/domain/feature-flag'

/** A service that comes with the site and answers in its process, for want of a remote one. */
export interface EmbeddedService {
  /** Answers a request of the contract. */
  readonly answer: (request: Request) => Promise<Response>
  /** The flags that it gives when nothing else is set. */
  readonly defaultFlags: FeatureFlags
  /** Reads the variable FEATURE_FLAGS. @throws an error that names the first entry it cannot read */
  readonly checkFlagList: (list: string) => void
  /** Its own tables of rates, for the warning about those that are out of date. */
  readonly datedTables: readonly DatedTable[]
}

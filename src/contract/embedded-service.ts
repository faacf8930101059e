import type { FeatureFlags } from '@/domain/feature-flag'

/** A service that comes with the site and answers in its process, for want of a remote one. */
export interface EmbeddedService {
  /** Answers a request of the contract. */
  readonly answer: (request: Request) => Promise<Response>
  /** The flags that it gives when nothing else is set. */
  readonly defaultFlags: FeatureFlags
  /** Reads the variable FEATURE_FLAGS. @throws an error that names the first entry it cannot read */
  readonly checkFlagList: (list: string) => void
  /** Tables of law and rates, for the warning about those that are out of date. */
  readonly datedTables: readonly DatedTable[]
}

/** A table of law, tax or price whose rows hold from a day. */
export interface DatedTable {
  readonly table: string
  /** The day of its newest row, as YYYY-MM-DD. */
  readonly from: string
  /** The day on which a newer one is due. */
  readonly due: string
}

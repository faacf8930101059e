import type { Target } from '../message.server'
import type { Database } from './database.server'
import type { Sealing } from './sealing.server'

export interface StoreParts {
  readonly db: Database
  readonly sealing: Sealing
  /** Where events are handed on; none where the site only stores. */
  readonly targets: readonly Target[]
  readonly now: () => number
}

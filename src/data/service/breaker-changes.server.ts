import { channel } from 'node:diagnostics_channel'

export interface BreakerChange {
  /** Its name in the contract, or `other`. */
  readonly call: string
  readonly state: 'closed' | 'half-open' | 'open'
}

/** The server (src/server) shows what is published here. */
export const breakerChanges = channel('site:breaker')

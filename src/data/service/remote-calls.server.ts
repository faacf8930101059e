import { channel } from 'node:diagnostics_channel'

/** How a call to the remote service ended. */
export type RemoteOutcome =
  | 'answered'
  | 'refused'
  | 'trouble'
  | 'timeout'
  | 'unreachable'
  | 'breaker-open'
  | 'page-time-spent'

export interface RemoteCall {
  /** Its name in the contract, or `other`. */
  readonly call: string
  readonly outcome: RemoteOutcome
  readonly seconds: number
  readonly requestId: string | undefined
}

/** The server (src/server) counts and logs what is published here. Without a subscriber nothing happens. */
export const remoteCalls = channel('site:remote-call')

import { channel } from 'node:diagnostics_channel'
import type { Deviation } from '../read-answer'

/** An answer of the service that was not as agreed, in one of its places. */
export interface ReportedDeviation extends Deviation {
  /** Its name in the contract. */
  readonly call: string
  /** Who read it: this process, or a visitor's browser that says so (POST /api/reports). */
  readonly side: 'server' | 'browser'
  readonly requestId: string | undefined
}

/** The server (src/server) counts and logs what is published here. */
export const deviationChannel = channel('site:answer-shape')

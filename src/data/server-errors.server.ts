import { channel } from 'node:diagnostics_channel'

/** A page or a call of this site that ended with an error. */
export interface ServerError {
  readonly error: unknown
  /** Next's word for what was asked for: a page or a call. */
  readonly kind: string
}

/** The server (src/server) counts and logs what is published here. */
export const serverErrors = channel('site:server-error')

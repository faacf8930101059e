import { channel } from 'node:diagnostics_channel'

/** A page or a call of this site that ended with an error. */
export interface ServerError {
  readonly error: unknown
  /** Next's word for what was asked for: a page or a call. */
  readonly kind: string
}

/**
 * Whether it is the matter of whoever asked: a body that is too large or that nobody can read, or one that its sender broke off. Anybody can
 * do that, as often as they like.
 */
export function isOfTheRequest(error: unknown): boolean {
  const { statusCode = 500, code, message } = (error ?? {}) as { statusCode?: number; code?: string; message?: string }
  return statusCode < 500 || (code === 'ECONNRESET' && message === 'aborted')
}

/** The server (src/server) counts and logs what is published here. */
export const serverErrors = channel('site:server-error')

import { channel } from 'node:diagnostics_channel'

/** How a signed call to make pages again ended, by its status. */
export interface Revalidation {
  readonly outcome: 'done' | 'failed' | 'refused'
}

export const revalidations = channel('site:revalidation')

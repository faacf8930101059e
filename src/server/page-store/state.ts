import { channel } from 'node:diagnostics_channel'

export interface PageStoreState {
  /** Of memory that is taken. */
  readonly bytes: number
  readonly pages: number
}

export const pageStoreStates = channel('site:page-store')

/** Of a store that processes share: true when it can be reached, false when it has been lost. */
export const sharedStoreStates = channel('site:shared-page-store')

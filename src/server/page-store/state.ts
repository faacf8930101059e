import { channel } from 'node:diagnostics_channel'

export interface PageStoreState {
  /** Bytes of memory that are taken. */
  readonly bytes: number
  readonly pages: number
}

export const pageStoreStates = channel('site:page-store')

/** The shared store's state: true when it can be reached, false when it has been lost. */
export const sharedStoreStates = channel('site:shared-page-store')

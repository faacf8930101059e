import { channel } from 'node:diagnostics_channel'

export interface PageStoreState {
  /** Of memory that is taken. */
  readonly bytes: number
  readonly pages: number
}

export const pageStoreStates = channel('site:page-store')

import { channel } from 'node:diagnostics_channel'

export interface PageMakingState {
  /** Pages that nobody has asked for before, forms, and stored pages that are made again. */
  readonly lane: 'new' | 'form' | 'renewed'
  /** Pages that are being made. */
  readonly running: number
  /** Pages that wait for their turn. */
  readonly waiting: number
}

export const pageMakingStates = channel('site:page-making')
/** One visitor was asked to come again. */
export const refusedTurns = channel('site:refused-turns')

import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** Stands in the page's data where a value was that only the server's HTML shows. */
export interface LeftOut {
  readonly leftOut: true
}

export function isLeftOut(value: unknown): value is LeftOut {
  return typeof value === 'object' && value !== null && 'leftOut' in value
}

/** Whether anything was left out of a value, at any depth. */
export function hasLeftOut(value: unknown): boolean {
  if (isLeftOut(value)) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLeftOut)
}

interface PageData {
  /** The server had not all of the page's data: what stays HTML is drawn anew by the browser. */
  readonly isIncomplete: boolean
  /** Fetches the page's data with all that was left out. */
  readonly requestAll: () => void
}

export const PageDataContext = createContext<PageData>({ isIncomplete: false, requestAll: () => {} })

/** The server's record of what the page shows only as HTML, so that the document does not send it a second time. */
export interface PageRecord {
  /** @param standIn what the browser gets in the value's place */
  leaveOut(value: object, standIn: object): void
  /** @returns a client of the same cache; what is read through it is needed in the browser */
  watchQueries(queryClient: QueryClient): QueryClient
  /** The client of parts that stay HTML: what is read through it is not needed. */
  readonly unwatched: QueryClient | undefined
}

export const PageRecordContext = createContext<PageRecord | undefined>(undefined)

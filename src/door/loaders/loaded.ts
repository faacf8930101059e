import type { QueryClient } from '@tanstack/react-query'
import type { Reading } from '@/content/read/reading'
import type { Prefetchable } from '@/data/prefetchable'
import type { RouteMatch, RouteQuery } from '@/routing/params'

/** For whom, when and with which search a route's loader reads. */
export interface PageReading extends Reading {
  readonly query?: RouteQuery
}

/** What a route's loader gives to the door. */
export interface Loaded<View extends object = object> {
  /** Prefetched on the server. When the first one is refused as unknown, the page does not exist. */
  readonly queries: readonly Prefetchable[]
  /** Prefetched when those are answered: what to ask follows from an answer. */
  readonly thenQueries?: (answers: QueryClient) => readonly Prefetchable[]
  /** The page exists all the same: the view receives the refusal as `refused` and says what was asked in vain. */
  readonly tellsRefusal?: boolean
  /** How many of the first queries are main resources, if more than one: a comparison is about two cars. */
  readonly mainResources?: number
  /** What names it in the address can be no such name: the service is not asked, and the view says so. */
  readonly isUnreadable?: boolean
  /** Prefetched when the main resource is gone for good: what to offer in its place. */
  readonly whenGone?: readonly Prefetchable[]
  /** The same when it was never there, of a page that says so itself. */
  readonly whenRefused?: readonly Prefetchable[]
  /** Where the main resource has its page, when that is another address: there the visitor is sent for good. */
  readonly belongsTo?: (answers: QueryClient) => RouteMatch | undefined
  /** The place of that page where it stands. */
  readonly anchor?: string
  /** Props of the view besides those of the door: content that editors own. */
  readonly view: View
  /** Those of them that follow from an answer: what editors have of something that the service names. */
  readonly thenView?: (answers: QueryClient) => Promise<Partial<View>>
}

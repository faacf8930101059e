import type { Prefetchable } from '@/data/prefetchable'

/** What a route's loader gives to the door. */
export interface Loaded<View extends object = object> {
  /** Prefetched on the server. When the first one is refused as unknown, the page does not exist. */
  readonly queries: readonly Prefetchable[]
  /** The page exists all the same: the view receives the refusal as `refused` and says what was asked in vain. */
  readonly tellsRefusal?: boolean
  /** Prefetched when the main subject is gone for good: what to offer in its place. */
  readonly whenGone?: readonly Prefetchable[]
  /** Props of the view besides those of the door: content that editors own. */
  readonly view: View
}

/** A car as a search had it: what is compared the next time, and nothing else. */
interface SeenCar {
  readonly title: string
  /** In the reading of who follows the search. */
  readonly cents: number
}
export type SeenCars = Readonly<Record<string, SeenCar>>

export interface SearchChanges {
  /** Commission numbers. */
  readonly appeared: readonly string[]
  readonly cheaper: readonly string[]
  /** By name: they have no page any more. */
  readonly gone: readonly string[]
}

/** Cars of the previous result that this one leaves out: they may be there, and only not be readable. */
export function keepUnread(before: SeenCars, read: ReadonlySet<string>): SeenCars {
  return Object.fromEntries(Object.entries(before).filter(([id]) => !read.has(id)))
}

/** What has changed since; undefined where nothing has that is worth a mail. A price that rose is none, nor is one that the service no longer has. */
export function findSearchChanges(before: SeenCars, now: SeenCars): SearchChanges | undefined {
  const ids = Object.keys(now)
  const appeared = ids.filter((id) => !before[id])
  const cheaper = ids.filter((id) => isCheaper(now[id], before[id]))
  const gone = Object.entries(before).flatMap(([id, { title }]) => (now[id] ? [] : [title]))
  return appeared.length + cheaper.length + gone.length > 0 ? { appeared, cheaper, gone } : undefined
}

const isCheaper = (now: SeenCars[string] | undefined, before: SeenCars[string] | undefined): boolean =>
  now !== undefined && before !== undefined && now.cents > 0 && now.cents < before.cents

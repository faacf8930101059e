interface Bounds {
  /** Messages that are remembered; when there are more, all are forgotten. */
  readonly remembered?: number
  /** Most lines in an hour, where anybody can cause a new message. */
  readonly mostInAnHour?: number
}

const HOUR_MS = 3_600_000

/** Log deduplication: whether to log a thing, once each and no more than so many in an hour. Metrics count all. */
export function createLogOnce({ remembered = 500, mostInAnHour = Number.POSITIVE_INFINITY }: Bounds = {}) {
  const told = new Set<string>()
  let lines = 0
  let endsAt = 0
  return (thing: string): boolean => {
    if (told.has(thing)) return false
    if (Date.now() >= endsAt) {
      lines = 0
      endsAt = Date.now() + HOUR_MS
    }
    lines += 1
    if (lines > mostInAnHour) return false
    if (told.size >= remembered) told.clear()
    told.add(thing)
    return true
  }
}

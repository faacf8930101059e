interface Bounds {
  /** Things that are remembered. Whoever says another one each time is told of again. */
  readonly remembered?: number
  /** Lines in an hour, where anybody can make one with words that have not been said before. */
  readonly mostInAnHour?: number
}

const HOUR_MS = 3_600_000

/** Whether a thing is to be logged: once each, and no more than so many in an hour. The metrics count them all. */
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

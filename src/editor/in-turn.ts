let last: Promise<unknown> = Promise.resolve()

/** What changes entries, one after the other: between the look at a file and its writing nobody else writes. */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const mine = last.then(change)
  last = mine.catch(() => undefined)
  return mine
}

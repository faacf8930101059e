const waiting: (() => void)[] = []

/**
 * Splits work that many parts begin at the same moment into tasks of its own: to ask for a script takes a phone several
 * milliseconds, and a page has a dozen of them.
 */
export function queueTask(work: () => void): void {
  waiting.push(work)
  if (waiting.length === 1) setTimeout(next)
}

function next(): void {
  const work = waiting.shift()
  if (waiting.length > 0) setTimeout(next)
  work?.()
}

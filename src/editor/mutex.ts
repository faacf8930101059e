import { processSingleton } from '@/config/process-singleton'

/** Of all handlers: each is bundled by itself. */
const turns = processSingleton<{ last: Promise<unknown> }>('editor-turns', () => ({ last: Promise.resolve() }))

/** A mutex of what changes entries: between the look at a file and its writing nobody else writes. */
export function runExclusive<T>(change: () => Promise<T>): Promise<T> {
  const mine = turns.last.then(change)
  turns.last = mine.catch(() => undefined)
  return mine
}

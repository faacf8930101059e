import { addNotFoundCounts } from '@/data/not-found/not-found-file.server'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { notFoundPath, readNotFoundAddress } from '@/routing/not-found-address'
import { createOutageLog, type Log } from './log'

/** Milliseconds between two writes. */
const WRITTEN_EVERY = 60_000
/** Addresses that wait to be written; whoever makes up more of them in a minute is no visitor. */
const MOST_WAITING = 500

/** Counts requests for addresses that are not found, for editors (editor/not-found). Nothing of who asked is kept. */
export function createNotFoundCounts({ file, log }: { readonly file: string; readonly log: Log }) {
  const trouble = createOutageLog(log, 'the file of addresses asked in vain')
  let waiting = new Map<string, number>()
  const write = async () => {
    if (waiting.size === 0) return
    const day = dayInBrussels(new Date())
    const asked = [...waiting].map(([path, times]) => ({ path, times, day }))
    waiting = new Map()
    await addNotFoundCounts(file, asked).then(trouble.worked, trouble.failed)
  }
  const timer = setInterval(write, WRITTEN_EVERY).unref()
  return {
    note: (path: string): void => {
      const address = readNotFoundAddress(path)
      if (!address) return
      const key = notFoundPath(address)
      if (waiting.has(key) || waiting.size < MOST_WAITING) waiting.set(key, (waiting.get(key) ?? 0) + 1)
    },
    /** Writes what waits; nothing more is noted. */
    close: (): Promise<void> => {
      clearInterval(timer)
      return write()
    },
  }
}
export type NotFoundCounts = ReturnType<typeof createNotFoundCounts>

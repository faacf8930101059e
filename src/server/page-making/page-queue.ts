import PQueue from 'p-queue'
import { waitForIdleEventLoop } from './idle-event-loop'
import { type PageMakingState, pageMakingStates, refusedTurns } from './state'

/**
 * - `make`: it is this visitor's turn to have the page made.
 * - `again`: another visitor had the same page made; it may be stored now.
 * - `busy`: too many pages wait, or this one has waited for too long.
 * - `gone`: the visitor does not wait any more.
 */
export type Turn = 'make' | 'again' | 'busy' | 'gone'

export type PageQueue = ReturnType<typeof createPageQueue>

interface Limits {
  /** For the metrics. */
  readonly lane: PageMakingState['lane']
  /** Pages that are made at a time. */
  readonly atOnce: number
  /** Pages that wait. One visitor's are half of it at the most. */
  readonly mostWaiting: number
}

interface Wait {
  /** The same for all who ask for the same page. */
  readonly key: string
  /** The visitor's address. */
  readonly client: string
  /** Calls back when the visitor's connection is closed. */
  readonly onGone: (leave: () => void) => void
}

interface Job {
  /** Waiting requests, in their order; each is called back once. */
  readonly visitors: Set<(turn: Turn) => void>
  readonly abort: AbortController
  /** Once it is being made. */
  end?: () => void
}

/** Milliseconds. nginx waits for 10 s, and the page has to be made too. */
const WAITS_AT_MOST = 5_000
/** Milliseconds. A page that was not finished by then does not hold up the next one. */
const HOLDS_AT_MOST = 15_000
/** Seconds, for who is asked to come again. */
const [SOONEST, LATEST] = [3, 30]

/** The order in which pages are made: a few at a time, each once, and whoever has asked for few before who has asked for many. */
export function createPageQueue({ lane, atOnce, mostWaiting }: Limits) {
  const queue = new PQueue({ concurrency: atOnce, timeout: HOLDS_AT_MOST })
  const jobs = new Map<string, Job>()
  const waitingOf = new Map<string, number>()
  /** Milliseconds that a page takes, of the last ones more than of those before. */
  let pace = 200

  const tell = () =>
    pageMakingStates.publish({ lane, running: queue.pending, waiting: queue.size } satisfies PageMakingState)

  function countWaiting(client: string, change: 1 | -1): number {
    const count = (waitingOf.get(client) ?? 0) + change
    if (count > 0) waitingOf.set(client, count)
    else waitingOf.delete(client)
    return count
  }

  const isFull = (client: string) =>
    queue.pending >= atOnce && (queue.size >= mostWaiting || (waitingOf.get(client) ?? 0) >= Math.ceil(mostWaiting / 2))

  function begin(job: Job, key: string, client: string): void {
    jobs.set(key, job)
    const priority = 1 - countWaiting(client, 1)
    const stopWaiting = once(() => countWaiting(client, -1))
    const run = async () => {
      stopWaiting()
      tell()
      const started = performance.now()
      await waitForIdleEventLoop()
      const [first] = job.visitors
      if (!first) return
      await new Promise<void>((resolve) => {
        job.end = resolve
        first('make')
      })
      pace += (performance.now() - started - pace) / 8
    }
    void queue
      .add(run, { priority, signal: job.abort.signal })
      // All who waited have left, or it took too long.
      .catch(() => undefined)
      .finally(() => {
        stopWaiting()
        jobs.delete(key)
        for (const leave of job.visitors) leave('again')
        tell()
      })
  }

  return {
    wait: ({ key, client, onGone }: Wait): Promise<Turn> => {
      const known = jobs.get(key)
      if (!known && isFull(client)) {
        refusedTurns.publish(key)
        return Promise.resolve('busy')
      }
      const job: Job = known ?? { visitors: new Set(), abort: new AbortController() }
      return new Promise((resolve) => {
        const leave = once((turn: Turn) => {
          clearTimeout(limit)
          job.visitors.delete(leave)
          if (turn === 'busy') refusedTurns.publish(key)
          resolve(turn)
          if (!job.end && job.visitors.size === 0) job.abort.abort()
        })
        const limit = setTimeout(() => leave('busy'), WAITS_AT_MOST)
        onGone(() => leave('gone'))
        job.visitors.add(leave)
        if (!known) begin(job, key, client)
      })
    },
    /** The page is made, or is not going to be. */
    end: (key: string): void => jobs.get(key)?.end?.(),
    /** Whether a page would be made at once. */
    hasRoom: (): boolean => queue.pending < atOnce,
    /** Seconds after which the pages that wait now are made. */
    delay: (): number => Math.min(LATEST, Math.max(SOONEST, Math.ceil((queue.size * pace) / atOnce / 1_000))),
  }
}

function once<Parts extends unknown[]>(act: (...parts: Parts) => void): (...parts: Parts) => void {
  let isDone = false
  return (...parts) => {
    if (isDone) return
    isDone = true
    act(...parts)
  }
}

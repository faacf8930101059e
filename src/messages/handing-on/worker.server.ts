import type { Messages } from '../messages.server'
import { keepingTrouble, reportOtherKey, reportUnread } from '../report.server'
import { deliverDue, type Senders } from './deliver.server'
import { type MessagesState, messagesStates } from './messages-state.server'

/** Milliseconds, between two looks while nothing is due. */
const PAUSE = 1_000
/** Milliseconds, between two counts. */
const COUNT_EVERY = 10_000
/** Milliseconds, between two looks at all messages for those that cannot be opened. */
const LOOK_EVERY = 60_000
/** Milliseconds, between two looks for searches that are due, and how many are looked at then before anything else is done. */
const SEARCH_EVERY = 30_000
const SEARCHES_AT_ONCE = 20
/**
 * Milliseconds. A store that takes nothing can often be read, as on a full disk: what was refused last says so, for so long as somebody
 * may just not have tried again.
 */
const REFUSAL_COUNTS = 300_000
/** Milliseconds, between two looks for what may not be kept any longer. */
const DELETE_EVERY = 3_600_000

interface WorkerOptions {
  readonly open: () => Promise<Messages>
  readonly senders: Senders
  /** Looks at one search that somebody follows. @returns whether one was due */
  readonly watchSearch?: ((messages: Messages) => Promise<boolean>) | undefined
  /** Told of each turn: it says when trouble begins and ends. */
  readonly trouble: { readonly failed: (error: unknown) => void; readonly worked: () => void }
}

/**
 * Hands messages on for as long as the process lives, deletes what is too old, and tells how it stands. Each process of the
 * site has one: they share the work by leases in the store.
 *
 * @returns ends it, after what is in flight
 */
export function startWorker({ open, senders, watchSearch, trouble }: WorkerOptions): () => Promise<void> {
  let isStopped = false
  let isTold = false
  let unreadable = 0
  let countedAt = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let deletedAt = Number.NEGATIVE_INFINITY
  let searchedAt = Number.NEGATIVE_INFINITY
  let wake = () => {}

  async function turn(): Promise<number> {
    const messages = await open()
    const at = performance.now()
    if (at - deletedAt > DELETE_EVERY) {
      await messages.store.deleteOld()
      deletedAt = at
    }
    const taken = messages.isOfOtherKey ? 0 : await deliverDue({ messages, senders })
    if (at - searchedAt > SEARCH_EVERY && !messages.isOfOtherKey) await watchSearches(messages)
    if (keepingTrouble.isThere(REFUSAL_COUNTS)) {
      messagesStates.publish({ isUp: false } satisfies MessagesState)
      countedAt = Number.NEGATIVE_INFINITY
    } else if (at - countedAt > COUNT_EVERY) {
      messagesStates.publish(await readState(messages, at))
      countedAt = at
    }
    return taken
  }

  async function watchSearches(messages: Messages): Promise<void> {
    for (let looked = 0; looked < SEARCHES_AT_ONCE && !isStopped; looked += 1) {
      if (!(await watchSearch?.(messages))) {
        searchedAt = performance.now()
        return
      }
    }
  }

  async function readState({ store, outbox, targets, isOfOtherKey }: Messages, at: number): Promise<MessagesState> {
    if (at - lookedAt > LOOK_EVERY) {
      unreadable = await store.countUnreadable()
      lookedAt = at
    }
    if (unreadable > 0 && !isTold) {
      isTold = true
      if (isOfOtherKey) reportOtherKey(unreadable)
      else reportUnread(unreadable)
    }
    if (isOfOtherKey) return { isUp: false, unreadable }
    return { isUp: true, targets, unreadable, searches: await store.countSearches(), ...(await outbox.counts()) }
  }

  async function work(): Promise<void> {
    while (!isStopped) {
      try {
        const taken = await turn()
        trouble.worked()
        if (taken > 0) continue
      } catch (error) {
        trouble.failed(error)
        messagesStates.publish({ isUp: false } satisfies MessagesState)
      }
      await new Promise<void>((resolve) => {
        wake = resolve
        // It alone must not keep the process from ending.
        setTimeout(resolve, PAUSE).unref()
      })
    }
  }

  const ended = work()
  return () => {
    isStopped = true
    wake()
    return ended
  }
}

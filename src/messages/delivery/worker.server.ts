import { setTimeout } from 'node:timers/promises'
import { TARGETS, type Target } from '../message.server'
import type { Messages } from '../messages.server'
import { keepingTrouble, reportOtherKey, reportUnread } from '../report.server'
import { deliverDue, type Senders } from './deliver.server'
import { type MessagesState, messagesStates } from './messages-state.server'

/** Milliseconds, between two looks of a loop that has nothing to do. */
const PAUSE = 1_000
/** Milliseconds, between two counts. */
const COUNT_EVERY = 10_000
/** Milliseconds, between two looks at all messages for those that cannot be opened. */
const LOOK_EVERY = 60_000
/** Milliseconds, between two looks for searches that are due. */
const SEARCH_EVERY = 30_000
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
  readonly checkSavedSearch?: ((messages: Messages) => Promise<boolean>) | undefined
  /** Called after each turn of each loop: reports when an outage begins and ends. */
  readonly trouble: { readonly failed: (error: unknown) => void; readonly worked: () => void }
}

/**
 * Hands messages on for as long as the process lives, deletes what is too old, and publishes its state. Each process of the
 * site has one: they share the work by leases in the store. Each target has a loop of its own, and searches have one: a visitor who waits
 * for a code waits neither for a CRM that hangs nor for the stock.
 *
 * @returns ends it, after what is in flight
 */
export function startWorker({ open, senders, checkSavedSearch, trouble }: WorkerOptions): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let isTold = false
  let unreadable = 0
  let countedAt = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let deletedAt = Number.NEGATIVE_INFINITY

  async function keepUp(messages: Messages): Promise<boolean> {
    const at = performance.now()
    if (at - deletedAt > DELETE_EVERY) {
      await messages.store.deleteOld()
      deletedAt = at
    }
    if (keepingTrouble.isThere(REFUSAL_COUNTS)) {
      messagesStates.publish({ isUp: false } satisfies MessagesState)
      countedAt = Number.NEGATIVE_INFINITY
    } else if (at - countedAt > COUNT_EVERY) {
      messagesStates.publish(await readState(messages, at))
      countedAt = at
    }
    return false
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

  /** @param turn whether there may be more to do at once @param pause milliseconds, where there is not */
  async function repeat(turn: (messages: Messages) => Promise<boolean>, pause = PAUSE): Promise<void> {
    while (!signal.aborted) {
      try {
        const isMore = await turn(await open())
        trouble.worked()
        if (isMore) continue
      } catch (error) {
        trouble.failed(error)
        messagesStates.publish({ isUp: false } satisfies MessagesState)
      }
      // It alone must not keep the process from ending.
      await setTimeout(pause, undefined, { ref: false, signal }).catch(() => {})
    }
  }

  const deliverTo = (target: Target) =>
    repeat(
      async (messages) => !messages.isOfOtherKey && (await deliverDue({ messages, senders, targets: [target] })) > 0,
    )

  const ended = Promise.all([
    repeat(keepUp),
    ...TARGETS.map(deliverTo),
    ...(checkSavedSearch
      ? [repeat(async (messages) => !messages.isOfOtherKey && (await checkSavedSearch(messages)), SEARCH_EVERY)]
      : []),
  ])
  return async () => {
    stopping.abort()
    await ended
  }
}

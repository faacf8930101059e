import { channel } from 'node:diagnostics_channel'
import type { Target } from '../message.server'
import type { OutboxCounts } from '../store/outbox.server'

/** What the server's metrics and its readiness know of messages (src/server). */
export type MessagesState =
  | ({
      readonly isUp: true
      readonly targets: readonly Target[]
      readonly unreadable: number
      /** How many searches are followed. */
      readonly searches: number
    } & OutboxCounts)
  /** With `unreadable`: the store can be used, and is that of another key. */
  | { readonly isUp: false; readonly unreadable?: number }

/** Without a subscriber nothing happens. */
export const messagesStates = channel('site:messages')

/** One try to hand something on. */
export interface Attempt {
  readonly target: Target
  /** `held-back`: on purpose, because that address has had enough; `given-up`: it is not tried again. */
  readonly outcome: 'done' | 'failed' | 'held-back' | 'given-up'
}

export const attempts = channel('site:delivery-attempt')

import { env } from '@/config/env.server'
import { processSingleton } from '@/config/process-singleton'
import type { Target } from './message.server'
import { assertKey, listTargets, secretFor, storeAddress } from './settings.server'
import { createMessageStore, type MessageStore } from './store/message-store.server'
import { migrate } from './store/migrations.server'
import { openDatabase } from './store/open-database.server'
import { createOutbox, type Outbox } from './store/outbox.server'
import { createSealing, type Sealing } from './store/sealing.server'

export interface Messages {
  readonly store: MessageStore
  readonly outbox: Outbox
  readonly sealing: Sealing
  readonly targets: readonly Target[]
  /** The store is that of another key: nothing new is kept, and nothing handed on, until somebody has put it right. */
  readonly isOfOtherKey: boolean
  readonly close: () => Promise<void>
}

interface Where {
  /** Of the store: a path, or postgres://… */
  readonly address: string
  readonly secret: string
  readonly targets: readonly Target[]
  /** What older keys have sealed is given up. */
  readonly isKeyLost?: boolean
  readonly now?: () => number
}

/** Opens a store and brings it to the newest form. */
export async function openMessages({
  address,
  secret,
  targets,
  isKeyLost = false,
  now = Date.now,
}: Where): Promise<Messages> {
  const db = await openDatabase(address)
  try {
    await migrate(db)
    const sealing = createSealing(secret)
    const store = createMessageStore({ db, sealing, targets, now })
    return {
      store,
      outbox: createOutbox(db, now),
      sealing,
      targets,
      isOfOtherKey: !isKeyLost && (await store.isOfOtherKey()),
      close: db.close,
    }
  } catch (error) {
    // It is tried again each second: a thread of each try would take all of the memory. A disk that hangs is not waited for.
    void db.close().catch(() => {})
    throw error
  }
}

/** Pages, calls and what hands messages on share one store. */
const shared = processSingleton<{ messages?: Promise<Messages> | undefined }>('messages', () => ({}))

/** The messages of this process, by its environment; opened when first asked for. */
export function siteMessages(): Promise<Messages> {
  shared.messages ??= open().catch((error) => {
    // The next one tries again: the store may be back by then.
    shared.messages = undefined
    throw error
  })
  return shared.messages
}

/** @throws when the settings of messages contradict each other: the server then does not start */
export function checkSettings(): void {
  assertKey(storeAddress(env), env)
}

async function open(): Promise<Messages> {
  const address = storeAddress(env)
  return openMessages({
    address,
    secret: secretFor(address, env),
    targets: listTargets(env),
    isKeyLost: env.MESSAGES_KEY_LOST === 'on',
  })
}

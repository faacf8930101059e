import type { Message, Target } from '../message.server'
import type { Messages } from '../messages.server'
import { type Delivery, LONGEST_WAIT_MS } from '../store/outbox.server'

/** A word for the list of deliveries, with nothing of the message in it. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem'
}

/** Fulfilled when the receiver has it for sure. */
export type Send = (delivery: Delivery, message: Message) => Promise<void>
export type Senders = Readonly<Partial<Record<Target, Send>>>

/** Milliseconds. It doubles with each try. */
const FIRST_WAIT = 5_000
/** About three days, with an hour between the later ones. Then it is dead, and a person has to look at it. */
const MOST_ATTEMPTS = 80
/** Deliveries of one process at a time. */
const AT_ONCE = 10

/** Milliseconds until the next try, a little different each time, so that a receiver that comes back is not run over. */
export function waitAfter(attempts: number, random = Math.random()): number {
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  return Math.round(wait * (0.5 + random / 2))
}

interface DeliverOptions {
  readonly messages: Pick<Messages, 'store' | 'outbox'>
  readonly senders: Senders
  /** For tests, which do not wait. */
  readonly waitFor?: (attempts: number) => number
  readonly mostAttempts?: number
}

/** Hands on what is due now, once. @returns how many deliveries were taken */
export async function deliverDue({
  messages,
  senders,
  waitFor = waitAfter,
  mostAttempts = MOST_ATTEMPTS,
}: DeliverOptions): Promise<number> {
  const { store, outbox } = messages
  const taken = await outbox.take(AT_ONCE)
  await Promise.all(
    taken.map(async (delivery) => {
      const problem = await send(delivery)
      if (problem === undefined) await outbox.done(delivery.id)
      else if (delivery.attempts >= mostAttempts) await outbox.giveUp(delivery.id, problem)
      else await outbox.tryAgain(delivery.id, waitFor(delivery.attempts), problem)
    }),
  )
  return taken.length

  async function send(delivery: Delivery): Promise<string | undefined> {
    const message = await store.find('id', delivery.message_id)
    const sender = senders[delivery.target]
    // Deleted meanwhile: there is nothing left to tell.
    if (!message) return undefined
    if (!sender) return 'no such target'
    try {
      await sender(delivery, message)
      return undefined
    } catch (error) {
      return error instanceof DeliveryProblem
        ? error.message
        : `failed (${error instanceof Error ? error.name : 'unknown'})`
    }
  }
}

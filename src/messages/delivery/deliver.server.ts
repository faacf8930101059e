import { withParentSpan } from '@/data/spans.server'
import { type Message, TARGETS, type Target } from '../message.server'
import type { Messages } from '../messages.server'
import { reportUnreadable } from '../report.server'
import { type Delivery, LONGEST_WAIT_MS } from '../store/outbox.server'
import { CANNOT_BE_OPENED } from '../store/unreadable.server'
import { type Attempt, attempts as tries } from './messages-state.server'

/** A word for the list of deliveries, with nothing of the message in it. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem'

  /** @param retryAfterMs milliseconds that the receiver asked for in Retry-After */
  constructor(
    message: string,
    readonly retryAfterMs = 0,
  ) {
    super(message)
  }
}

/** On purpose: it is over with that, and the list says why. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
}

/** Fulfilled when the receiver has it for sure. */
export type Send = (delivery: Delivery, message: Message) => Promise<void>
export type Senders = Readonly<Partial<Record<Target, Send>>>

/** Milliseconds. It doubles with each try. */
const FIRST_WAIT = 5_000
/** About three days, with an hour between the later ones. Then it is dead, and a person has to look at it. */
const MOST_ATTEMPTS = 80
/**
 * Deliveries of one process at a time. Each target has a share of its own, so that none waits for another one that hangs; those of the mails
 * are ten together, as they go to one server.
 */
const AT_ONCE: Readonly<Record<Target, number>> = {
  webhook: 10,
  'office-mail': 3,
  'visitor-mail': 3,
  'code-mail': 3,
  'search-mail': 1,
}

/** Milliseconds until the next try, a little different each time, so that a receiver that comes back is not run over. */
export function waitAfter(attempts: number, random = Math.random()): number {
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  return Math.round(wait * (0.5 + random / 2))
}

interface DeliverOptions {
  readonly messages: Pick<Messages, 'store' | 'outbox'>
  readonly senders: Senders
  readonly targets?: readonly Target[]
  /** For tests, which do not wait. */
  readonly waitFor?: (attempts: number) => number
  readonly mostAttempts?: number
}

/** Hands on what is due now, once, to each target its share. @returns how many deliveries were taken */
export async function deliverDue({
  messages,
  senders,
  targets = TARGETS,
  waitFor = waitAfter,
  mostAttempts = MOST_ATTEMPTS,
}: DeliverOptions): Promise<number> {
  const { store, outbox } = messages
  const taken = (await Promise.all(targets.map((target) => outbox.take(target, AT_ONCE[target])))).flat()
  // All of them, so that none is still on its way when this is over.
  const ended = await Promise.allSettled(taken.map(handOn))
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return taken.length

  async function handOn(delivery: Delivery): Promise<unknown> {
    const { id, target, attempts } = delivery
    const message = await store.find('id', delivery.message_id)
    // Deleted meanwhile: there is nothing left to tell.
    if (!message) return outbox.done(id)
    if (message.unreadable) {
      // Once for all of its targets, whichever comes first.
      const isFirst = await outbox.giveUpAll(message.id, CANNOT_BE_OPENED[message.unreadable])
      return isFirst && reportUnreadable(message.number, message.unreadable)
    }
    // Its address was changed after it had been handed on, or while this was due.
    if (message.state === 'held' && target !== 'code-mail') return outbox.hold(id)
    const tell = (outcome: Attempt['outcome']) => tries.publish({ target, outcome } satisfies Attempt)
    const problem = await send(delivery, message)
    if (problem === undefined) {
      tell('done')
      return outbox.done(id)
    }
    if (problem instanceof NotSent) {
      tell('held-back')
      return outbox.done(id, problem.message)
    }
    if (attempts >= mostAttempts) {
      tell('given-up')
      return outbox.giveUp(id, problem.message)
    }
    tell('failed')
    const wait = Math.max(waitFor(attempts), Math.min(problem.retryAfterMs, LONGEST_WAIT_MS))
    return outbox.tryAgain(id, wait, problem.message)
  }

  async function send(delivery: Delivery, message: Message): Promise<DeliveryProblem | NotSent | undefined> {
    const sender = senders[delivery.target]
    if (!sender)
      return new DeliveryProblem('this site has no such receiver any more: see MESSAGES_WEBHOOK_URL, MESSAGES_SMTP_URL')
    try {
      await withParentSpan(`hand on ${delivery.target}`, delivery.trace, () => sender(delivery, message))
      return undefined
    } catch (error) {
      return error instanceof NotSent || error instanceof DeliveryProblem
        ? error
        : new DeliveryProblem(`failed (${error instanceof Error ? error.name : 'unknown'})`)
    }
  }
}

import type { Message } from './message.server'
import type { Messages } from './messages.server'
import type { Row } from './store/database.server'
import { CANNOT_BE_OPENED } from './store/unreadable.server'

const NOTHING =
  'There is no such message. It was never taken, or its time is over: docs/operations.md, « A message that did not arrive ».'
const WITHDRAWN = '  it was withdrawn before anybody was told of it'
const ONLY_KEPT = '  nobody was to be told when it came: it is only kept'

/**
 * The delivery status of messages, with the reason: for whoever looks for one that did not arrive. No content of a message is in it.
 *
 * @returns lines
 */
export async function describeDeliveryStatus(
  { outbox }: Pick<Messages, 'outbox'>,
  found: readonly Message[],
): Promise<readonly string[]> {
  if (found.length === 0) return [NOTHING]
  const ways = await Promise.all(
    found.map(async (message) => {
      const deliveries = (await outbox.listDeliveries(message.id)).map(describeDelivery)
      return [
        describeMessage(message),
        ...(deliveries.length > 0 ? deliveries : [message.state === 'withdrawn' ? WITHDRAWN : ONLY_KEPT]),
      ]
    }),
  )
  return ways.flat()
}

/** A line without anything of a person. */
export function describeMessage({
  number,
  kind,
  state,
  language,
  sales_type,
  created_at,
  unreadable,
}: Message): string {
  const words = [number, kind, state, `${language} ${sales_type}`, toMoment(created_at)]
  return [...words, ...(unreadable ? [CANNOT_BE_OPENED[unreadable]] : [])].join('  ')
}

function describeDelivery(delivery: Row): string {
  const { id, target, event } = delivery
  return `  ${target}  ${event}  ${describeState(delivery)}  (${id})`
}

function describeState({ state, attempts, next_at, done_at, problem }: Row): string {
  const tries = `${attempts} ${Number(attempts) === 1 ? 'try' : 'tries'}`
  switch (state) {
    case 'done':
      return `${problem ? 'not sent' : 'taken'} ${toMoment(done_at)}${problem ? `: ${problem}` : ''}`
    case 'held':
      return 'waits until the code is typed that its visitor was sent'
    case 'dead':
      return `given up after ${tries}: ${problem}`
    default:
      return Number(attempts) === 0
        ? 'waits for its first try'
        : `${tries}, again ${toMoment(next_at)}: ${problem ?? 'no answer yet'}`
  }
}

const toMoment = (moment: unknown) => new Date(Number(moment)).toISOString()

import { SAVED_SEARCH } from '@/domain/message-kind'
import type { Message } from './message.server'
import type { Messages } from './messages.server'
import type { Sealing } from './store/sealing.server'

/** Milliseconds. So long a message can be seen, changed and withdrawn by its link; a search is followed for longer. */
const LASTS = 30 * 86_400_000
const SEARCH_LASTS = 91 * 86_400_000

/** What a mail programme sends to the link of a message that is to end (RFC 8058). */
export const ONE_CLICK = ['List-Unsubscribe', 'One-Click'] as const

/**
 * What whoever has a link may do: as who sent the message all of that, or see that it has come. The second is for who sends the words of a
 * message that is there: a name and a number, or an address, are known to others too.
 */
export type Right = 'receipt' | 'known'

/** What a link to a message carries: which one, until when, and that it is from us. */
export function receiptFor(
  { id, kind }: Pick<Message, 'id' | 'kind'>,
  { sign }: Sealing,
  now = Date.now(),
  right: Right = 'receipt',
): string {
  const body = `${id}.${(now + (kind === SAVED_SEARCH ? SEARCH_LASTS : LASTS)).toString(36)}`
  return `${body}.${sign(`${right} ${body}`)}`
}

/** The id of the message; undefined when the link is not ours, or too old, or gives another right. */
export function readReceipt(
  receipt: string,
  { isSigned }: Sealing,
  now = Date.now(),
  right: Right = 'receipt',
): string | undefined {
  const [, id = '', until = '', signature = ''] = /^([\da-f-]{36})\.([\da-z]{1,11})\.([\w-]{43})$/.exec(receipt) ?? []
  if (!isSigned(`${right} ${id}.${until}`, signature)) return undefined
  return Number.parseInt(until, 36) > now ? id : undefined
}

/** The message of a link; undefined when the link is not ours, or too old, or its message is not kept any more. */
export async function findByReceipt(
  receipt: string,
  { store, sealing }: Pick<Messages, 'store' | 'sealing'>,
  now = Date.now(),
  right: Right = 'receipt',
): Promise<Message | undefined> {
  const id = readReceipt(receipt, sealing, now, right)
  return id ? store.find('id', id) : undefined
}

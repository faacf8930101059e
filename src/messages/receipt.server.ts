import { SAVED_SEARCH } from '@/domain/message-kind'
import type { Message } from './message.server'
import type { Messages } from './messages.server'
import type { Sealing } from './store/sealing.server'

/** Milliseconds. So long a message can be seen, changed and withdrawn by its link; a search is followed for longer. */
const LASTS = 30 * 86_400_000
const SEARCH_LASTS = 91 * 86_400_000

/** What a mail programme sends to the link of a message that is to end (RFC 8058). */
export const ONE_CLICK = ['List-Unsubscribe', 'One-Click'] as const

/** What a link to a message carries: which one, until when, and that it is from us. Whoever has the link may do all that. */
export function receiptFor({ id, kind }: Pick<Message, 'id' | 'kind'>, { sign }: Sealing, now = Date.now()): string {
  const body = `${id}.${(now + (kind === SAVED_SEARCH ? SEARCH_LASTS : LASTS)).toString(36)}`
  return `${body}.${sign(`receipt ${body}`)}`
}

/** The id of the message; undefined when the link is not ours, or too old. */
export function readReceipt(receipt: string, { isSigned }: Sealing, now = Date.now()): string | undefined {
  const [, id = '', until = '', signature = ''] = /^([\da-f-]{36})\.([\da-z]{1,11})\.([\w-]{43})$/.exec(receipt) ?? []
  if (!isSigned(`receipt ${id}.${until}`, signature)) return undefined
  return Number.parseInt(until, 36) > now ? id : undefined
}

/** The message of a link; undefined when the link is not ours, or too old, or its message is not kept any more. */
export async function findByReceipt(
  receipt: string,
  { store, sealing }: Pick<Messages, 'store' | 'sealing'>,
  now = Date.now(),
): Promise<Message | undefined> {
  const id = readReceipt(receipt, sealing, now)
  return id ? store.find('id', id) : undefined
}

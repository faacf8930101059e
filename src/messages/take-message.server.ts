import type { OpeningHours } from '@/content/dealer-types'
import {
  type CheckedMessage,
  checkMessage,
  type FieldError,
  type MessageValues,
  shownAt,
} from '@/contract/check-message'
import { type Envelope, envelopeSchema } from '@/contract/messages'
import { nextOpenDay, openHours } from '@/domain/appointment'
import { dayInBrussels } from '@/domain/day-in-brussels'
import type { MessageKind } from '@/domain/message-kind'
import { isAssignedPhone } from './assigned-phone.server'
import { type FoundCar, findCar } from './car.server'
import { findDealer } from './find-dealer.server'
import type { Message, MessageCar } from './message.server'
import type { Messages } from './messages.server'
import { findByReceipt, receiptFor } from './receipt.server'
import { keepingTrouble } from './report.server'
import { keyOfWords } from './store/digest.server'
import type { Sealing } from './store/sealing.server'

export type Given = Readonly<Record<string, unknown>>

export type Taken =
  | { readonly status: 'taken'; readonly message: Message; readonly receipt: string }
  | { readonly status: 'wrong'; readonly errors: readonly FieldError[] }
  /** A reservation of a car that nobody can have any more. */
  | { readonly status: 'car_taken'; readonly errors: readonly FieldError[] }
  /** Perhaps a machine: a person may send it again as it is. */
  | { readonly status: 'suspected' }
  /** It was withdrawn, or its link is too old. */
  | { readonly status: 'closed' }
  /** Not even the envelope can be read: no form of ours sends that. */
  | { readonly status: 'unreadable' }

/** Milliseconds. Nobody fills in a form faster. */
const FASTEST = 1_500

/**
 * Takes what a form sends, in JSON or not: it is checked, what it is about is written down as it is now, and all of it is on
 * the disk when this is fulfilled.
 *
 * @throws when it cannot be kept: the sender has to know
 */
export async function takeMessage(
  kind: MessageKind,
  given: Given,
  messages: Messages,
  { now = Date.now(), needsCode = false }: { readonly now?: number; readonly needsCode?: boolean } = {},
): Promise<Taken> {
  const read = envelopeSchema.safeParse(given)
  if (!read.success) return { status: 'unreadable' }
  const envelope = read.data
  const checked = checkMessage(kind, envelope.sales_type, given, dayInBrussels(new Date(now)))
  if (!checked.ok) return { status: 'wrong', errors: checked.errors }
  if (checked.values.phone && !isAssignedPhone(checked.values.phone)) {
    return { status: 'wrong', errors: [{ field: 'phone', code: 'invalid' }] }
  }
  // Only now: whoever is asked to send it once more has nothing else to mend.
  if (looksMade(envelope, now)) return { status: 'suspected' }

  const { values } = checked
  const audience = { language: envelope.language, salesType: envelope.sales_type }
  if (messages.isOfOtherKey) throw new Error('The messages of this store were sealed with another MESSAGES_KEY')
  const before = envelope.receipt ? await findByReceipt(envelope.receipt, messages, now) : undefined
  const { car, why } = asSeenBy(before, values, await findCar(values, audience, now))
  // A car that somebody has cannot be kept for anybody else; for every other message it is a car like another.
  if (kind === 'reservation' && why) return { status: 'car_taken', errors: [{ field: 'commission_id', code: why }] }
  const dealer = await findDealer(kind, values, car, audience)
  const closed = whenClosed(values, dealer?.hours)
  if (closed) return { status: 'wrong', errors: [{ ...closed, field: shownAt(closed.field, given.slot) }] }
  const content = { values, ...(car && { car }), ...(dealer && { dealer_id: dealer.id }) }

  const { store, sealing } = messages
  if (envelope.receipt && before?.kind !== kind) return { status: 'closed' }
  const asksCode = needsCode && values.email !== undefined
  const key =
    (before ? undefined : await store.keyOfDuplicate(kind, content)) ??
    envelope.key ??
    deriveKey(kind, checked, envelope, { sealing, now })
  const { message, outcome } = before
    ? await store.change(before.id, content, asksCode)
    : await store.keep({ key, kind, ...pickAudience(envelope), content, isHeld: asksCode })
  keepingTrouble.worked()
  if (outcome === 'closed') return { status: 'closed' }
  return { status: 'taken', message, receipt: receiptFor(message, sealing, now, rightOf(envelope, key, outcome)) }
}

/**
 * The car for who writes about it, and why it cannot be had: a service that does not say takes nothing from anybody, and a car
 * is no other client's where its own reservation is changed.
 */
export function asSeenBy(
  before: Message | undefined,
  { commission_id }: Pick<MessageValues, 'commission_id'>,
  found: FoundCar,
): { readonly car?: MessageCar; readonly why?: 'gone' | 'reserved' } {
  const isOwn = before?.kind === 'reservation' && before.content?.values.commission_id === commission_id
  if (found.kind !== 'car') return found.kind === 'gone' && !isOwn ? { why: 'gone' } : {}
  if (isOwn) return { car: { ...found.car, state: before.content?.car?.state } }
  return { car: found.car, ...(found.car.state === 'reserved' && { why: 'reserved' as const }) }
}

/** The wish for a day, or for a part of one, on which the dealer is closed. One who names no hours opens for whoever asks. */
function whenClosed({ date, day_part }: MessageValues, hours: OpeningHours | undefined): FieldError | undefined {
  if (!date || !hours?.length || openHours(date, day_part, hours)) return undefined
  const next = nextOpenDay(date, day_part, hours)
  return { field: 'date', code: 'closed', ...(next && { next }) }
}

function looksMade({ website, opened_at, receipt }: Envelope, now: number): boolean {
  if (website) return true
  // A message that is there already comes back with its fields filled in: one press may change it.
  if (receipt) return false
  const open = opened_at === undefined ? undefined : now - Number(opened_at)
  // A clock that is wrong says nothing.
  return open !== undefined && open >= 0 && open < FASTEST
}

const pickAudience = ({ language, sales_type }: Envelope) => ({ language, sales_type })

/** Its sender is who wrote it first, or has its link or the key of its form. Its words alone may be known to others. */
const rightOf = ({ receipt, key: own }: Envelope, key: string, outcome: string) =>
  outcome === 'created' || receipt || key === own ? 'receipt' : 'known'

/** A form without a key of its own, such as one that was saved: the same words on the same day are the same message. */
function deriveKey(
  kind: MessageKind,
  { values }: Extract<CheckedMessage, { ok: true }>,
  envelope: Envelope,
  { sealing, now }: { readonly sealing: Sealing; readonly now: number },
) {
  const { language, sales_type } = envelope
  const said = JSON.stringify([kind, dayInBrussels(new Date(now)), language, sales_type, Object.entries(values).sort()])
  return keyOfWords(said, sealing)
}

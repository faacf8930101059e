import { type MessageKind, SAVED_SEARCH } from '@/domain/message-kind'

const DAY_MS = 86_400_000

/** For how many days a message is kept after it was last changed (docs/operations.md has the reasons). */
const DAYS: Readonly<Record<MessageKind, number>> = {
  contact: 365,
  callback: 90,
  'test-drive': 365,
  offer: 365,
  reservation: 365,
  fleet: 730,
  'dsa-notice': 730,
  'data-request': 1_095,
  newsletter: 1_095,
  // It ends by itself.
  [SAVED_SEARCH]: 90,
}

/** A message that was withdrawn, or whose address was never confirmed, is kept only as long as somebody may ask about it. */
export const SHORT_MS = 30 * DAY_MS

/** When it is deleted. */
export function deleteAt(kind: MessageKind, now: number): number {
  return now + DAYS[kind] * DAY_MS
}

import type { FieldError } from '@/contract/check-message'
import {
  type MessageProblemCode,
  type MessageTaken,
  messageProblemSchema,
  messageTakenSchema,
} from '@/contract/messages'
import type { MessageKind } from '@/domain/message-kind'
import { transportTo } from '../transport'

/** Milliseconds. A network that hangs is told; sending again is harmless, because the form's key stays. */
const DEADLINE = 20_000

export type SentMessage =
  | { readonly status: 'taken'; readonly taken: MessageTaken }
  | { readonly status: 'refused'; readonly code: MessageProblemCode; readonly errors: readonly FieldError[] }
  /** No answer: the message may have arrived or not. */
  | { readonly status: 'unreachable' }

/** POST /api/messages/{kind}. @param fields every field of the form, as it is in the page */
export async function createMessage(kind: MessageKind, fields: Readonly<Record<string, string>>): Promise<SentMessage> {
  const { base, fetch } = transportTo('site')
  try {
    const answer = await fetch(`${base}/api/messages/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(DEADLINE),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return { status: 'taken', taken: messageTakenSchema.parse(body) }
    const { code, errors = [] } = messageProblemSchema.parse(body)
    return { status: 'refused', code, errors }
  } catch {
    return { status: 'unreachable' }
  }
}

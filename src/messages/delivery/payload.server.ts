import type { Message, MessageEvent } from '../message.server'
import type { Delivery } from '../store/outbox.server'

/** What the webhook has: documented in docs/operations.md, so a change here is a change for every receiver. */
export interface WebhookPayload {
  /** The same for each try, so that a receiver can drop doubles. */
  readonly event_id: string
  readonly event: MessageEvent
  readonly message_id: string
  readonly number: string
  readonly kind: Message['kind']
  readonly state: Message['state']
  readonly revision: number
  readonly language: Message['language']
  readonly sales_type: Message['sales_type']
  /** ISO 8601. */
  readonly created_at: string
  readonly changed_at: string
  /** Null once the person had it erased: erase it too. */
  readonly content: Message['content'] | null
}

export function buildPayload({ id, event }: Pick<Delivery, 'id' | 'event'>, message: Message): WebhookPayload {
  return {
    event_id: id,
    event,
    message_id: message.id,
    number: message.number,
    kind: message.kind,
    state: message.state,
    revision: message.revision,
    language: message.language,
    sales_type: message.sales_type,
    created_at: new Date(message.created_at).toISOString(),
    changed_at: new Date(message.changed_at).toISOString(),
    content: message.content ?? null,
  }
}

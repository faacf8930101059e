import { createHmac } from 'node:crypto'
import { retryAfterMs } from '@/data/parse-problem'
import type { Message } from '../message.server'
import { DeliveryProblem, type Send } from './deliver.server'
import { buildPayload } from './payload.server'

/** Milliseconds, for the whole answer. Less than the lease, so that nobody else tries meanwhile. */
const DEADLINE = 15_000

interface Receiver {
  readonly url: string
  readonly secret: string
}

/**
 * Sends events to a CRM. Whatever answers 2xx has taken it; the rest is tried again, not before its Retry-After. X-Signature is HMAC-SHA256 over
 * `timestamp.body`, as for /api/revalidate.
 */
export function createWebhook({ url, secret }: Receiver): Send {
  return async (delivery, message: Message) => {
    const body = JSON.stringify(buildPayload(delivery, message))
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-event-id': delivery.id,
        'x-timestamp': timestamp,
        'x-signature': `sha256=${signature}`,
      },
      body,
      // A receiver that moved is for whoever runs the site to know; personal data follow no redirect.
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE),
    }).catch((error: unknown) => {
      throw new DeliveryProblem(
        error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable',
      )
    })
    // The body is not read.
    void answer.body?.cancel().catch(() => {})
    if (!answer.ok)
      throw new DeliveryProblem(`answered ${answer.status}`, retryAfterMs(answer.headers.get('retry-after')))
  }
}

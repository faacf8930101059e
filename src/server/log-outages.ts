import { requestContext } from '@/config/request-context.server'
import { type ServerError, serverErrors } from '@/data/server-errors.server'
import { type BreakerChange, breakerChanges } from '@/data/service/breaker-changes.server'
import { type MessagesState, messagesStates } from '@/messages/delivery/messages-state.server'
import type { OutboxTrouble } from '@/messages/store/outbox.server'
import { createOutageLog, type Log } from './log'

/** Logs when the circuit breaker of a remote call opens, and when it closes. */
export function logBreakers(log: Log): void {
  const troubles = new Map<string, ReturnType<typeof createOutageLog>>()
  breakerChanges.subscribe((change) => {
    const { call, state } = change as BreakerChange
    const trouble = troubles.get(call) ?? createOutageLog(log, `the service’s call ${call}`)
    troubles.set(call, trouble)
    if (state === 'open') trouble.failed(new Error('Most of its answers failed'))
    if (state === 'closed') trouble.worked()
  })
}

/** Milliseconds. What waits for so long is not being taken by the CRM or the mail server. */
const LONGEST_WAIT = 900_000

/** Logs when deliveries of messages are stuck, and when they go again. */
export function logMessageDelays(log: Log): void {
  const trouble = createOutageLog(log, 'the receiver of messages')
  messagesStates.subscribe((message) => {
    const state = message as MessagesState
    if (!state.isUp) return
    const waits = Date.now() - (state.oldest ?? Date.now())
    if (waits > LONGEST_WAIT)
      trouble.failed(
        new Error(`The oldest delivery has waited for ${Math.round(waits / 60_000)} minutes: ${why(state.troubles)}`),
      )
    else trouble.worked()
  })
}

/** In one line of the log. */
const MOST_NAMED = 5

/** Who does not take what, and how it answers. */
function why(troubles: readonly OutboxTrouble[]): string {
  const named = troubles
    .filter(({ state }) => state === 'waiting')
    .slice(0, MOST_NAMED)
    .map(({ target, problem, deliveries, number }) => `${target}: ${problem} (${deliveries}, from ${number} on)`)
  return named.join('; ') || 'none was tried'
}

/** Logs errors of pages and calls of this site, with the request's id. */
export function logServerErrors(log: Log): void {
  serverErrors.subscribe((message) => {
    const { error, kind } = message as ServerError
    log.error({ err: error, kind, requestId: requestContext.getStore()?.requestId }, 'an answer ended with an error')
  })
}

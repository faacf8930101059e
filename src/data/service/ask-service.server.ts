import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { requestContext } from '@/config/request-context.server'
import { callOfPath } from '@/contract/call-of-path'
import { isBreakerOpen, throughBreaker } from './circuit-breakers.server'
import { fetchWithTimeout, UnreadableAnswer } from './fetch-with-timeout.server'
import { deduplicate, PageTimeSpent, timeLeft } from './page-deadline.server'
import { type RemoteCall, type RemoteOutcome, remoteCalls } from './remote-calls.server'

const REQUEST_ID = 'X-Request-Id'

/**
 * The server's way to the remote service: within the deadline and the page's time, the same question once for a page,
 * through the call's circuit breaker, with the number of the visitor's request.
 *
 * @param deadline milliseconds, for headers and body
 * @param call its name; by default that of its path
 * @throws what fetch() throws, TimeoutError, PageTimeSpent, or opossum's error while the breaker is open
 */
export function askService(
  request: Request,
  deadline: number,
  call: string = callOfPath(new URL(request.url).pathname) ?? 'other',
): Promise<Response> {
  return deduplicate(request, async (asked) => {
    const requestId = requestContext.getStore()?.requestId
    if (requestId) asked.headers.set(REQUEST_ID, requestId)
    const started = performance.now()
    const span = trace.getTracer('site').startSpan(`service ${call}`, { kind: SpanKind.CLIENT })
    propagation.inject(trace.setSpan(context.active(), span), asked.headers, {
      set: (headers, name, value) => headers.set(name, value),
    })
    const tell = (outcome: RemoteOutcome) => {
      span.setAttribute('outcome', outcome)
      if (outcome !== 'answered' && outcome !== 'refused') span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
      const seconds = (performance.now() - started) / 1000
      remoteCalls.publish({ call, outcome, seconds, requestId } satisfies RemoteCall)
    }
    try {
      const answer = await throughBreaker(call, () => send(asked, deadline))
      tell(outcomeOfStatus(answer.status))
      return answer
    } catch (error) {
      tell(outcomeOfError(error))
      throw error
    }
  })
}

async function send(request: Request, deadline: number): Promise<Response> {
  const ms = timeLeft(deadline)
  try {
    return await fetchWithTimeout(ms, request)
  } catch (error) {
    if (ms < deadline && isTimeout(error)) throw new PageTimeSpent('The time for this page is spent', { cause: error })
    throw error
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

function outcomeOfStatus(status: number): RemoteOutcome {
  if (status >= 500 || status === 429) return 'trouble'
  return status >= 400 ? 'refused' : 'answered'
}

function outcomeOfError(error: unknown): RemoteOutcome {
  if (error instanceof UnreadableAnswer) return 'answered'
  if (isBreakerOpen(error)) return 'breaker-open'
  if (error instanceof PageTimeSpent) return 'page-time-spent'
  return isTimeout(error) ? 'timeout' : 'unreachable'
}

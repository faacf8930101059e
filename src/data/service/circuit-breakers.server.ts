import CircuitBreaker from 'opossum'
import { type BreakerChange, breakerChanges } from './breaker-changes.server'
import { UnreadableAnswer } from './fetch-with-timeout.server'
import { PageTimeSpent } from './page-deadline.server'

/** Of the calls in the last ten seconds, more than half have failed, and there were at least this many. */
const LEAST_CALLS = 5
const FAILED_PER_CENT = 50
/** Milliseconds. After this, one call is let through; if it is answered, all are. */
const TRY_AGAIN_AFTER = 5_000

type Send = () => Promise<Response>

/** The service answered, and its answer means that it is in trouble. Carried past the breaker as a failure. */
class TroubleAnswer extends Error {
  readonly answer: Response

  constructor(answer: Response) {
    super(`answered ${answer.status}`)
    this.answer = answer
  }
}

async function sendOrFail(send: Send): Promise<Response> {
  const answer = await send()
  if (answer.status >= 500 || answer.status === 429) throw new TroubleAnswer(answer)
  return answer
}

/** What says nothing about the service: the page had no time left, or nobody waits for the answer any more. */
function isNoFailure(error: unknown): boolean {
  return error instanceof PageTimeSpent || (error instanceof DOMException && error.name === 'AbortError')
}

const breakers = new Map<string, CircuitBreaker<[Send], Response>>()

function getBreaker(call: string): CircuitBreaker<[Send], Response> {
  const known = breakers.get(call)
  if (known) return known
  const breaker: CircuitBreaker<[Send], Response> = new CircuitBreaker<[Send], Response>(sendOrFail, {
    name: call,
    // fetchWithTimeout() has the deadline.
    timeout: false,
    volumeThreshold: LEAST_CALLS,
    errorThresholdPercentage: FAILED_PER_CENT,
    resetTimeout: TRY_AGAIN_AFTER,
    // The one call that is let through has to be answered: opossum takes what is no failure for an answer.
    errorFilter: (error) => error instanceof UnreadableAnswer || (!breaker.halfOpen && isNoFailure(error)),
  })
  const tell = (state: BreakerChange['state']) => breakerChanges.publish({ call, state } satisfies BreakerChange)
  breaker.on('open', () => tell('open'))
  breaker.on('halfOpen', () => tell('half-open'))
  breaker.on('close', () => tell('closed'))
  breakers.set(call, breaker)
  return breaker
}

/**
 * One circuit breaker for each call of the contract, so that one that fails does not close the others. While it is open a
 * call fails at once, and the page is made from what is known.
 *
 * @param call its name; there are as many breakers as names, so it must be none that a visitor can make up
 * @throws what `send` throws, or opossum's error with the code EOPENBREAKER
 */
export async function throughBreaker(call: string, send: Send): Promise<Response> {
  try {
    return await getBreaker(call).fire(send)
  } catch (error) {
    if (error instanceof TroubleAnswer) return error.answer
    throw error
  }
}

/** Whether an error is a breaker's own. */
export function isBreakerOpen(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EOPENBREAKER'
}

/** By call: whether it is let through at present. */
export function breakerStates(): Record<string, BreakerChange['state']> {
  return Object.fromEntries(
    [...breakers].map(([call, { opened, halfOpen }]) => [call, opened ? 'open' : halfOpen ? 'half-open' : 'closed']),
  )
}

/** For tests: each begins with a service that nobody has asked yet. */
export function forgetBreakers(): void {
  for (const breaker of breakers.values()) breaker.shutdown()
  breakers.clear()
}

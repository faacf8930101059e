import type { Problem } from '@/contract/problem'
import { RemoteProblem, WrongShape } from './errors'
import type { Deviation } from './read-answer'

interface ErrorAnswer {
  readonly status: number
  readonly retryAfter?: string | null | undefined
  readonly body: unknown
}

interface ErrorOptions {
  /** In the place of the error's own. */
  readonly message?: string | undefined
  /** Hears in what the problem differs from the contract. */
  readonly tell?: (deviations: readonly Deviation[]) => void
}

/**
 * The error of an answer outside 2xx. The schema is loaded only now: an answer that is right never needs it.
 *
 * @throws WrongShape where the service refuses in words that are not the contract's: it did answer
 */
export async function toRemoteProblem(
  call: string,
  answer: ErrorAnswer,
  { message, tell = () => undefined }: ErrorOptions = {},
): Promise<RemoteProblem> {
  const problem = await parseProblem(call, answer, tell)
  return new RemoteProblem(
    call,
    { status: answer.status, problem, retryAfterMs: retryAfterMs(answer.retryAfter) },
    message,
  )
}

/** What has no code is no problem of the contract, but an answer of something on the way (adapters/send-through-adapter.ts tells it). */
async function parseProblem(
  call: string,
  { status, body }: ErrorAnswer,
  tell: (deviations: readonly Deviation[]) => void,
): Promise<Problem | undefined> {
  if (!hasCode(body)) return undefined
  try {
    const [{ problemSchema }, { readAnswer }] = await Promise.all([
      import('@/contract/problem'),
      import('./read-answer'),
    ])
    return readAnswer(call, problemSchema, body, tell)
  } catch (error) {
    if (error instanceof WrongShape && status < 500 && status !== 429) throw error
    // The chunk could not be loaded, or the service is in trouble: the status alone must do.
    return undefined
  }
}

/** As every problem of the contract has one. */
export const hasCode = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

/** @param header Retry-After, RFC 9110 §10.2.3: seconds, or a date. @returns milliseconds from now */
export function retryAfterMs(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

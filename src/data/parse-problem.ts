import type { Problem } from '@/contract/problem'
import { RemoteProblem } from './errors'

interface ErrorAnswer {
  readonly status: number
  readonly retryAfter?: string | null | undefined
  readonly body: unknown
}

/** The error of an answer outside 2xx. The schema is loaded only now: an answer that is right never needs it. */
export async function toRemoteProblem(call: string, answer: ErrorAnswer, message?: string): Promise<RemoteProblem> {
  return new RemoteProblem(
    call,
    { status: answer.status, problem: await parseProblem(answer.body), retryAfterMs: retryAfterMs(answer.retryAfter) },
    message,
  )
}

async function parseProblem(body: unknown): Promise<Problem | undefined> {
  try {
    const [{ problemSchema }, { boundPassed }] = await Promise.all([
      import('@/contract/problem'),
      import('./read-answer'),
    ])
    if (boundPassed(body)) return undefined
    const checked = problemSchema.safeParse(body)
    return checked.success ? checked.data : undefined
  } catch {
    // The chunk could not be loaded: the status alone must do.
    return undefined
  }
}

/** RFC 9110 §10.2.3: seconds, or a date. */
function retryAfterMs(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

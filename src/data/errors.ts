import type { Problem, ProblemCode } from '@/contract/problem'

/** The service answered, and the answer is an error: an RFC 9457 problem, or a bare status of something on the way. */
export class RemoteProblem extends Error {
  override readonly name = 'RemoteProblem'
  readonly call: string
  readonly status: number
  /** Absent when the body is not a problem of the contract, such as a gateway's own error page. */
  readonly code: ProblemCode | undefined
  readonly errors: NonNullable<Problem['errors']>
  /** What the service asked for in Retry-After, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(
    call: string,
    answer: {
      status: number
      problem?: (Pick<Problem, 'code'> & Partial<Problem>) | undefined
      retryAfterMs?: number | undefined
    },
    message = `${call} answered ${answer.status}${answer.problem ? ` ${answer.problem.code}` : ''}`,
  ) {
    super(message)
    this.call = call
    this.status = answer.status
    this.code = answer.problem?.code
    this.errors = answer.problem?.errors ?? []
    this.retryAfterMs = answer.retryAfterMs
  }
}

/** No answer at all: no network, a refused connection, a deadline that passed. */
export class RemoteUnreachable extends Error {
  override readonly name = 'RemoteUnreachable'
  readonly call: string

  constructor(call: string, cause: unknown) {
    super(`${call} got no answer`, { cause })
    this.call = call
  }
}

/** The service answered with success, and the body is not what the contract says. */
export class WrongShape extends Error {
  override readonly name = 'WrongShape'
  readonly call: string
  /** Where in the body, as `models[0].from_price.incl`; `(body)` is the body itself. */
  readonly path: string

  constructor(call: string, path: string, reason: string) {
    super(`${call}: ${path} is not as agreed (${reason})`)
    this.call = call
    this.path = path
  }
}

/** Worth asking again: nobody answered, the service is in trouble, or it asked for patience. */
export function isTransient(error: unknown): boolean {
  if (error instanceof RemoteUnreachable) return true
  return error instanceof RemoteProblem && (error.status >= 500 || error.status === 429)
}

/**
 * The service has read the question and refuses it, with a code of the contract. A bare 404 or 400 comes from something on the
 * way to the service: it says nothing about what was asked.
 */
export function isRefusal(error: unknown): error is RemoteProblem & { readonly code: ProblemCode } {
  return error instanceof RemoteProblem && error.code !== undefined && !isTransient(error)
}

/** Whether a refusal says that there is no such thing. */
export function isNotFoundCode(code: ProblemCode): boolean {
  return code.startsWith('unknown_') || code === 'not_buildable'
}

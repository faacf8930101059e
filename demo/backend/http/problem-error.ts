import type { ProblemCode } from '@/contract/problem'
import type { Bilingual } from '@/domain/language'
import { PROBLEM_STATUS, PROBLEM_TEXTS } from './problem-texts'

/** One wrong field of a query or body; `field` is its path on the wire, dots between ('criteria.price.min'). */
export interface FieldError {
  readonly field: string
  readonly code: string
  readonly message: Bilingual
}

/**
 * Thrown anywhere in the backend for an answer that is not the one asked for. The status follows from the code;
 * the language is chosen at the edge, from the request, so every text comes in both.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly status: number
  readonly detail: Bilingual
  readonly errors: readonly FieldError[]

  constructor(code: ProblemCode, detail: Bilingual = PROBLEM_TEXTS[code].detail, errors: readonly FieldError[] = []) {
    super(`${code}: ${detail.fr}`)
    this.code = code
    this.status = PROBLEM_STATUS[code]
    this.detail = detail
    this.errors = errors
  }
}

/** The 400 for one wrong query field that the schema alone cannot see. */
export function invalidParameter(field: string, message: Bilingual, code = 'invalid'): ProblemError {
  return new ProblemError('invalid_parameter', undefined, [{ field, code, message }])
}

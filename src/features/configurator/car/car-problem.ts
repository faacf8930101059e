import { isNotFoundCode, isRefusal, WrongShape } from '@/data/errors'

/** Malformed id or code, unknown to the service, an answer of the wrong shape, or no answer. */
export type CarProblemKind = 'malformed' | 'unknown' | 'unfit' | 'down'

export function classifyCarError(error: unknown): CarProblemKind {
  if (error instanceof WrongShape) return 'unfit'
  if (!isRefusal(error)) return 'down'
  const { code } = error
  return code === 'invalid_parameter' || isNotFoundCode(code) ? classifyRefusal(code) : 'down'
}

/** For the error code that the server has put into the page. */
export function classifyRefusal(code: string): CarProblemKind {
  return code === 'invalid_parameter' ? 'malformed' : 'unknown'
}

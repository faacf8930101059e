import { isNotFoundCode, isRefusal, WrongShape } from '@/data/errors'

/** Why a car does not open, as its reader must be told: asked wrongly, asked for what is not there, not to be shown here, or nobody home. */
export type CarProblemKind = 'malformed' | 'unknown' | 'unfit' | 'down'

export function classifyCarError(error: unknown): CarProblemKind {
  if (error instanceof WrongShape) return 'unfit'
  if (!isRefusal(error)) return 'down'
  const { code } = error
  return code === 'invalid_parameter' || isNotFoundCode(code) ? carProblemOfRefusal(code) : 'down'
}

/** Why a car does not open, for a refusal that the server's page already has. */
export function carProblemOfRefusal(code: string): CarProblemKind {
  return code === 'invalid_parameter' ? 'malformed' : 'unknown'
}

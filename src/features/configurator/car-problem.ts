import { isRefusal } from '@/data/errors'

/** Why a car does not open, as its reader must be told: asked wrongly, asked for what is not there, or nobody home. */
export type CarProblemKind = 'malformed' | 'unknown' | 'down'

export function carProblemOf(error: unknown): CarProblemKind {
  if (!isRefusal(error)) return 'down'
  if (error.code === 'invalid_parameter') return 'malformed'
  return error.code.startsWith('unknown_') || error.code === 'not_buildable' ? 'unknown' : 'down'
}

/** Why a car does not open, for a refusal that the server's page already has. */
export function carProblemOfRefusal(code: string): CarProblemKind {
  return code === 'invalid_parameter' ? 'malformed' : 'unknown'
}

import { isRefusal, saysUnknown } from '@/data/errors'

/** Why a car does not open, as its reader must be told: asked wrongly, asked for what is not there, or nobody home. */
export type CarProblemKind = 'malformed' | 'unknown' | 'down'

export function classifyCarError(error: unknown): CarProblemKind {
  if (!isRefusal(error)) return 'down'
  const { code } = error
  return code === 'invalid_parameter' || saysUnknown(code) ? carProblemOfRefusal(code) : 'down'
}

/** Why a car does not open, for a refusal that the server's page already has. */
export function carProblemOfRefusal(code: string): CarProblemKind {
  return code === 'invalid_parameter' ? 'malformed' : 'unknown'
}

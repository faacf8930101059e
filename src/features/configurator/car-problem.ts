import { RemoteProblem } from '@/data/errors'

/** Why a car does not open, as its reader must be told: asked wrongly, asked for what is not there, or nobody home. */
export type CarProblemKind = 'malformed' | 'unknown' | 'down'

export function carProblemOf(error: unknown): CarProblemKind {
  if (!(error instanceof RemoteProblem)) return 'down'
  if (error.code === 'unknown_code' || error.code === 'unknown_configuration' || error.status === 404) return 'unknown'
  return error.status === 400 || error.status === 422 ? 'malformed' : 'down'
}

/** Why a car does not open, for a refusal that the server's page already has. */
export function carProblemOfRefusal(code: string): CarProblemKind {
  return code === 'invalid_parameter' ? 'malformed' : 'unknown'
}

import { RemoteProblem } from '@/data/errors'
import { cupraCodePattern } from '@/domain/cupra-code'

/** Codes that the service suggests (`suggestion` in the errors of its problem). */
export function suggestedCodes(error: unknown): string[] {
  if (!(error instanceof RemoteProblem) || error.code !== 'unknown_code') return []
  return error.errors
    .filter(({ code, message }) => code === 'suggestion' && cupraCodePattern.test(message))
    .map(({ message }) => message)
}

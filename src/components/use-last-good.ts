import { useState } from 'react'

/**
 * The newest answer there has been, so that a failing service leaves the page as it was instead of blank.
 * @param scope what an answer must be for; another scope begins anew
 */
export function useLastGood<T>(answer: T | undefined, scope: string): T | undefined {
  const [kept, keep] = useState({ answer, scope })
  if (answer !== undefined && (kept.answer !== answer || kept.scope !== scope)) keep({ answer, scope })
  return answer ?? (kept.scope === scope ? kept.answer : undefined)
}

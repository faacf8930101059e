import { useState } from 'react'

/**
 * The latest answer, so that a failing service leaves the page as it was instead of blank.
 * @param scope answers of another scope are dropped
 */
export function useLastGood<T>(answer: T | undefined, scope: string): T | undefined {
  const [kept, keep] = useState({ answer, scope })
  if (answer !== undefined && (kept.answer !== answer || kept.scope !== scope)) keep({ answer, scope })
  return answer ?? (kept.scope === scope ? kept.answer : undefined)
}

import { SIGNATURE_WINDOW_S } from './signature.server'

/** Until when a signature could be sent once more; only of callers who know the secret, so they are few. */
const used = new Map<string, number>()

/** Whether this signature comes for the first time. A valid one that somebody overheard makes no page a second time. */
export function takeSignature(signature: string | undefined, now = Date.now()): boolean {
  for (const [kept, until] of used) {
    if (until < now) used.delete(kept)
  }
  if (!signature || used.has(signature)) return false
  // The sender's clock may be ahead of ours by as much as it may be behind.
  used.set(signature, now + 2 * SIGNATURE_WINDOW_S * 1_000)
  return true
}

import { inSessionStorage } from '@/config/browser-storage'
import { parseJson } from '@/domain/parse-json'

export const REPORTED_ALERTS = 'reported-alerts'
const memory = inSessionStorage(REPORTED_ALERTS)

/** True the first time it is asked for a key in this browser session. */
export function claimOncePerSession(key: string): boolean {
  const kept = parseJson(memory.read())
  const claimed = Array.isArray(kept) ? kept.filter((claim) => typeof claim === 'string') : []
  if (claimed.includes(key)) return false
  memory.write(JSON.stringify([...claimed, key]))
  return true
}

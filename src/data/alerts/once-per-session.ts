export const REPORTED_ALERTS = 'reported-alerts'

/** Holds where the browser's storage is full or forbidden: then "session" is the life of the page. */
const reported = new Set<string>()

/** True the first time it is asked for a key in this browser session. */
export function claimOncePerSession(key: string): boolean {
  if (reported.has(key)) return false
  reported.add(key)
  try {
    const stored = readKeys(window.sessionStorage.getItem(REPORTED_ALERTS))
    if (stored.includes(key)) return false
    window.sessionStorage.setItem(REPORTED_ALERTS, JSON.stringify([...stored, key]))
  } catch {
    // It works without storage too, for the life of the page.
  }
  return true
}

/** As at the start of a session. For tests. */
export function forgetClaims(): void {
  reported.clear()
}

function readKeys(text: string | null): string[] {
  if (text === null) return []
  try {
    const keys: unknown = JSON.parse(text)
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

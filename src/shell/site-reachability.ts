const TIMEOUT_MS = 4_000
/** Event that shows the message that a page could not be opened and this one stays. */
export const PAGE_STAYED = 'page-stayed'

/** Requests the site, because `navigator.onLine` is sometimes wrong in both directions. */
async function canReachSite(): Promise<boolean> {
  try {
    const answer = await fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    // HTML is the login page of a hotel's network. In development the endpoint does not exist, and a 404 counts as reachable.
    return (answer.ok && isJson(answer)) || answer.status === 404
  } catch {
    return false
  }
}

export const isJson = ({ headers }: Pick<Response, 'headers'>) => /\bjson\b/.test(headers.get('content-type') ?? '')

/**
 * @param load called only if the site is reachable
 * @param isAsked whether the visitor still waits for the page after the check
 */
export async function loadIfReachable(load: () => void, isAsked: () => boolean): Promise<void> {
  const isThere = await canReachSite()
  if (!isAsked()) return
  if (isThere) load()
  else window.dispatchEvent(new Event(PAGE_STAYED))
}

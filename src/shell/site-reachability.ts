/** Milliseconds. */
const PATIENCE = 4_000
/** Tells the visitor that a page could not be opened, and that this one stays. */
export const PAGE_STAYED = 'page-stayed'

/** Whether the site answers. The browser's own word, `navigator.onLine`, is wrong now and then, either way. */
async function canReachSite(): Promise<boolean> {
  try {
    const answer = await fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    // The page of a hotel's network is no answer of ours. The site in development has no such call, and says so.
    return (answer.ok && isJson(answer)) || answer.status === 404
  } catch {
    return false
  }
}

export const isJson = ({ headers }: Pick<Response, 'headers'>) => /\bjson\b/.test(headers.get('content-type') ?? '')

/**
 * @param load is called only where there is somebody to load from
 * @param isAsked whether the visitor still waits for it when that is known
 */
export async function loadIfReachable(load: () => void, isAsked: () => boolean): Promise<void> {
  const isThere = await canReachSite()
  if (!isAsked()) return
  if (isThere) load()
  else window.dispatchEvent(new Event(PAGE_STAYED))
}

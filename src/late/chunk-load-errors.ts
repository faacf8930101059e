/** After this long without code that is needed, the notice is shown. */
const SLOW_MS = 8_000
/** One failure may be a hole in the network: it is mended at the next occasion, without a word. */
const FAILURES_UNTIL_TOLD = 2
/** Drawn by the document (door/document), because it has to be there when the site's code is not. */
export const CHUNK_ERROR_ID = 'code-problem'

interface Fetchable {
  fetch(): void
}

/** How often each code failed to load; what a visitor waits for counts up to the limit at once. */
const problems = new Map<Fetchable, number>()
let occasions = 0
let isPageComing = false
let loadWhole = (load: () => void): void => load()

/** @param isComing the address is that of a page that is not shown yet: then the browser's own navigation helps */
export function notePageComing(isComing: boolean): void {
  isPageComing = isComing
}

/** How often there was reason to ask again: who asked before the last one and then fails asks once more. */
export const retryOccasions = (): number => occasions

/** Asks again for all code that could not be had: the network is back, or the visitor does something. */
export function retryFailedChunks(): void {
  occasions += 1
  for (const code of problems.keys()) code.fetch()
}

/** @param way to load a page whole, which first asks whether there is anybody (shell/use-failed-navigation.ts) */
export function setWholeLoad(way: typeof loadWhole): void {
  loadWhole = way
}

/** @param isAwaited the visitor waits for it */
export function noteFailure(code: Fetchable, isAwaited: boolean): void {
  // The files of another deployment, or nobody is there.
  if (isPageComing) loadWhole(() => window.location.reload())
  note(code, isPageComing ? 0 : isAwaited ? FAILURES_UNTIL_TOLD : 1)
}

/** @returns what ends the watch */
export function noteSlowness(code: Fetchable): () => void {
  if (typeof window === 'undefined') return () => {}
  const timer = setTimeout(note, SLOW_MS, code, FAILURES_UNTIL_TOLD)
  return () => clearTimeout(timer)
}

function note(code: Fetchable, failures: number): void {
  problems.set(code, (problems.get(code) ?? 0) + failures)
  tell()
}

export function noteSuccess(code: Fetchable): void {
  if (problems.delete(code)) tell()
}

/** Shows the notice that offers to load the page anew. The page stays, with what was typed into it. */
function tell(): void {
  const notice = document.getElementById(CHUNK_ERROR_ID)
  if (notice) notice.hidden = Math.max(...problems.values()) < FAILURES_UNTIL_TOLD
}

/** Next gives each entry of the history a key. It stays with the entry as long as the document lives. */
export function historyEntry(): string {
  const state: unknown = window.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined
  return typeof key === 'string' ? key : ''
}

/** Scroll positions of this visit's pages, in pixels from their top, by history entry. In the browser alone. */
export const scrollPositions = new Map<string, number>()

/** For a page that is left before its first scroll event: whoever comes back would find its top. */
export function rememberScrollPosition(): void {
  const entry = historyEntry()
  if (!scrollPositions.has(entry)) scrollPositions.set(entry, window.scrollY)
}

/** Next gives each entry of the history a key. It stays with the entry as long as the document lives. */
export function historyEntry(): string {
  const state: unknown = window.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined
  return typeof key === 'string' ? key : ''
}

/** Where the pages of this visit stand, in pixels from their top, by their entry of the history. Of a browser alone. */
export const scrollPositions = new Map<string, number>()

/** A page that is left before anything has told where it stands: whoever comes back would find its top. */
export function rememberScrollPosition(): void {
  const entry = historyEntry()
  if (!scrollPositions.has(entry)) scrollPositions.set(entry, window.scrollY)
}

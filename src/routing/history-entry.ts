/** Next gives each entry of the history a key. It stays with the entry as long as the document lives. */
export function historyEntry(): string {
  const state: unknown = window.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined
  return typeof key === 'string' ? key : ''
}

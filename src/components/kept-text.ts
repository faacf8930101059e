/** A text that the browser keeps at the visitor's wish, for useSyncExternalStore: what is read is the same while nothing changes. */
export interface KeptText {
  readonly read: () => string
  /** An empty text is kept no longer. */
  readonly write: (text: string) => void
  /** Calls back when the text changes, in this tab or another. */
  readonly watch: (changed: () => void) => () => void
}

export function keptText(key: string): KeptText {
  const event = `${key}.changed`
  /** Storage may be closed or full: then the text is kept as long as the page. */
  let ofThisPage: string | undefined
  return {
    read: () => {
      try {
        return ofThisPage ?? localStorage.getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    write: (text) => {
      try {
        if (text === '') localStorage.removeItem(key)
        else localStorage.setItem(key, text)
        ofThisPage = undefined
      } catch {
        ofThisPage = text
      }
      window.dispatchEvent(new Event(event))
    },
    watch: (changed) => {
      window.addEventListener(event, changed)
      window.addEventListener('storage', changed)
      return () => {
        window.removeEventListener(event, changed)
        window.removeEventListener('storage', changed)
      }
    },
  }
}

/** A text that the browser keeps under a name, for useSyncExternalStore: what is read is the same while nothing changes. */
export interface BrowserMemory {
  /** Empty while nothing is kept. */
  readonly read: () => string
  /** An empty text is kept no longer. */
  readonly write: (text: string) => void
  /** Calls back when the text changes, in this tab or another. */
  readonly watch: (changed: () => void) => () => void
}

/** Storage may be closed or full: then a text is kept as long as the page. */
const ofThisPage = new Map<string, string>()

/** Lasts until the visitor clears it. */
export const lastingMemory = (key: string) => browserMemory('localStorage', key)

/** Lasts for the visit. */
export const visitMemory = (key: string) => browserMemory('sessionStorage', key)

function browserMemory(place: 'localStorage' | 'sessionStorage', key: string): BrowserMemory {
  const event = `${key}.changed`
  return {
    read: () => {
      try {
        return ofThisPage.get(key) ?? window[place].getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    write: (text) => {
      try {
        if (text === '') window[place].removeItem(key)
        else window[place].setItem(key, text)
        ofThisPage.delete(key)
      } catch {
        ofThisPage.set(key, text)
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

/** For tests: as after a reload. */
export function forgetThisPage(): void {
  ofThisPage.clear()
}

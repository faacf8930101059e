/** A text that the browser keeps under a name, for useSyncExternalStore: what is read is the same while nothing changes. */
export interface BrowserStorage {
  /** Empty while nothing is kept. */
  readonly read: () => string
  /** An empty text is kept no longer. */
  readonly write: (text: string) => void
  /** Calls back when the text changes, in this tab or another. */
  readonly watch: (changed: () => void) => () => void
  /** Whether the text outlives the page: tried by writing, so not for a render. */
  readonly lasts: () => boolean
}

/** Storage may be closed or full: then a text is kept as long as the page. */
const ofThisPage = new Map<string, string>()

/** What a text may grow by: a storage that has less left is full. */
const ROOM = ' '.repeat(500)

/** Lasts until the visitor clears it. */
export const inLocalStorage = (key: string) => browserStorage('localStorage', key)

/** Lasts for the visit. */
export const inSessionStorage = (key: string) => browserStorage('sessionStorage', key)

function browserStorage(place: 'localStorage' | 'sessionStorage', key: string): BrowserStorage {
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
    lasts: () => {
      if (ofThisPage.has(key)) return false
      try {
        const storage = window[place]
        const kept = storage.getItem(key)
        storage.setItem(key, `${kept ?? ''}${ROOM}`)
        if (kept === null) storage.removeItem(key)
        else storage.setItem(key, kept)
        return true
      } catch {
        return false
      }
    },
  }
}

/** For tests: as after a reload. */
export function forgetThisPage(): void {
  ofThisPage.clear()
}

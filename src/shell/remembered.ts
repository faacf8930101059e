type Store = 'localStorage' | 'sessionStorage'

/** Storage may be full or forbidden: then a mark lasts as long as the page. */
const marksOfThisPage = new Set<string>()

export function isMarked(store: Store, key: string): boolean {
  if (marksOfThisPage.has(`${store} ${key}`)) return true
  try {
    return window[store].getItem(key) !== null
  } catch {
    return false
  }
}

/** Read on an earlier visit, not on this one. */
export function isMarkedBeforeThisPage(store: Store, key: string): boolean {
  return isMarked(store, key) && !marksOfThisPage.has(`${store} ${key}`)
}

/** Remembers that something has been read: in this browser, or for its session. */
export function mark(store: Store, key: string): void {
  marksOfThisPage.add(`${store} ${key}`)
  try {
    window[store].setItem(key, new Date().toISOString())
  } catch {
    // Remembered for the life of the page only.
  }
}

/** For tests: as after a reload. */
export function forgetThisPage(): void {
  marksOfThisPage.clear()
}

import { useSyncExternalStore } from 'react'
import { inSessionStorage } from '@/config/browser-storage'
import { replaceQueryParam } from '@/routing/replace-query-param'

/** The URL with which the document was opened from another site, or typed; undefined after a link of this site. */
export function externalEntryUrl(): URL | undefined {
  const [opened] = performance.getEntriesByType('navigation')
  return opened && !document.referrer.startsWith(`${location.origin}/`) ? new URL(opened.name) : undefined
}

const emptyText = () => ''

/**
 * A finance parameter in the URL and in the session storage, without personal data. The URL lets the visitor share, print and reload the
 * page; the storage keeps the value for the next pages of the visit (decision 76).
 *
 * @param name query parameter
 * @param key storage key
 * @param read parser; undefined for an invalid text
 */
export function visitMemory<T>(name: string, key: string, read: (text: string) => T | undefined) {
  const storage = inSessionStorage(key)
  const queryValue = () => new URLSearchParams(location.search).get(name) ?? ''

  /** Stores the value of a URL for the visit. A value in a link from outside is the sender's and is valid for its page only. */
  function watch(changed: () => void): () => void {
    const isSent = externalEntryUrl()?.searchParams.get(name) === queryValue()
    if (read(queryValue()) && !isSent) storage.write(queryValue())
    return storage.watch(changed)
  }

  return {
    storage,
    /** Reads the URL directly: of two changes in one task, such as replayed ones, the second must see the first. */
    readUrl: () => read(queryValue()),
    remember: (text: string) => {
      replaceQueryParam(name, text)
      storage.write(text)
    },
    /** Undefined on the server and during hydration. */
    useUrlValue: () => read(useSyncExternalStore(watch, queryValue, emptyText)),
    useVisitValue: () => read(useSyncExternalStore(watch, storage.read, emptyText)),
  }
}

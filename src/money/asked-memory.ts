import { useSyncExternalStore } from 'react'
import { inSessionStorage } from '@/config/browser-storage'
import { replaceQueryParam } from '@/routing/replace-query-param'

/** The address by which a link from outside, or somebody's own hand, opened this document; none where a page of the site led here. */
export function addressFromElsewhere(): URL | undefined {
  const [opened] = performance.getEntriesByType('navigation')
  return opened && !document.referrer.startsWith(`${location.origin}/`) ? new URL(opened.name) : undefined
}

const nothing = () => ''

/**
 * What a visitor asked of the money of a car, never a person. It stands in the address, so that the page can be sent, printed and
 * reloaded as it is, and lasts for the visit, whatever he looks at next (decision 76).
 *
 * @param name of the value in the query
 * @param key what the browser keeps it under
 * @param read undefined for a text that says nothing
 */
export function askedMemory<T>(name: string, key: string, read: (text: string) => T | undefined) {
  const memory = inSessionStorage(key)
  const addressed = () => new URLSearchParams(location.search).get(name) ?? ''

  /** What stands in an address of this site holds for the rest of the visit. What a link from outside says is its sender's: it holds for its page. */
  function watch(changed: () => void): () => void {
    const isSent = addressFromElsewhere()?.searchParams.get(name) === addressed()
    if (read(addressed()) && !isSent) memory.write(addressed())
    return memory.watch(changed)
  }

  return {
    memory,
    /** Of two changes at once, such as those that were made before a page was hydrated, the second finds the first here. */
    inAddress: () => read(addressed()),
    remember: (text: string) => {
      replaceQueryParam(name, text)
      memory.write(text)
    },
    /** None on the server and while a page is hydrated. */
    useInAddress: () => read(useSyncExternalStore(watch, addressed, nothing)),
    useInVisit: () => read(useSyncExternalStore(watch, memory.read, nothing)),
  }
}

import { use } from 'react'
import { noteFailure, noteSlowness, noteSuccess, retryOccasions } from './chunk-load-errors'

/** Code that is fetched when it is needed. */
export interface LazyCode<T> {
  /**
   * Fetches the code, again where that has failed.
   * @param options.isAwaited the visitor waits for it: then the first failure is told already
   */
  fetch(options?: { isAwaited?: boolean }): void
  /** Fetches it ahead of the need: a failure is nobody's concern. */
  prefetch(): void
  /** The code, once it is there. */
  loaded(): T | undefined
  /** Resolves with the first fetch that succeeds. It never rejects: what suspends on it outlives every failure. */
  readonly ready: Promise<T>
}

/** The code of every part that is drawn with its page, in the order in which the modules that have one are run. */
export const partCodes: LazyCode<unknown>[] = []

/** Code of a part without which a later page of the visit is not shown: it is fetched ahead of that page (site/prefetch-link.ts). */
export function partCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  const code = lazyCode(fetchCode)
  partCodes.push(code)
  return code
}

export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  let value: T | undefined
  let isFetching = false
  let resolveReady: (value: T) => void = () => {}
  const ready = new Promise<T>((resolve) => {
    resolveReady = resolve
  })

  async function fetchOnce(): Promise<void> {
    const fetched = await fetchCode()
    value = fetched
    // React's use() reads these two, and then does not suspend for a moment first.
    if (!process.env.PLAIN_BUILD) Object.assign(ready, { status: 'fulfilled', value })
    resolveReady(fetched)
    noteSuccess(code)
  }

  const code: LazyCode<T> = {
    ready,
    loaded: () => value,
    prefetch() {
      if (value === undefined) fetchOnce().catch(() => {})
    },
    fetch({ isAwaited = false } = {}) {
      if (value !== undefined || isFetching) return
      isFetching = true
      const stopWatch = noteSlowness(code)
      const asked = retryOccasions()
      fetchOnce()
        .catch(() => noteFailure(code, isAwaited))
        .finally(() => {
          isFetching = false
          stopWatch()
          // A network that returns ends what was under way over the old one.
          if (retryOccasions() !== asked) code.fetch()
        })
    },
  }
  return code
}

/** In a component: the code, fetched if need be. Suspends until it is there. */
export function useCode<T>(code: LazyCode<T>): T {
  code.fetch()
  return use(code.ready)
}

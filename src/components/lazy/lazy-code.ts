import { use } from 'react'

/** Code that is fetched when it is needed, and asked for again when a fetch has failed. */
export interface LazyCode<T> {
  /** Fetches the code. Rejects when that fails; the next call asks anew. */
  load(): Promise<T>
  /** The code, once it is there. */
  loaded(): T | undefined
  /** Resolves with the first fetch that succeeds. It never rejects: what suspends on it outlives every failure. */
  readonly ready: Promise<T>
}

export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  let value: T | undefined
  let fetching: Promise<T> | undefined
  let resolveReady: (value: T) => void = () => {}
  const ready = new Promise<T>((resolve) => {
    resolveReady = resolve
  })
  return {
    ready,
    loaded: () => value,
    load() {
      fetching ??= fetchCode().then(
        (fetched) => {
          value = fetched
          // React's use() reads these two, and then does not suspend for a moment first.
          Object.assign(ready, { status: 'fulfilled', value })
          resolveReady(fetched)
          return fetched
        },
        (error: unknown) => {
          fetching = undefined
          throw error
        },
      )
      return fetching
    },
  }
}

/** In a component: the code, fetched if need be. Suspends until it is there; throws when it cannot be had. */
export function useCode<T>(code: LazyCode<T>): T {
  return use(code.loaded() === undefined ? code.load() : code.ready)
}

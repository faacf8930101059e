import { sharedInProcess } from './shared-in-process'

/** How often the entries have changed under this process: by an editor, or by a day that came. */
const shared = sharedInProcess('content-generation', () => ({ count: 0, passed: 0, coming: [] as readonly number[] }))

export function contentGeneration(): number {
  passMoments()
  return shared.count
}

/** Entries read until now are not used any more. */
export function beginContentGeneration(): void {
  shared.count += 1
}

/** @param moments milliseconds since 1970, at which something begins or ends by what the entries say */
export function tellContentMoments(moments: readonly number[]): void {
  const now = Date.now()
  shared.passed = Math.max(0, ...moments.filter((moment) => moment <= now))
  shared.coming = moments.filter((moment) => moment > now).sort((one, other) => one - other)
}

/** The last such moment: what was made before it is of yesterday. 0 where none is known. */
export function lastContentMoment(): number {
  passMoments()
  return shared.passed
}

function passMoments(): void {
  const now = Date.now()
  for (let next = shared.coming[0]; next !== undefined && next <= now; next = shared.coming[0]) {
    shared.passed = next
    shared.coming = shared.coming.slice(1)
    shared.count += 1
  }
}

import { processSingleton } from './process-singleton'

/** How often the entries have changed under this process: by an editor, or by a day that came. */
const shared = processSingleton('content-generation', () => ({ count: 0, passed: 0, moments: [] as readonly number[] }))

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
  shared.moments = [...moments].sort((one, other) => one - other)
  shared.passed = findPassed()
}

/** The last such moment: what was made before it is of yesterday. 0 where none is known. */
export function lastContentMoment(): number {
  passMoments()
  return shared.passed
}

/** A clock that is set back has what comes still before it. */
const findPassed = (now = Date.now()): number => shared.moments.findLast((moment) => moment <= now) ?? 0

function passMoments(): void {
  const passed = findPassed()
  if (passed === shared.passed) return
  shared.passed = passed
  shared.count += 1
}

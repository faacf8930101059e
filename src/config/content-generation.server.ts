import { sharedInProcess } from './shared-in-process'

/** How often the entries have changed under this process. */
const shared = sharedInProcess('content-generation', () => ({ count: 0 }))

export const contentGeneration = () => shared.count

/** Entries read until now are not used any more. */
export function beginContentGeneration(): void {
  shared.count += 1
}

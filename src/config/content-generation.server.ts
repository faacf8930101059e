import { sharedInProcess } from './shared-in-process'

/** How often the entries have changed under this process. */
const shared = sharedInProcess('content-generation', () => ({ count: 0 }))

export const contentGeneration = () => shared.count

/** What was read of the entries before is not used any more. */
export function beginContentGeneration(): void {
  shared.count += 1
}

import { processSingleton } from './process-singleton'

type Stop = () => Promise<unknown>

/** Work that goes on beside the requests: pages and the server are bundled apart, and the server ends the process. */
const stops = processSingleton('shutdown', () => new Set<Stop>())

/** Has it called, and waited for, before the process ends. */
export function registerShutdown(stop: Stop): void {
  stops.add(stop)
}

/**
 * Stops what was registered, all at once. What fails of it counts as ended.
 *
 * @param limit milliseconds: nothing holds the process for longer
 * @returns whether all of it has ended by then
 */
export async function shutDown(limit: number): Promise<boolean> {
  const ending = [...stops].map(async (stop) => stop())
  stops.clear()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limit)
  })
  const isWhole = await Promise.race([Promise.allSettled(ending).then(() => true), late])
  clearTimeout(timer)
  return isWhole
}

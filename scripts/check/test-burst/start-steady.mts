import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { steadyVisitors } from './visitors.mts'

type Steady = ReturnType<typeof steadyVisitors>

/** steadyVisitors in a process beside this one; there once the first of them have come. */
export async function startSteady(base: string, paths: readonly string[]): Promise<Steady> {
  const child = fork(fileURLToPath(new URL('./steady-process.mts', import.meta.url)), [base, ...paths])
  await once(child, 'message')
  return {
    stop: async () => {
      child.send('stop')
      const [found] = await once(child, 'message')
      return found as Awaited<ReturnType<Steady['stop']>>
    },
  }
}

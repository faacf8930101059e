import type { Server } from 'node:http'
import { shutDown } from '@/config/shutdown'
import type { Log } from './log'

/** Milliseconds. What is in flight then is cut off. Orchestrators kill a process that has not ended after 30 s. */
const STOP_WITHIN = 20_000
const TIDY_EVERY = 200
/** Milliseconds. A CRM that hangs for longer gets what was being sent a second time, from another process. */
const WORK_WITHIN = 10_000

/** No new connection is taken; what is in flight is finished, or cut off after a while. */
export async function shutDownServer(server: Server, log: Log): Promise<void> {
  const limit = setTimeout(() => {
    log.warn('requests in flight are cut off')
    server.closeAllConnections()
  }, STOP_WITHIN)
  // One that was told before that it may be used again is idle only now.
  const tidy = setInterval(() => server.closeIdleConnections(), TIDY_EVERY)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(limit)
  clearInterval(tidy)
}

/** What goes on beside the requests, such as the handing on of messages, finishes what it has begun, or is cut off after a while. */
export async function shutDownWork(log: Log): Promise<void> {
  if (!(await shutDown(WORK_WITHIN))) log.warn('messages that are being handed on are cut off')
}

/** Ctrl+C reaches each process of the terminal, and whoever started this one tells it once more: what has begun to end is not cut off by that. */
export function shutDownOnSignal(end: () => Promise<void>): void {
  let isEnding = false
  const begin = () => {
    if (isEnding) return
    isEnding = true
    void end()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, begin)
}

import { type BreakerChange, breakerChanges } from '@/data/service/breaker-changes.server'
import { type Log, tellTrouble } from './log'

/** Writes into the log when a call of the remote service is not made any more, and when it is answered again. */
export function tellBreakers(log: Log): void {
  const troubles = new Map<string, ReturnType<typeof tellTrouble>>()
  breakerChanges.subscribe((change) => {
    const { call, state } = change as BreakerChange
    const trouble = troubles.get(call) ?? tellTrouble(log, `the service’s call ${call}`)
    troubles.set(call, trouble)
    if (state === 'open') trouble.failed(new Error('Most of its answers failed'))
    if (state === 'closed') trouble.worked()
  })
}

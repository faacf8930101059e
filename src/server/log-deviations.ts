import { deviationChannel, type ReportedDeviation } from '@/data/service/deviation-channel.server'
import type { Log } from './log'
import { createLogOnce } from './log-once'

/** Lines of browsers in an hour. Anybody can send one. */
const OF_BROWSERS = 50

/** Logs each place in which the service's answers differ from the contract, once. */
export function logDeviations(log: Log): void {
  const isNew = { server: createLogOnce(), browser: createLogOnce({ mostInAnHour: OF_BROWSERS }) }
  deviationChannel.subscribe((message) => {
    const { call, kind, path, reason, side, requestId } = message as ReportedDeviation
    if (!isNew[side](`${call} ${kind} ${path}`)) return
    const words = {
      manners: 'an answer of the service was understood, and is not as agreed',
      partly: 'a part of an answer of the service is not as agreed and was left out',
      'wrong-shape': 'an answer of the service is not as agreed and could not be used',
    }[kind]
    log[kind === 'manners' ? 'info' : 'warn']({ call, path, reason, side, requestId, outcome: kind }, words)
  })
}

import { WrongShape } from './errors'
import type { Deviation } from './read-answer'

type Tell = (call: string, deviations: readonly Deviation[]) => void

/** Per page. What differs does so in each answer: the first ones are enough. */
const MOST_TOLD = 20
const told = new Set<string>()

/** To this site, which counts and logs it. Nothing about the visitor is in it. */
const fromBrowser: Tell = (call, deviations) => {
  const fresh = deviations.filter(({ kind, path }) => !told.has(`${call} ${kind} ${path}`))
  const reports = fresh.slice(0, Math.max(0, MOST_TOLD - told.size)).map((deviation) => ({ call, ...deviation }))
  if (reports.length === 0) return
  for (const { kind, path } of reports) told.add(`${call} ${kind} ${path}`)
  globalThis.navigator?.sendBeacon?.('/api/reports', new Blob([JSON.stringify(reports)], { type: 'application/json' }))
}

let tell = fromBrowser

/** Reports to the operator that an answer of the service breaks the contract. */
export function reportDeviations(call: string, deviations: readonly Deviation[]): void {
  if (deviations.length > 0) tell(call, deviations)
}

/** To be thrown: an answer of which nothing can be used, though it fits the schema or is none. It is reported like one that does not fit. */
export function reportWrongShape(call: string, path: string, reason: string): WrongShape {
  reportDeviations(call, [{ kind: 'wrong-shape', path, reason }])
  return new WrongShape(call, path, reason)
}

/** The server publishes it in its own process (server-transport.server.ts). */
export function setDeviationReporter(own: Tell): void {
  tell = own
}

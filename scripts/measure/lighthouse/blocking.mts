// The blocking time of a page by processor time. Lighthouse takes the time that a task took; on a machine that others use,
// most of a long task can be waiting for the processor, and a phone that is slower is not slower at waiting.

/** A task longer than this blocks, by the definition of TBT: web.dev/articles/tbt, read on 2026-11-25. */
const LONGEST_TASK_MS = 50
/** The share of TBT in the score of performance, in points: Lighthouse 10 and later. */
const POINTS = 30

/** Of a trace of Chromium; times are in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** How long the thread had the processor. */
  readonly tdur?: number
}

const isTask = ({ name, ph }: TraceEvent) => name === 'RunTask' && ph === 'X'

/**
 * The share of time that the longest tasks of a trace had the processor.
 *
 * @param events a trace of a thread that did not wait for anything but the processor
 * @param count how many tasks
 */
export function processorShare(events: readonly TraceEvent[], count: number): number {
  const longest = events
    .filter((event) => isTask(event) && event.tdur !== undefined)
    .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
    .slice(0, count)
  const sum = (duration: 'dur' | 'tdur') => longest.reduce((total, event) => total + (event[duration] ?? 0), 0)
  return sum('tdur') / sum('dur')
}

/**
 * Blocking time after the first content is painted, up to the end of the trace, in milliseconds.
 *
 * @param slowdown how much slower the phone is than this machine's processor
 */
export function blockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('Nothing was painted.')
  return events
    .filter((event) => isTask(event) && event.pid === paint.pid && event.tid === paint.tid && event.ts > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - LONGEST_TASK_MS)
    .reduce((total, blocking) => total + Math.max(0, blocking), 0)
}

/**
 * A score of performance with another blocking time in it.
 *
 * @param score 0 to 100
 * @param blocking in milliseconds
 */
export async function replaceBlocking(score: number, { from, to }: { from: number; to: number }): Promise<number> {
  const { default: TotalBlockingTime } = await import('lighthouse/core/audits/metrics/total-blocking-time.js')
  const { scoring } = TotalBlockingTime.defaultOptions.mobile
  const blockingScore = (ms: number) => TotalBlockingTime.computeLogNormalScore(scoring, ms)
  return score + POINTS * (blockingScore(to) - blockingScore(from))
}

// The blocking time of a page by processor time. Lighthouse takes the time that a task took; on a machine that others use,
// most of a long task can be waiting for the processor, and a phone that is slower is not slower at waiting.

/** A task longer than this blocks, by the definition of TBT: web.dev/articles/tbt, read on 2026-11-25. */
const LONGEST_TASK_MS = 50
/** The share of TBT in the score of performance, in points: Lighthouse 10 and later. */
const POINTS = 30

const isTask = ({ name, ph }) => name === 'RunTask' && ph === 'X'

/**
 * The share of time that the longest tasks of a trace had the processor.
 *
 * @param {object[]} events a trace of a thread that did not wait for anything but the processor
 * @param {number} count how many tasks
 */
export function shareOfProcessor(events, count) {
  const longest = events
    .filter((event) => isTask(event) && event.tdur !== undefined)
    .sort((a, b) => b.dur - a.dur)
    .slice(0, count)
  const sum = (duration) => longest.reduce((total, event) => total + event[duration], 0)
  return sum('tdur') / sum('dur')
}

/**
 * Blocking time after the first content is painted, up to the end of the trace, in milliseconds.
 *
 * @param {object[]} events the trace
 * @param {number} slowdown how much slower the phone is than this machine's processor
 */
export function blockingTime(events, slowdown) {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  return events
    .filter((event) => isTask(event) && event.pid === paint.pid && event.tid === paint.tid && event.ts > paint.ts)
    .map(({ tdur }) => (tdur / 1000) * slowdown - LONGEST_TASK_MS)
    .reduce((total, blocking) => total + Math.max(0, blocking), 0)
}

/**
 * A score of performance with another blocking time in it.
 *
 * @param {number} score 0 to 100
 * @param {{ from: number, to: number }} blocking in milliseconds
 */
export async function scoreWith(score, { from, to }) {
  const { default: TotalBlockingTime } = await import('lighthouse/core/audits/metrics/total-blocking-time.js')
  const { scoring } = TotalBlockingTime.defaultOptions.mobile
  const blockingScore = (ms) => TotalBlockingTime.computeLogNormalScore(scoring, ms)
  return score + POINTS * (blockingScore(to) - blockingScore(from))
}

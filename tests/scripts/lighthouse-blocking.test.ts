import { expect, test } from 'vitest'
import { blockingTime, processorShare, replaceBlocking } from '../../scripts/measure/lighthouse/blocking.mts'

const MAIN = { pid: 1, tid: 1 }
const paint = { name: 'firstContentfulPaint', ph: 'R', ts: 1000, ...MAIN }
const task = (ts: number, dur: number, tdur: number, thread = MAIN) => ({
  name: 'RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
  ...thread,
})

test('a task blocks by the time that it had the processor, not by the time that it waited for it', () => {
  const events = [paint, task(2000, 70_000, 5000), task(90_000, 21_000, 17_000)]
  // 5 × 5 = 25 ms block nothing; 17 × 5 = 85 ms are 35 more than the 50 that are allowed.
  expect(blockingTime(events, 5)).toBe(35)
})

test('what comes before the first content and what another thread does is not blocking', () => {
  const events = [paint, task(500, 40_000, 40_000), task(2000, 40_000, 40_000, { pid: 1, tid: 2 })]
  expect(blockingTime(events, 5)).toBe(0)
})

test('the share of the processor is that of the longest tasks', () => {
  expect(processorShare([task(0, 1000, 600), task(0, 1000, 900), task(0, 10, 10)], 2)).toBe(0.75)
})

test('a score gains what the blocking time loses, thirty points at most', async () => {
  expect(await replaceBlocking(70, { from: 600, to: 600 })).toBe(70)
  // 600 ms is the median of Lighthouse's curve, so half of the thirty points.
  expect(await replaceBlocking(70, { from: 600, to: 0 })).toBeCloseTo(85, 5)
})

import type { Browser } from '@playwright/test'
import { processorShare, type TraceEvent } from './blocking.mts'

/**
 * The benchmark index of the phone that Lighthouse emulates (Moto G Power of 2022), as Chrome's own calibration has it:
 * devtools-frontend, panels/mobile_throttling/CalibrationController.ts, read on 2026-11-22.
 */
const PHONE_INDEX = 264
const MEASUREMENTS = 3
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** How much slower than this machine, as it is at this moment, the emulated phone is. */
export interface Phone {
  /** Of this machine. */
  readonly index: number
  /** The multiplier for Lighthouse. */
  readonly slowdown: number
  /** The multiplier for processor time: the index rises with the part of the time that others take. */
  readonly workSlowdown: number
}

export async function calibrate(browser: Browser): Promise<Phone> {
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js')
  const page = await browser.newPage()
  try {
    await browser.startTracing(page, { categories: CATEGORIES })
    const indexes: number[] = []
    for (let i = 0; i < MEASUREMENTS; i += 1) {
      indexes.push(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex.toString()})()`))
    }
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    const index = Math.round(median(indexes))
    const slowdown = Math.max(1, index / PHONE_INDEX)
    return { index, slowdown, workSlowdown: slowdown / processorShare(traceEvents, MEASUREMENTS) }
  } finally {
    await page.close()
  }
}

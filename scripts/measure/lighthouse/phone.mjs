import { shareOfProcessor } from './blocking.mjs'

/**
 * The benchmark index of the phone that Lighthouse emulates (Moto G Power of 2022), as Chrome's own calibration has it:
 * devtools-frontend, panels/mobile_throttling/CalibrationController.ts, read on 2026-11-22.
 */
const PHONE_INDEX = 264
const MEASUREMENTS = 3
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/**
 * How much slower than this machine, as it is at this moment, the emulated phone is.
 *
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<{ index: number, slowdown: number, slowdownOfWork: number }>} the index of this machine, the multiplier
 *   for Lighthouse, and the multiplier for processor time: the index rises with the part of the time that others take
 */
export async function calibrate(browser) {
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js')
  const page = await browser.newPage()
  try {
    await browser.startTracing(page, { categories: CATEGORIES })
    const indexes = []
    for (let i = 0; i < MEASUREMENTS; i += 1) {
      indexes.push(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex.toString()})()`))
    }
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
    const index = Math.round(median(indexes))
    const slowdown = Math.max(1, index / PHONE_INDEX)
    return { index, slowdown, slowdownOfWork: slowdown / shareOfProcessor(traceEvents, MEASUREMENTS) }
  } finally {
    await page.close()
  }
}

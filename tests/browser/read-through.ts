import type { Page } from '@playwright/test'

/** Goes through the page by the space bar, so that each part of it is seen, to its end if no other place is given. */
export async function readThrough(page: Page, until = Number.POSITIVE_INFINITY): Promise<void> {
  let [top, isBelow] = [0, true]
  for (let step = 0; top <= until && isBelow; top += step) {
    ;({ step, isBelow } = await page.evaluate(async (to) => {
      window.scrollTo({ top: to, behavior: 'instant' })
      // A busy machine may keep its frames back for good: what is read waits for two of them, and not for ever.
      const drawn = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      await Promise.race([drawn, new Promise((done) => setTimeout(done, 1000))])
      const next = Math.round(innerHeight * 0.6)
      return { step: next, isBelow: to + next < document.documentElement.scrollHeight }
    }, top))
  }
}

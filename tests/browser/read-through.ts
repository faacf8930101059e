import type { Page } from '@playwright/test'

/** Goes through the page as a wheel does, to its end if no other place is given. */
export async function readThrough(page: Page, until = Number.POSITIVE_INFINITY): Promise<void> {
  const isBelow = (top: number) => page.evaluate((to) => to < document.documentElement.scrollHeight, top)
  for (let top = 0; top <= until && (await isBelow(top)); top += 300) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
}

import { expect, type Page } from '@playwright/test'
import { untilHydrated } from '../browser/page-checks'

export const service = process.env.OTHERS_SERVICE ?? ''

/** What the page says on its console, what it cannot have, and how it asks the service. */
export function listen(page: Page) {
  const heard = { noise: [] as string[], calls: [] as string[] }
  page.on('console', (message) => {
    if (message.type() === 'error') heard.noise.push(message.text())
  })
  page.on('pageerror', (error) => heard.noise.push(String(error)))
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (response.status() >= 400) heard.noise.push(`${response.status()} ${response.url()}`)
    if (pathname.startsWith('/api/backend')) heard.noise.push(`asked of the site itself: ${response.url()}`)
    if (origin === service) heard.calls.push(pathname)
  })
  return heard
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The first sign of the visitor starts the scripts.
  await page.keyboard.press('Shift')
  await untilHydrated(page)
}

/** Presses the tile of a choice; the total grows by what it costs, in euro. */
export async function choose(page: Page, code: string, surcharge: number): Promise<void> {
  const total = async () => Number(await page.locator('[data-total]').first().getAttribute('data-total'))
  const before = await total()
  await page.locator(`[data-choice="${code}"] a`).first().click()
  await expect.poll(total).toBeCloseTo(before + surcharge, 2)
}

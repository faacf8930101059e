import { expect, type Page } from '@playwright/test'
import { CONSENT_KEY } from '@/config/consent.mjs'
import type { FieldReport } from '@/field/field-report'
import { recordOfConsent } from '../shell/consent/record.mts'

/** All that a browser says; with `isMeasured` that of a visitor who has agreed, and whose page is among those that are measured. */
export async function listen(page: Page, { isMeasured = false } = {}) {
  const said: FieldReport[] = []
  await page.exposeFunction('sayToTest', (body: string) => said.push(JSON.parse(body) as FieldReport))
  await page.addInitScript(
    ({ key, record }) => {
      const { sendBeacon } = navigator
      navigator.sendBeacon = (address, body) => {
        const { sayToTest } = window as unknown as { sayToTest: (text: string) => void }
        if (body instanceof Blob) void body.text().then(sayToTest)
        return sendBeacon.call(navigator, address, body)
      }
      if (!record) return
      localStorage.setItem(key, record)
      // A test is a machine otherwise, and one page in ten is measured.
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
      const { random } = Math
      Math.random = () => random() / 20
      const { observe } = PerformanceObserver.prototype
      PerformanceObserver.prototype.observe = function (options) {
        Object.assign(window, { isObserved: true })
        observe.call(this, options)
      }
    },
    { key: CONSENT_KEY, record: isMeasured ? recordOfConsent('analytics') : null },
  )
  return said
}

/** The code that measures comes after the rest of the page. Hidden or clicked before it has heard of the largest paint, a page gives none. */
export async function untilMeasured(page: Page) {
  await expect.poll(() => page.evaluate(() => 'isObserved' in window), { timeout: 30_000 }).toBe(true)
  // Who asks later is told later.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** What a tab does that goes to the background. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

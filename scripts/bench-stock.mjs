// Milliseconds from a click on a filter of the stock to the new count and to the cars of the new search, with a service that takes 150 ms for each answer (docs/performance.md):
//   npm run bench:stock [-- --build FOLDER]
import { chromium } from '@playwright/test'
import { builtFolder } from './lib/built-folder.mjs'
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from './lib/chromium.mjs'
import { openSlow, reportClicks, timesOfPress, watchClicks } from './lib/click-times.mjs'
import { fail } from './lib/prepare.mjs'
import { freePort, serve } from './lib/run.mjs'

const BARS = { counted: 300, listed: 300 }
const LISTS = ['/fr/stock', '/fr/stock/formentor', '/nl/professioneel/stock/terramar']
/** Of the open filters, from the first to the last. */
const FILTERS_OF_A_PAGE = 6

const build = await builtFolder()
await ensureChromium().catch((error) => fail(error.message))

const site = await serve({ port: await freePort(), quiet: true, folder: build, env: { RATE_LIMIT: '0' } })
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
const clicks = []
try {
  for (const path of LISTS) await measure(site.address + path)
  clicks.length = 0
  for (const path of LISTS) await measure(site.address + path)
} finally {
  await browser.close()
  await site.stop()
}

async function measure(address) {
  const page = await openSlow(browser, address, { width: 1400, height: 900 })
  const links = page.locator('aside details[open] a[href*="?"]')
  await links.first().waitFor()
  await watchClicks(page, () => {
    const count = () => document.querySelector('main [role=status]')?.textContent
    const isBusy = () => document.querySelector('main [aria-busy=true]') !== null
    window.readers = { counted: count, listed: () => (isBusy() ? undefined : count()) }
  })
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  const start = page.url()
  const step = Math.max(1, Math.floor(all.length / FILTERS_OF_A_PAGE))
  let number = 0
  for (const href of all.filter((_, index) => index % step === 0).slice(0, FILTERS_OF_A_PAGE)) {
    const link = page.locator(`aside a[href="${href}"]`).first()
    number += 1
    clicks.push({ number, ...(await timesOfPress(page, link)) })
    await page.evaluate(() => window.history.back())
    await page.waitForURL(start)
    await page.waitForLoadState('networkidle')
  }
  await page.close()
}

const marks = { counted: 'new count', listed: 'cars of the search' }
const slow = reportClicks(clicks, marks, BARS)
if (slow.length > 0) fail(`Above its bar at the 75th percentile: ${slow.join(', ')}`)

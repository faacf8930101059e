// Milliseconds from a click on a filter of the stock to the new count and to the cars of the new search, with a service that
// takes 150 ms for each answer (docs/performance.md):
//   npm run bench:stock [-- --build FOLDER]
import { benchClicks, pressTimes, type Times, watchClicks } from '../lib/click-times.mts'

const LISTS = ['/fr/stock', '/fr/stock/formentor', '/nl/professioneel/stock/terramar']
/** Of the open filters, from the first to the last. */
const FILTERS_PER_PAGE = 6

const options = {
  viewport: { width: 1400, height: 900 },
  marks: { counted: 'new count', listed: 'cars of the search' },
  bars: { counted: 300, listed: 300 },
}
await benchClicks(LISTS, options, async (page) => {
  const links = page.locator('aside details[open] a[href*="?"]')
  await links.first().waitFor()
  await watchClicks(page, () => {
    const count = () => document.querySelector('main [role=status]')?.textContent
    const isBusy = () => document.querySelector('main [aria-busy=true]') !== null
    window.readers = { counted: count, listed: () => (isBusy() ? undefined : count()) }
  })
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  const start = page.url()
  const step = Math.max(1, Math.floor(all.length / FILTERS_PER_PAGE))
  const clicks: Times[] = []
  for (const href of all.filter((_, index) => index % step === 0).slice(0, FILTERS_PER_PAGE)) {
    clicks.push(await pressTimes(page, page.locator(`aside a[href="${href}"]`).first()))
    await page.evaluate(() => window.history.back())
    await page.waitForURL(start)
    await page.waitForLoadState('networkidle')
  }
  return clicks
})

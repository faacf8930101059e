// Milliseconds from a click on a choice to the first change of the page and to the new price, with a service that takes 150 ms
// for each answer, the first click of each page among them (docs/performance.md):
//   npm run bench:configurator [-- --build FOLDER]
import { chromium } from '@playwright/test'
import { builtFolder } from './lib/built-folder.mjs'
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from './lib/chromium.mjs'
import { openSlow, reportClicks, timesOfPress, watchClicks } from './lib/click-times.mjs'
import { fail } from './lib/prepare.mjs'
import { freePort, serve } from './lib/run.mjs'

const BARS = { first: 100, priced: 100 }
const CARS = [
  '/fr/configurateur/conf/formentor.v150m.2027a.oxyw-w17a-clot',
  '/nl/professioneel/car-configurator/conf/born.b170.2027a.oxyw-w18a-clot',
  '/nl/car-configurator/conf/terramar.t150d.2027a.oxyw-w18a-clot',
]
const STEPS = ['wheels', 'exterior', 'interior', 'equipment', 'services']

const build = await builtFolder()
await ensureChromium().catch((error) => fail(error.message))

const site = await serve({ port: await freePort(), quiet: true, folder: build, env: { RATE_LIMIT: '0' } })
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
/** Of each click: its number on the page, the first change and the price. */
const clicks = []
try {
  // The service stands in the site's own process: what it compiles at its first answers is not what it takes.
  for (const path of CARS) await measure(site.address + path)
  clicks.length = 0
  for (const path of CARS) await measure(site.address + path)
} finally {
  await browser.close()
  await site.stop()
}

async function measure(address) {
  const page = await openSlow(browser, address, { width: 1280, height: 860 })
  await page.getByRole('button', { name: /^(Vue suivante|Volgend aanzicht)$/ }).waitFor()
  await watchClicks(page, () => {
    window.readers = { priced: () => document.querySelector('[data-total]')?.getAttribute('data-total') }
  })
  let number = 0
  for (const step of STEPS) {
    const code = await page.evaluate(
      (of) =>
        [...document.querySelectorAll(`[data-step="${of}"] [data-choice]`)]
          .find((tile) => tile.querySelector('a:not([aria-current])')?.closest('[data-repair]') === null)
          ?.getAttribute('data-choice'),
      step,
    )
    if (!code) continue
    number += 1
    clicks.push({ number, ...(await timesOfPress(page, page.locator(`[data-choice="${code}"] a`).first())) })
  }
  await page.close()
}

const slow = reportClicks(clicks, { first: 'first change', priced: 'new price' }, BARS)
if (slow.length > 0) fail(`Above its bar at the 75th percentile: ${slow.join(', ')}`)

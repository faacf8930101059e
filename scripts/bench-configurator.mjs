// Milliseconds from a click on a choice to the first change of the page and to the new price, with a service that takes 150 ms
// for each answer, the first click of each page among them (docs/performance.md):
//   npm run bench:configurator [-- --build FOLDER]
import { chromium } from '@playwright/test'
import { builtFolder } from './lib/built-folder.mjs'
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from './lib/chromium.mjs'
import { fail } from './lib/prepare.mjs'
import { freePort, serve } from './lib/run.mjs'

/** Milliseconds. */
const SERVICE_TAKES = 150
/** Between the page's arrival at a step and the pointer's at a tile: nobody chooses what has not been read. */
const READING_TAKES = 500
/** Between the pointer's arrival at a tile and the press, as a hand takes at least. */
const HAND_TAKES = 120
const BAR = 100
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
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
  await page.route('**/api/backend/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SERVICE_TAKES))
    await route.continue().catch(() => undefined)
  })
  await page.goto(address)
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: /^(Vue suivante|Volgend aanzicht)$/ }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(watch)
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
    const link = page.locator(`[data-choice="${code}"] a`).first()
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(READING_TAKES)
    await link.hover({ force: true })
    await page.waitForTimeout(HAND_TAKES)
    await page.mouse.down()
    await page.mouse.up()
    const times = await page.evaluate(() => window.timesOfClick())
    number += 1
    clicks.push({ number, ...times })
    await page.waitForTimeout(2 * SERVICE_TAKES)
  }
  await page.close()
}

/** In the page: from the press, when something in the page changes, and when the total does. Times are those of the next frame. */
function watch() {
  let pressed
  let first
  let priced
  const inFrame = (set) => requestAnimationFrame(() => setTimeout(() => set(performance.now() - pressed)))
  new MutationObserver((changes) => {
    if (pressed === undefined) return
    if (first === undefined)
      inFrame((time) => {
        first ??= time
      })
    if (changes.some(({ attributeName }) => attributeName === 'data-total'))
      inFrame((time) => {
        priced ??= time
      })
  }).observe(document.querySelector('main') ?? document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  addEventListener(
    'click',
    () => {
      pressed = performance.now()
      first = priced = undefined
    },
    true,
  )
  window.timesOfClick = async () => {
    const end = performance.now() + 5000
    while (priced === undefined && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
    const times = { first, priced }
    pressed = undefined
    return times
  }
}

const at = (list, share) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]
const rows = [
  ['first change', 'first'],
  ['new price', 'priced'],
].flatMap(([name, key]) => {
  const all = clicks.flatMap((click) => click[key] ?? [])
  const firsts = clicks.filter(({ number }) => number === 1).flatMap((click) => click[key] ?? [])
  return [
    { name, list: all },
    { name: `${name}, first click of a page`, list: firsts },
  ]
})
process.stdout.write(`${clicks.length} clicks, the service takes ${SERVICE_TAKES} ms\n`)
for (const { name, list } of rows) {
  const [median, third, most] = [at(list, 0.5), at(list, 0.75), at(list, 0.999)].map((time) => Math.round(time))
  process.stdout.write(`${name.padEnd(38)} p50 ${median}  p75 ${third}  max ${most} ms\n`)
}
const slow = rows.filter(({ list }) => at(list, 0.75) > BAR)
if (slow.length > 0) fail(`Above ${BAR} ms at the 75th percentile: ${slow.map(({ name }) => name).join(', ')}`)

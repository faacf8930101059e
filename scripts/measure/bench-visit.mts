// Milliseconds from a press on a link to the main heading of the next page, on a phone's slow line and a slow processor, or as at home
// on this machine (docs/performance.md):
//   npm run bench:visit [-- --line home --build FOLDER --beside FOLDER --rounds 5 --slowdown 4 --only touch]
// `--beside` names another build: both are measured by turns, and the ratio of their medians is printed.
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from '../lib/chromium.mjs'
import { ensureBuilt, fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { freePort, root, serve } from '../lib/run.mjs'
import { median } from './lighthouse/phone.mts'

const OWN = `${root}.next/standalone`
const values = readOptions({
  build: { type: 'string', default: OWN },
  beside: { type: 'string' },
  rounds: { type: 'string', default: '5' },
  line: { type: 'string', default: 'phone' },
  slowdown: { type: 'string' },
  only: { type: 'string' },
})

/** Round trip in ms, bytes a second. That of a phone is of Lighthouse's mobile preset. */
const LINES = {
  phone: { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 },
  home: { latency: 20, downloadThroughput: 6_250_000, uploadThroughput: 1_250_000 },
}
const isLine = (name: string): name is keyof typeof LINES => name in LINES
const line = isLine(values.line) ? values.line : fail(`--line ${values.line}: ${Object.keys(LINES).join(' or ')}.`)
/** How many times slower the processor is. */
const slowdown = Number(values.slowdown ?? { phone: 4, home: 1 }[line])
/** A mouse is at a link this long before the press, a finger this long on it, in ms. */
const HAND = { mouse: 300, touch: 80 }
/** Nobody presses what has not been read. */
const READING_TAKES = 700

const DEVICES: Readonly<Record<keyof typeof HAND, BrowserContextOptions>> = {
  mouse: { viewport: { width: 1280, height: 800 } },
  touch: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

const STEPS = [
  { name: 'home to a model', from: '/nl', link: 'main a[href="/nl/modellen/formentor"]' },
  { name: 'model to its configurator', from: '/nl/modellen/formentor', link: 'main a[href^="/nl/car-configurator"]' },
  { name: 'list to a car', from: '/nl/stock', link: 'main article a[href^="/nl/stock/"]' },
  { name: 'model to the list', from: '/nl/modellen/born', link: 'a[href^="/nl/stock"]' },
] as const
type Step = (typeof STEPS)[number]

declare global {
  interface Window {
    nextHeading: Promise<number>
  }
}

/** In the page: resolves with the time from the end of the press to the frame with another main heading. */
function watchHeading(): void {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  window.nextHeading = new Promise((resolve) => {
    let pressed: number | undefined
    addEventListener('click', ({ timeStamp }) => (pressed ??= timeStamp), true)
    const observer = new MutationObserver(() => {
      const now = heading()
      if (pressed === undefined || !now || now === before) return
      observer.disconnect()
      const since = pressed
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    setTimeout(() => resolve(Number.NaN), 20_000)
  })
}

/** Presses the step's link in a browser that has seen nothing of the site before. */
async function press(browser: Browser, origin: string, { from, link }: Step, kind: keyof typeof HAND) {
  const context = await browser.newContext(DEVICES[kind])
  try {
    const page = await context.newPage()
    // By this tsx keeps the names of functions, those that are run in the page too.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(origin + from)
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    const refuse = page.getByRole('button', { name: 'Weigeren' })
    if (await refuse.isVisible()) await refuse.click()
    const found = page.locator(link).filter({ visible: true }).first()
    await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(READING_TAKES)
    const box = await found.boundingBox()
    if (!box) throw new Error(`${from}: no link ${link}`)
    const at = { x: box.x + Math.min(box.width / 2, 60), y: box.y + Math.min(box.height / 2, 20) }
    await page.evaluate(watchHeading)
    return await timed(page, kind, at)
  } finally {
    await context.close()
  }
}

async function timed(page: Page, kind: keyof typeof HAND, { x, y }: { x: number; y: number }): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...LINES[line] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (kind === 'mouse') {
    await page.mouse.move(x, y)
    await page.waitForTimeout(HAND.mouse)
    await page.mouse.down()
    await page.mouse.up()
  } else {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await page.waitForTimeout(HAND.touch)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  return page.evaluate(() => window.nextHeading)
}

if (values.build === OWN) await ensureBuilt()
await ensureChromium().catch((error) => fail(error.message))
const env = { RATE_LIMIT: '0', MESSAGES_STORE: '' }
const folders = [values.build, ...(values.beside ? [values.beside] : [])]
const sites: Awaited<ReturnType<typeof serve>>[] = []
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  for (const folder of folders) sites.push(await serve({ port: await freePort(), quiet: true, folder, env }))
  for (const step of STEPS) {
    for (const kind of (['mouse', 'touch'] as const).filter((each) => !values.only || each === values.only)) {
      const times: number[][] = sites.map(() => [])
      // What each site makes at its first answers is not what it takes.
      for (const { address } of sites) await press(browser, address, step, kind)
      for (let round = 0; round < Number(values.rounds); round += 1) {
        for (const [index, { address }] of sites.entries()) {
          times[index]?.push(await press(browser, address, step, kind))
        }
      }
      const [own = Number.NaN, other] = times.map((list) => Math.round(median(list)))
      const beside = other === undefined ? '' : `  beside ${other} ms  ratio ${(own / other).toFixed(2)}`
      process.stdout.write(`${step.name.padEnd(28)} ${kind}  ${own} ms${beside}\n`)
    }
  }
} finally {
  await browser.close()
  await Promise.all(sites.map((site) => site.stop()))
}

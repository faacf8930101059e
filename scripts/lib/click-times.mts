// Milliseconds from a press to what it changes on a page, with a service that takes its time.
import { type Browser, chromium, type Locator, type Page, type ViewportSize } from '@playwright/test'
import { builtFolder } from './built-folder.mts'
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from './chromium.mjs'
import { fail } from './prepare.mjs'
import { freePort, serve } from './run.mjs'

/** Milliseconds that the service takes for each answer. */
const SERVICE_TAKES = 150
/** Between the page's arrival at a place and the pointer's at a link: nobody chooses what has not been read. */
const READING_TAKES = 500
/** Between the pointer's arrival at a link and the press, as a hand takes at least. */
const HAND_TAKES = 120

/** Milliseconds from a press to each mark. */
export type Times = Readonly<Record<string, number | undefined>>
type Click = Times & { readonly number: number }

interface BenchOptions {
  readonly viewport: ViewportSize
  /** Their words. */
  readonly marks: Readonly<Record<string, string>>
  /** Milliseconds by mark. */
  readonly bars: Readonly<Record<string, number>>
}

declare global {
  interface Window {
    /** Gives a mark's present value. */
    readers: Readonly<Record<string, () => unknown>>
    clickTimes: () => Promise<Times>
  }
}

/**
 * Clicks on each of these pages of the built site, prints a line for each mark, and fails where the 75th percentile of one is
 * above its bar.
 * @param click gives the times of each click on an open page (pressTimes)
 */
export async function benchClicks(
  paths: readonly string[],
  { viewport, marks, bars }: BenchOptions,
  click: (page: Page) => Promise<Times[]>,
): Promise<void> {
  const build = await builtFolder()
  await ensureChromium().catch((error) => fail(error.message))
  const site = await serve({ port: await freePort(), quiet: true, folder: build, env: { RATE_LIMIT: '0' } })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  const measure = async () => {
    const clicks: Click[] = []
    for (const path of paths) {
      const page = await openSlow(browser, site.address + path, viewport)
      const times = await click(page)
      clicks.push(...times.map((each, index) => ({ ...each, number: index + 1 })))
      await page.close()
    }
    return clicks
  }
  let clicks: Click[]
  try {
    // The service stands in the site's own process: what it compiles at its first answers is not what it takes.
    await measure()
    clicks = await measure()
  } finally {
    await browser.close()
    await site.stop()
  }
  const slow = reportClicks(clicks, marks, bars)
  if (slow.length > 0) fail(`Above its bar at the 75th percentile: ${slow.join(', ')}`)
}

/** A page that answers, with a slow service. */
async function openSlow(browser: Browser, address: string, viewport: ViewportSize): Promise<Page> {
  const page = await browser.newPage({ viewport })
  // By this tsx keeps the names of functions, those that are run in the page too.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.route('**/api/backend/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SERVICE_TAKES))
    await route.continue().catch(() => undefined)
  })
  await page.goto(address)
  await page.keyboard.press('Shift')
  return page
}

/**
 * Watches the page from now on. `readers` is run in the page: it gives a function for each mark; a mark is reached when its
 * function gives another value than before the press, undefined not counted.
 */
export async function watchClicks(page: Page, readers: () => void): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(readers)
  await page.evaluate(watch)
}

/** Presses a link as a hand does. The time of the first change and of each mark, in ms; what did not come in 5 s is left out. */
export async function pressTimes(page: Page, link: Locator): Promise<Times> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(READING_TAKES)
  await link.hover({ force: true })
  await page.waitForTimeout(HAND_TAKES)
  await page.mouse.down()
  await page.mouse.up()
  const times = await page.evaluate(() => window.clickTimes())
  await page.waitForTimeout(2 * SERVICE_TAKES)
  return times
}

/** In the page. Times are those of the next frame. */
function watch() {
  const { readers } = window
  let pressed: number | undefined
  let before: Record<string, unknown> = {}
  let times: Record<string, number | undefined> = {}
  const note = (name: string, since: number) => {
    if (name in times) return
    times[name] = undefined
    const own = times
    requestAnimationFrame(() =>
      setTimeout(() => {
        own[name] = performance.now() - since
      }),
    )
  }
  new MutationObserver(() => {
    if (pressed === undefined) return
    note('first', pressed)
    for (const [name, read] of Object.entries(readers)) {
      const value = read()
      if (value !== undefined && value !== before[name]) note(name, pressed)
    }
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
      times = {}
      before = Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read()]))
    },
    true,
  )
  window.clickTimes = async () => {
    const end = performance.now() + 5000
    const isWhole = () => Object.keys(readers).every((name) => times[name] !== undefined)
    while (!isWhole() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
    return times
  }
}

const percentile = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN

/** A line for each mark, of all clicks and of the first of each page; the result names the lines above their bar. */
function reportClicks(clicks: readonly Click[], marks: BenchOptions['marks'], bars: BenchOptions['bars']): string[] {
  process.stdout.write(`${clicks.length} clicks, the service takes ${SERVICE_TAKES} ms\n`)
  const above: string[] = []
  for (const [mark, words] of Object.entries(marks)) {
    const bar = bars[mark] ?? 0
    for (const [name, some] of [
      [words, clicks],
      [`${words}, first click of a page`, clicks.filter(({ number }) => number === 1)],
    ] as const) {
      const list = some.flatMap((click) => click[mark] ?? [])
      const [median = 0, third = 0, most = 0] = [0.5, 0.75, 0.999].map((share) => Math.round(percentile(list, share)))
      process.stdout.write(`${name.padEnd(42)} p50 ${median}  p75 ${third}  max ${most} ms  (${list.length})\n`)
      if (!(third <= bar)) above.push(`${name} (${bar} ms)`)
    }
  }
  return above
}

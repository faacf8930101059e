// How long the thread of a phone is busy between a press and the frame that shows what it did, for ninety things that visitors do
// (docs/performance.md):
//   npm run bench:interactions [-- --build FOLDER --rounds 5 --only stock --write]
// Thread time of this machine, times the slowdown of the phone that Lighthouse emulates (lighthouse/phone.mts). Fails where one is not
// found or is above a bar. `--write` puts the table into docs/performance.md.
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from '../lib/chromium.mjs'
import { tableLine, writePerformanceTable } from '../lib/performance-table.mts'
import { ensureBuilt, fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { freePort, root, serve } from '../lib/run.mjs'
import { type Interaction, WALKS, type Walk } from './bench-interactions/interactions.mts'
import { interactionCost, type ToldEvent } from './bench-interactions/thread-time.mts'
import { findPath } from './lighthouse/pages.mts'
import { calibrate, median, type Phone } from './lighthouse/phone.mts'

const OWN = `${root}.next/standalone`
const values = readOptions({
  build: { type: 'string', default: OWN },
  rounds: { type: 'string', default: '5' },
  only: { type: 'string' },
  write: { type: 'boolean', default: false },
})

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
/** A good interaction to next paint: web.dev/articles/inp, read on 2026-11-28. */
const PAINT_BAR = 200
/** The longest task that blocks nobody. */
const PIECE_BAR = 50
/** How much faster than the emulated phone the one is on which the pieces afterwards are judged: six times this machine for fourteen. */
const PIECES_ARE_OF = 6 / 14
/** A finger is on the glass this long, in ms. */
const FINGER_TAKES = 80
/** Nobody presses what has not been read. */
const READING_TAKES = 500
/** What is watched of an interaction. */
const WATCHED = 700
/** Milliseconds that the service takes for each answer. */
const SERVICE_TAKES = 150

interface Result {
  readonly walk: string
  readonly what: string
  readonly paint: number[]
  readonly answer: number[]
  readonly piece: number[]
}

declare global {
  interface Window {
    /** What the page answers at this moment. */
    answerNow: () => string | undefined
  }
}

/** In the page: marks in the trace when the answer is another one than at the last press. */
function watchAnswer(selector: string): void {
  window.answerNow = () => {
    const element = document.querySelector(selector)
    return element?.getAttribute('data-total') ?? element?.textContent ?? undefined
  }
  let before = window.answerNow()
  addEventListener('pointerdown', () => (before = window.answerNow()), true)
  new MutationObserver(() => {
    const now = window.answerNow()
    if (now === undefined || now === before) return
    before = now
    performance.mark('bench:answer')
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}

function locate(page: Page, { role, name, dialog, nth = 0 }: Interaction): Locator {
  const place = dialog ? page.getByRole('dialog', { name: dialog }) : page.locator('body')
  const found = role === 'fold' ? place.locator('summary').filter({ hasText: name }) : place.getByRole(role, { name })
  return found.filter({ visible: true }).nth(nth)
}

/** Scrolls as a visitor does, until it is there: a part of a page may come when somebody is near. */
async function seek(page: Page, found: Locator): Promise<void> {
  for (let tries = 0; tries < 30 && !(await found.isVisible()); tries += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }))
    await page.waitForTimeout(200)
  }
  await found.waitFor({ timeout: 3000 })
  await bring(found)
}

const bring = (found: Locator) =>
  found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Where a finger reaches it. A box that is drawn by its label has no size of its own. */
async function reach(page: Page, found: Locator) {
  for (let tries = 0; tries < 10; tries += 1) {
    const place = await found.evaluate((element) => {
      const isBox = element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type)
      const drawn = (isBox && element.labels?.[0]) || element
      const { left, top, width, height } = drawn.getBoundingClientRect()
      const [x, y] = [left + Math.min(width / 2, 60), top + height / 2]
      const there = document.elementFromPoint(x, y)
      return { x, y, isFree: drawn.contains(there) || there?.contains(element) === true }
    })
    if (place.isFree) return place
    // The menu grows when its cars have come: the visitor scrolls after what he was about to press.
    await bring(found)
    await page.waitForTimeout(200)
  }
  throw new Error(`${found}: something lies over it.`)
}

const begin = (page: Page) => page.evaluate(() => performance.mark('bench:begin'))

async function act(page: Page, devtools: CDPSession, found: Locator, { does }: Interaction): Promise<void> {
  if (does.kind === 'key') {
    await found.focus()
    await begin(page)
    return page.keyboard.press(does.key)
  }
  if (does.kind === 'choose') {
    return found.evaluate((element, text) => {
      const select = element as HTMLSelectElement
      const plain = (label: string) => label.replace(/\s/g, ' ')
      const option = [...select.options].find(
        (each) => plain(each.label).includes(text) && each !== select.selectedOptions[0],
      )
      if (!option) throw new Error(`No « ${text} » to choose.`)
      performance.mark('bench:begin')
      select.value = option.value
      for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }))
    }, does.option)
  }
  const { x, y } = await reach(page, found)
  await begin(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(FINGER_TAKES)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function perform(page: Page, devtools: CDPSession, interaction: Interaction): Promise<boolean> {
  const found = locate(page, interaction)
  try {
    await seek(page, found)
    await page.waitForTimeout(READING_TAKES)
    await act(page, devtools, found, interaction)
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message.split('\n')[0] : error}\n`)
    return false
  }
  await page.waitForTimeout(WATCHED)
  return true
}

const nameOf = ({ name, does, role }: Interaction) =>
  [
    role,
    typeof name === 'string' ? name : name.source.replace(/\\s[*+]?|[\^$?]/g, ' ').trim(),
    does.kind === 'choose' ? `: ${does.option}` : '',
  ]
    .join(' ')
    .trim()

/** One visit of a phone that has seen nothing before. Of each interaction what it cost, undefined where it was not found. */
async function walkOnce(browser: Browser, origin: string, walk: Walk) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    // By this tsx keeps the names of functions, those that are run in the page too.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.route('**/api/backend/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SERVICE_TAKES))
      await route.continue().catch(() => undefined)
    })
    const path = await findPath(origin, { bar: { blockingMs: 0, points: 0 }, ...walk })
    await page.goto(origin + path)
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    const refuse = page.getByRole('button', { name: /^(?:Alles weigeren|Tout refuser)$/ })
    await refuse.waitFor({ timeout: 10_000 })
    if (!walk.asksConsent) {
      await refuse.tap()
      await page.waitForTimeout(READING_TAKES)
    }
    if (walk.answer) await page.evaluate(watchAnswer, walk.answer)
    const devtools = await context.newCDPSession(page)
    await browser.startTracing(page, { categories: CATEGORIES })
    const performed: (Interaction | undefined)[] = []
    for (const interaction of walk.interactions) {
      performed.push((await perform(page, devtools, interaction)) ? interaction : undefined)
    }
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: ToldEvent[] }
    return costs(traceEvents, performed)
  } finally {
    await context.close()
  }
}

function costs(events: readonly ToldEvent[], performed: readonly (Interaction | undefined)[]) {
  const marks = (name: string) => events.filter((event) => event.name === name)
  const begins = marks('bench:begin')
  const answers = marks('bench:answer').map(({ ts }) => ts)
  let next = 0
  return performed.map((interaction) => {
    const mark = begins[next]
    if (!interaction || !mark) return undefined
    next += 1
    const to = begins[next]?.ts ?? Number.POSITIVE_INFINITY
    const answer = answers.find((ts) => ts > mark.ts && ts < to)
    return interactionCost(events, { mark, to, answer, isInPage: interaction.does.kind === 'choose' })
  })
}

async function measure(browser: Browser, origin: string, walks: readonly Walk[]): Promise<Result[]> {
  const results = walks.flatMap((walk) =>
    walk.interactions.map(
      (each) => ({ walk: walk.name, what: nameOf(each), paint: [], answer: [], piece: [] }) as Result,
    ),
  )
  for (let round = 0; round < Number(values.rounds); round += 1) {
    let index = 0
    for (const walk of walks) {
      const phone: Phone = await calibrate(browser)
      for (const cost of await walkOnce(browser, origin, walk)) {
        const result = results[index]
        index += 1
        if (!cost || !result) continue
        const slow = phone.workSlowdown
        result.paint.push(Math.max(0, cost.before * slow - FINGER_TAKES) + cost.toPaint * slow)
        if (cost.toAnswer !== undefined) result.answer.push(cost.toAnswer * slow)
        result.piece.push(cost.longestAfter * slow * PIECES_ARE_OF)
      }
      process.stdout.write(`round ${round + 1}  ${walk.name}  index ${phone.index}\n`)
    }
  }
  return results
}

const middle = (list: readonly number[]) => Math.round(median(list))
const rowOf = ({ walk, what, paint, answer, piece }: Result) => [
  walk,
  what,
  middle(paint),
  answer.length > 0 ? middle(answer) : '',
  middle(piece),
]
const HEAD = ['page', 'interaction', 'next paint', 'answer', 'longest piece after']
if (values.build === OWN) await ensureBuilt()
await ensureChromium().catch((error) => fail(error.message))
const env = { RATE_LIMIT: '0', MESSAGES_STORE: '', MESSAGES_RATE_LIMIT: '0' }
const site = await serve({ port: await freePort(), quiet: true, folder: values.build, env })
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
let results: Result[]
try {
  results = await measure(
    browser,
    site.address,
    WALKS.filter(({ name }) => !values.only || name.includes(values.only)),
  )
} finally {
  await browser.close()
  await site.stop()
}
for (const result of results) process.stdout.write(`${tableLine(rowOf(result))}\n`)
if (values.write) {
  const how = `milliseconds, median of ${values.rounds}.`
  writePerformanceTable('interactions', { how, head: HEAD, rows: results.map(rowOf) })
}
const missing = results.filter(({ paint }) => paint.length < Number(values.rounds))
const slow = results.filter(({ paint }) => median(paint) > PAINT_BAR)
const long = results.filter(({ piece }) => median(piece) > PIECE_BAR)
const summary = `${results.length} interactions: ${missing.length} not found, ${slow.length} above ${PAINT_BAR} ms, ${long.length} with a piece above ${PIECE_BAR} ms.`
if (missing.length + slow.length + long.length > 0) {
  fail([summary, ...missing.map(({ walk, what }) => `not found: ${walk}, ${what}`)].join('\n'))
}
process.stdout.write(`${summary}\n`)

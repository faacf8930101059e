// Lighthouse, mobile preset: every kind of page beside the same page without scripts, measured by turns in one run.
//   npm run lighthouse [-- --runs 3 --only home,stock --write]
// What blocks is counted by processor time (lighthouse/blocking.mjs); Lighthouse's own figure stands beside it.
// --write puts the table into docs/performance.md. Absolute times are those of one machine on one day: the bars are the
// distances between the two.
import { cpus } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from '../lib/chromium.mjs'
import { tableLine, writePerformanceTable } from '../lib/performance-table.mts'
import { ensureBuilt, fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { freePort, serve } from '../lib/run.mjs'
import { blockingTime, replaceBlocking } from './lighthouse/blocking.mts'
import { type Front, removeScripts, startFront } from './lighthouse/front.mts'
import { type Load, loadPage } from './lighthouse/load-page.mts'
import { findPath, type MeasuredPage, PAGES } from './lighthouse/pages.mts'
import { calibrate, median } from './lighthouse/phone.mts'

const values = readOptions({
  runs: { type: 'string', default: '3' },
  only: { type: 'string' },
  write: { type: 'boolean', default: false },
})

const WHOLE = ['accessibility', 'best-practices', 'seo'] as const
const LCP_RATIO = 1.1
const CLS_BAR = 0.01

type Run = Awaited<ReturnType<typeof measure>>

/** One page load, as the calibrated phone would have it. */
async function measure(port: number, url: string, { phone, isUnlisted, categories }: Load) {
  const { lhr, artifacts } = await loadPage(port, url, { phone, isUnlisted, categories })
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const percent = (category: string) => (lhr.categories[category]?.score ?? Number.NaN) * 100
  const tbt = value('total-blocking-time')
  const blocking = blockingTime(artifacts.Trace.traceEvents, phone.workSlowdown)
  return {
    performance: Math.round(await replaceBlocking(percent('performance'), { from: tbt, to: blocking })),
    lcp: value('largest-contentful-paint'),
    tbt,
    blocking,
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      WHOLE.filter((name) => lhr.categories[name]).map((name) => [name, Math.round(percent(name))]),
    ),
    missed: WHOLE.flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
      .flatMap(({ id }) => lhr.audits[id] ?? [])
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  }
}

interface Sides {
  readonly browser: Browser
  readonly port: number
  readonly site: Front
  readonly twin: Front
}

/** The page and its twin by turns, each with the phone as it is calibrated at that moment. */
async function compare(page: MeasuredPage, { browser, port, site, twin }: Sides) {
  const path = await findPath(site.origin, page)
  const runs: { page: Run[]; twin: Run[] } = { page: [], twin: [] }
  const indexes: number[] = []
  for (let i = 0; i < Number(values.runs); i += 1) {
    const phone = await calibrate(browser)
    indexes.push(phone.index)
    const { isUnlisted = false } = page
    const whole = { phone, isUnlisted, categories: ['performance', ...WHOLE] } as const
    runs.page.push(await measure(port, site.origin + path, whole))
    runs.twin.push(await measure(port, twin.origin + path, { ...whole, categories: ['performance'] }))
  }
  const figures = (side: readonly Run[]) => ({
    performance: median(side.map(({ performance }) => performance)),
    lcp: median(side.map(({ lcp }) => lcp)),
    tbt: median(side.map(({ tbt }) => tbt)),
    blocking: median(side.map(({ blocking }) => blocking)),
    cls: median(side.map(({ cls }) => cls)),
  })
  return {
    page: figures(runs.page),
    twin: figures(runs.twin),
    index: median(indexes),
    scores: Object.fromEntries(
      WHOLE.map((name) => [name, median(runs.page.map(({ scores }) => scores[name] ?? Number.NaN))]),
    ),
    missed: [...new Set(runs.page.flatMap(({ missed }) => missed))],
  }
}

type Comparison = Awaited<ReturnType<typeof compare>>

function shortfalls({ page, twin, scores }: Comparison, { blockingMs, points }: MeasuredPage['bar']): string[] {
  return [
    page.lcp > twin.lcp * LCP_RATIO && 'LCP',
    page.blocking > twin.blocking + blockingMs && 'blocking',
    page.performance < twin.performance - points && 'score',
    page.cls > CLS_BAR && 'CLS',
    ...WHOLE.map((name) => !(Number(scores[name]) >= 100) && name),
  ].filter((name) => name !== false)
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const cells = (name: string, { page, twin, scores, index }: Comparison) => [
  name,
  `${page.performance} / ${twin.performance}`,
  `${seconds(page.lcp)} / ${seconds(twin.lcp)}`,
  (page.lcp / twin.lcp).toFixed(2),
  `${Math.round(page.blocking)} / ${Math.round(twin.blocking)} ms`,
  `${Math.round(page.tbt)} / ${Math.round(twin.tbt)} ms`,
  page.cls.toFixed(3),
  ...WHOLE.map((category) => scores[category]),
  index,
]
const HEAD = [
  'page / the same without scripts',
  'performance',
  'LCP',
  'ratio',
  'blocking',
  'TBT of Lighthouse',
  'CLS',
  'accessibility',
  'best practices',
  'SEO',
  'index',
]
await ensureChromium().catch((error) => fail(error.message))
await ensureBuilt()
const server = await serve({ port: await freePort(), quiet: true }).catch((error) => fail(error.message))
const [site, twin] = await Promise.all([startFront(server.address), startFront(server.address, removeScripts)])
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
})
const rows: (readonly unknown[])[] = []
let failures = 0
try {
  const only = values.only?.split(',')
  for (const page of PAGES.filter(({ name }) => !only || only.includes(name))) {
    const result = await compare(page, { browser, port, site, twin })
    const low = shortfalls(result, page.bar)
    if (low.length > 0) failures += 1
    const row = cells(page.name, result)
    rows.push(row)
    process.stdout.write(`${low.length > 0 ? '✗' : '✓'} ${tableLine(row)} ${[...low, ...result.missed].join(' ')}\n`)
  }
} finally {
  await Promise.all([browser.close(), server.stop(), site.close(), twin.close()])
}
if (values.write) {
  const how = `median of ${values.runs}, ${cpus().length} cores, Node ${process.versions.node}.`
  writePerformanceTable('lighthouse', { how, head: HEAD, rows })
}
if (failures > 0) fail(`${failures} kinds of page are under a bar.`)

// Lighthouse, mobile preset: every kind of page beside the same page without scripts, measured by turns in one run.
//   npm run lighthouse [-- --runs 3 --only home,stock --write]
// What blocks is counted by processor time (lighthouse/blocking.mjs); Lighthouse's own figure stands beside it.
// --write puts the table into docs/performance.md. Absolute times are those of one machine on one day: the bars are the
// distances between the two.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from '../lib/chromium.mjs'
import { ensureBuilt, fail } from '../lib/prepare.mjs'
import { freePort, root, serve } from '../lib/run.mjs'
import { blockingTime, scoreWith } from './lighthouse/blocking.mjs'
import { front, withoutScripts } from './lighthouse/front.mjs'
import { PAGES, pathOf } from './lighthouse/pages.mjs'
import { calibrate } from './lighthouse/phone.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

const WHOLE = ['accessibility', 'best-practices', 'seo']
const LCP_RATIO = 1.1
const CLS_BAR = 0.01

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const medianOf = (runs, figure) => median(runs.map((run) => run[figure]))

/** Lighthouse sometimes finds no start of the navigation in what it has recorded. Then it is another load. */
const MOST_LOADS = 3

/** One page load, as the calibrated phone would have it. */
async function measure(lighthouse, port, url, { phone, isUnlisted = false, categories }, load = 1) {
  const { lhr, artifacts } = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: categories, skipAudits: isUnlisted ? ['is-crawlable'] : [] },
    {
      extends: 'lighthouse:default',
      settings: { throttling: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: phone.slowdown } },
    },
  )
  if (lhr.runtimeError) {
    if (load === MOST_LOADS) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return measure(lighthouse, port, url, { phone, isUnlisted, categories }, load + 1)
  }
  const value = (audit) => lhr.audits[audit].numericValue
  const tbt = value('total-blocking-time')
  const blocking = blockingTime(artifacts.Trace.traceEvents, phone.slowdownOfWork)
  return {
    performance: Math.round(await scoreWith(lhr.categories.performance.score * 100, { from: tbt, to: blocking })),
    lcp: value('largest-contentful-paint'),
    tbt,
    blocking,
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      WHOLE.filter((name) => lhr.categories[name]).map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
    ),
    missed: WHOLE.flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
      .map(({ id }) => lhr.audits[id])
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  }
}

/** The page and its twin by turns, each with the phone as it is calibrated at that moment. */
async function compare({ lighthouse, browser, port, site, twin, page }) {
  const path = await pathOf(site.origin, page)
  const runs = { page: [], twin: [] }
  const indexes = []
  for (let i = 0; i < Number(values.runs); i += 1) {
    const phone = await calibrate(browser)
    indexes.push(phone.index)
    const of = { phone, isUnlisted: page.isUnlisted }
    runs.page.push(
      await measure(lighthouse, port, site.origin + path, { ...of, categories: ['performance', ...WHOLE] }),
    )
    runs.twin.push(await measure(lighthouse, port, twin.origin + path, { ...of, categories: ['performance'] }))
  }
  const figures = (of) => ({
    performance: medianOf(of, 'performance'),
    lcp: medianOf(of, 'lcp'),
    tbt: medianOf(of, 'tbt'),
    blocking: medianOf(of, 'blocking'),
    cls: medianOf(of, 'cls'),
  })
  return {
    page: figures(runs.page),
    twin: figures(runs.twin),
    index: median(indexes),
    scores: Object.fromEntries(WHOLE.map((name) => [name, median(runs.page.map(({ scores }) => scores[name]))])),
    missed: [...new Set(runs.page.flatMap(({ missed }) => missed))],
  }
}

function shortfalls({ page, twin, scores }, { blockingMs, points }) {
  return [
    page.lcp > twin.lcp * LCP_RATIO && 'LCP',
    page.blocking > twin.blocking + blockingMs && 'blocking',
    page.performance < twin.performance - points && 'score',
    page.cls > CLS_BAR && 'CLS',
    ...WHOLE.map((name) => scores[name] < 100 && name),
  ].filter(Boolean)
}

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`
const cells = (name, { page, twin, scores, index }) => [
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
const line = (row) => `| ${row.join(' | ')} |`

function write(rows) {
  const file = join(root, 'docs/performance.md')
  const [before, after] = readFileSync(file, 'utf8').split(/<!-- lighthouse -->[\s\S]*<!-- \/lighthouse -->/)
  if (after === undefined) fail('docs/performance.md has no <!-- lighthouse --> marks.')
  const when = `Measured on ${new Date().toISOString().slice(0, 10)}, median of ${values.runs}, ${cpus().length} cores, Node ${process.versions.node}.`
  const table = [line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n')
  writeFileSync(file, `${before}<!-- lighthouse -->\n\n${when}\n\n${table}\n\n<!-- /lighthouse -->${after}`)
}

await ensureChromium().catch((error) => fail(error.message))
await ensureBuilt()
const [{ default: lighthouse }, { chromium }] = await Promise.all([import('lighthouse'), import('@playwright/test')])
const server = await serve({ port: await freePort(), quiet: true }).catch((error) => fail(error.message))
const [site, twin] = await Promise.all([front(server.address), front(server.address, withoutScripts)])
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
})
const rows = []
let failures = 0
try {
  const only = values.only?.split(',')
  for (const page of PAGES.filter(({ name }) => !only || only.includes(name))) {
    const result = await compare({ lighthouse, browser, port, site, twin, page })
    const low = shortfalls(result, page.bar)
    if (low.length > 0) failures += 1
    const row = cells(page.name, result)
    rows.push(row)
    process.stdout.write(`${low.length > 0 ? '✗' : '✓'} ${line(row)} ${[...low, ...result.missed].join(' ')}\n`)
  }
} finally {
  await Promise.all([browser.close(), server.stop(), site.close(), twin.close()])
}
if (values.write) write(rows)
if (failures > 0) fail(`${failures} kinds of page are under a bar.`)

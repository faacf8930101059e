// Lighthouse, mobile preset, median of three: every kind of page against the bars of docs/performance.md.
//   npm run lighthouse [-- --runs 1 --only home,stock --write]
// --write puts the table into docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from './lib/chromium.mjs'
import { ensureBuilt, fail } from './lib/prepare.mjs'
import { freePort, root, serve } from './lib/run.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const CLS_BAR = 0.02

/** Pages that are kept out of search engines on purpose are not asked to be in them. */
const PAGES = [
  { name: 'home', path: '/nl' },
  { name: 'home, business', path: '/fr/professionnel' },
  { name: 'models', path: '/fr/modeles' },
  { name: 'model', path: '/nl/modellen/formentor' },
  { name: 'model tab', path: '/fr/modeles/born/design' },
  { name: 'editorial', path: '/fr/adn-cupra' },
  { name: 'category', path: '/nl/electric' },
  { name: 'finance', path: '/fr/financement' },
  { name: 'legal', path: '/nl/privacy-policy' },
  { name: 'consumption', path: '/nl/co2' },
  { name: 'news', path: '/nl/news' },
  { name: 'article', path: undefined, from: { page: '/fr/news', link: /href="(\/fr\/news\/[a-z][^"/]+)"/ } },
  { name: 'questions', path: '/fr/faq' },
  { name: 'contact', path: '/nl/contact' },
  { name: 'configurator start', path: '/fr/configurateur' },
  {
    name: 'configurator',
    path: undefined,
    from: { page: '/nl/car-configurator/models', link: /href="(\/nl\/car-configurator\/conf\/[^"]+)"/ },
    unlisted: true,
  },
  { name: 'stock', path: '/nl/stock' },
  { name: 'car in stock', path: undefined, from: { page: '/fr/stock', link: /href="(\/fr\/stock\/[a-z-]+\/[^"/]+)"/ } },
]

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

async function addressOf(server, { name, path, from }) {
  if (path) return server.address + path
  const html = await fetch(server.address + from.page).then((answer) => answer.text())
  const found = from.link.exec(html)?.[1]
  if (!found) throw new Error(`No link to a page of the kind « ${name} » on ${from.page}.`)
  return server.address + found.replaceAll('&amp;', '&')
}

async function measure(lighthouse, port, url, unlisted) {
  const { lhr } = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(BARS),
    skipAudits: unlisted ? ['is-crawlable'] : [],
  })
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const value = (audit) => lhr.audits[audit].numericValue
  return {
    ...Object.fromEntries(Object.keys(BARS).map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    missed: Object.values(lhr.categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => lhr.audits[id]))
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  }
}

async function medianOf(lighthouse, port, url, unlisted) {
  const runs = []
  for (let i = 0; i < Number(values.runs); i += 1) runs.push(await measure(lighthouse, port, url, unlisted))
  const { missed: _, ...figures } = runs[0]
  return {
    ...Object.fromEntries(Object.keys(figures).map((key) => [key, median(runs.map((run) => run[key]))])),
    missed: [...new Set(runs.flatMap((run) => run.missed))],
  }
}

const row = ({ name, result }) =>
  `| ${[
    name,
    ...Object.keys(BARS).map((bar) => result[bar]),
    `${(result.lcp / 1000).toFixed(1)} s`,
    `${Math.round(result.tbt)} ms`,
    result.cls.toFixed(3),
  ].join(' | ')} |`

function table(rows) {
  return [
    '| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(row),
  ].join('\n')
}

function write(rows) {
  const file = join(root, 'docs/performance.md')
  const [before, after] = readFileSync(file, 'utf8').split(/<!-- lighthouse -->[\s\S]*<!-- \/lighthouse -->/)
  if (after === undefined) fail('docs/performance.md has no <!-- lighthouse --> marks.')
  const when = `Measured on ${new Date().toISOString().slice(0, 10)}, median of ${values.runs}, ${cpus().length} cores, Node ${process.versions.node}.`
  writeFileSync(file, `${before}<!-- lighthouse -->\n\n${when}\n\n${table(rows)}\n\n<!-- /lighthouse -->${after}`)
}

await ensureChromium().catch((error) => fail(error.message))
ensureBuilt()
const [{ default: lighthouse }, { chromium }] = await Promise.all([import('lighthouse'), import('@playwright/test')])
const server = await serve({ port: await freePort(), quiet: true }).catch((error) => fail(error.message))
const debuggingPort = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debuggingPort}`],
})
const rows = []
let failures = 0
try {
  const only = values.only?.split(',')
  for (const page of PAGES.filter(({ name }) => !only || only.includes(name))) {
    const result = await medianOf(lighthouse, debuggingPort, await addressOf(server, page), page.unlisted)
    const low = Object.keys(BARS).filter((name) => result[name] < BARS[name])
    if (result.cls > CLS_BAR) low.push('layout shift')
    if (low.length > 0) failures += 1
    rows.push({ name: page.name, result })
    process.stdout.write(
      `${low.length > 0 ? '✗' : '✓'} ${row({ name: page.name.padEnd(18), result })} ${result.missed.join(' ')}\n`,
    )
  }
} finally {
  await Promise.all([browser.close(), server.stop()])
}
if (values.write) write(rows)
if (failures > 0) fail(`${failures} kinds of page are under a bar.`)

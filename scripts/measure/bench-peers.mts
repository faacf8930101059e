// This site beside the same pages made by what its users would pick instead: Astro and Next's App Router, built here with the same
// elements, words, styles and pictures, and without anything that works when it is pressed (docs/performance.md):
//   npm run bench:peers [-- --runs 3 --write]
// The peers' packages come from the registry, into a folder of their own.
import { type Browser, chromium } from '@playwright/test'
import { CAR_OF_THE_SEASON } from '@/brand/shown-carlines'
import { buildPath } from '@/routing/build-path'
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from '../lib/chromium.mjs'
import { load } from '../lib/load.mts'
import { tableLine, writePerformanceTable } from '../lib/performance-table.mts'
import { ensureBuilt, fail } from '../lib/prepare.mjs'
import { costOfAnswers } from '../lib/processor-time.mts'
import { readOptions } from '../lib/read-options.mts'
import { freePort, serve } from '../lib/run.mjs'
import { serveAppRouter } from './bench-peers/app-router-site.mts'
import { serveAstro } from './bench-peers/astro-site.mts'
import { requestedPath, storedPath } from './bench-peers/peer-site.mts'
import { blockingTime } from './lighthouse/blocking.mts'
import { startFront } from './lighthouse/front.mts'
import { loadPage } from './lighthouse/load-page.mts'
import { calibrate, median } from './lighthouse/phone.mts'

const values = readOptions({ runs: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } })
const runs = Number(values.runs)
const KB = 1024
const AUDIENCE = { language: 'nl', salesType: 'B2C' } as const
const PAGES = {
  home: buildPath('homepage', {}, AUDIENCE),
  model: buildPath('models.carline', { carline_code: CAR_OF_THE_SEASON }, AUDIENCE),
  list: buildPath('stock', {}, AUDIENCE),
}
type Kind = keyof typeof PAGES
const KINDS = Object.keys(PAGES) as Kind[]
/** How long, and how often by turns, a stored page is asked for; how many are made on request. */
const LOAD = { connections: 20, seconds: 2 }
const REQUESTED = 20

/** What counts of a page, of each run. */
interface Figures {
  readonly document: number[]
  readonly scripts: number[]
  readonly bytes: number[]
  readonly requests: number[]
  readonly lcp: number[]
  readonly tbt: number[]
  readonly blocking: number[]
  readonly score: number[]
  readonly perSecond: number[]
  /** Milliseconds of the processor. */
  readonly made: number[]
}

interface Side {
  readonly name: string
  /** As a web server in front of it would answer. */
  readonly front: string
  readonly address: string
  readonly pid: number | undefined
  readonly stored: (kind: Kind) => string
  /** Of a page that is not stored; undefined where each is. */
  readonly requested: (kind: Kind) => string | undefined
  readonly figures: Readonly<Record<Kind, Figures>>
}

const noFigures = (): Figures => ({
  document: [],
  scripts: [],
  bytes: [],
  requests: [],
  lcp: [],
  tbt: [],
  blocking: [],
  score: [],
  perSecond: [],
  made: [],
})
const noFiguresYet = () => ({ home: noFigures(), model: noFigures(), list: noFigures() })

interface Request {
  readonly resourceType?: string
  readonly transferSize?: number
}

async function look(browser: Browser, port: number, side: Side, kind: Kind): Promise<void> {
  const phone = await calibrate(browser)
  const url = side.front + side.stored(kind)
  const { lhr, artifacts } = await loadPage(port, url, { phone, isUnlisted: false, categories: ['performance'] })
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const { details } = lhr.audits['network-requests'] ?? {}
  const requests = (details?.type === 'table' ? details.items : []) as unknown as readonly Request[]
  const bytes = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / KB
  const figures = side.figures[kind]
  figures.document.push(bytes('Document'))
  figures.scripts.push(bytes('Script'))
  figures.bytes.push(bytes())
  figures.requests.push(requests.length)
  figures.lcp.push(value('largest-contentful-paint'))
  figures.tbt.push(value('total-blocking-time'))
  figures.blocking.push(blockingTime(artifacts.Trace.traceEvents, phone.workSlowdown))
  figures.score.push((lhr.categories.performance?.score ?? Number.NaN) * 100)
}

async function serveRequests(side: Side, kind: Kind): Promise<void> {
  const { perSecond } = await load({ url: side.address + side.stored(kind), ...LOAD }).result
  side.figures[kind].perSecond.push(perSecond)
  const paths = Array.from({ length: REQUESTED }, () => side.requested(kind)).filter((path) => path !== undefined)
  if (paths.length === 0) return
  const cost = await costOfAnswers(
    side.pid,
    paths.map((path) => side.address + path),
  )
  side.figures[kind].made.push(cost)
}

await ensureChromium().catch((error) => fail(error.message))
await ensureBuilt()
const site = await serve({ port: await freePort(), quiet: true, env: { RATE_LIMIT: '0', MESSAGES_STORE: '' } })
const html = Object.fromEntries(
  await Promise.all(
    KINDS.map(async (kind) => {
      const text = await fetch(site.address + PAGES[kind]).then((answer) => answer.text())
      // It names the hashes of the site's own styles.
      return [kind, text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')] as const
    }),
  ),
)
const astro = await serveAstro(html)
const appRouter = await serveAppRouter(html)
const own = await startFront(site.address)
const fronts = [
  await startFront(astro.address, undefined, site.address),
  await startFront(appRouter.address, undefined, site.address),
]
let unseen = 0
const peer = { stored: storedPath, requested: (kind: Kind) => requestedPath(kind, ++unseen), figures: noFiguresYet }
const sides: readonly Side[] = [
  {
    name: 'this site',
    front: own.origin,
    address: site.address,
    pid: site.pid,
    stored: (kind) => PAGES[kind],
    // A search that nobody has made; its homepage and its models are stored, all of them.
    requested: (kind) => (kind === 'list' ? `${PAGES.list}?price_max=${20_000 + 37 * ++unseen}` : undefined),
    figures: noFiguresYet(),
  },
  { ...peer, name: 'Astro', front: fronts[0]?.origin ?? '', ...astro, figures: noFiguresYet() },
  { ...peer, name: 'App Router', front: fronts[1]?.origin ?? '', ...appRouter, figures: noFiguresYet() },
]
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
})
try {
  for (let run = 0; run < runs; run++) {
    for (const kind of KINDS) for (const side of sides) await look(browser, port, side, kind)
    for (const kind of KINDS) for (const side of sides) await serveRequests(side, kind)
    process.stdout.write(`run ${run + 1} of ${runs}\n`)
  }
} finally {
  await Promise.all([browser.close(), own.close(), ...fronts.map((front) => front.close())])
  astro.stop()
  appRouter.stop()
  await site.stop()
}

const HEAD = [
  'page',
  'made by',
  'document KB',
  'scripts KB',
  'all KB',
  'requests',
  'LCP',
  'TBT of Lighthouse',
  'blocking',
  'performance',
  'stored, a second',
  'made on request',
]
const rows = KINDS.flatMap((kind) =>
  sides.map(({ name, figures }) => {
    const each = figures[kind]
    return [
      kind,
      name,
      median(each.document).toFixed(1),
      median(each.scripts).toFixed(1),
      Math.round(median(each.bytes)),
      median(each.requests),
      `${(median(each.lcp) / 1000).toFixed(2)} s`,
      `${Math.round(median(each.tbt))} ms`,
      `${Math.round(median(each.blocking))} ms`,
      Math.round(median(each.score)),
      Math.round(median(each.perSecond)),
      each.made.length > 0 ? `${Math.round(median(each.made))} ms` : '',
    ]
  }),
)
for (const row of [HEAD, ...rows]) process.stdout.write(`${tableLine(row)}\n`)
if (values.write) writePerformanceTable('peers', { how: `median of ${runs}.`, head: HEAD, rows })

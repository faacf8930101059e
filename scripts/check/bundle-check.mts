// First-load JavaScript of each kind of page against its budget (docs/performance.md). Reads the served HTML, so it counts
// what a browser really fetches at first: the scripts that the bootstrap script asks for.
//   npm run bundle:check [-- --write]
// --write puts the table into docs/performance.md, with the document of each page, and with what it would be if the data that
// only its HTML shows were sent too.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { writePerformanceTable } from '../lib/performance-table.mts'
import { ensureBuilt, fail } from '../lib/prepare.mjs'
import { freePort, root, serve } from '../lib/run.mjs'

const KB = 1024
const CONTENT_BUDGET = 160 * KB
// The configurator and the stock.
const TOOL_BUDGET = 175 * KB

const PAGES: readonly (readonly [name: string, path: string | undefined, budget: number])[] = [
  ['homepage', '/nl', CONTENT_BUDGET],
  ['homepage B2B', '/fr/professionnel', CONTENT_BUDGET],
  ['models', '/nl/modellen', CONTENT_BUDGET],
  ['model', '/fr/modeles/formentor', CONTENT_BUDGET],
  ['subject of a model', '/nl/modellen/born/autonomie', CONTENT_BUDGET],
  ['electric', '/fr/electric', CONTENT_BUDGET],
  ['editorial', '/fr/co2', CONTENT_BUDGET],
  ['legal', '/nl/wettelijke-informatie', CONTENT_BUDGET],
  ['news', '/fr/news', CONTENT_BUDGET],
  ['faq', '/nl/faq', CONTENT_BUDGET],
  ['contact', '/nl/contact', CONTENT_BUDGET],
  ['configurator start', '/fr/configurateur', TOOL_BUDGET],
  ['configurator models', '/nl/car-configurator/models', TOOL_BUDGET],
  ['configurator', undefined, TOOL_BUDGET],
  ['stock', '/nl/stock', TOOL_BUDGET],
  ['stock of a model', '/fr/stock/born', TOOL_BUDGET],
]

const BEFORE = String.raw`^\/(?:fr|nl)(?:\/professionnel|\/professioneel)?`
const TOOL_PATHS = new RegExp(String.raw`${BEFORE}\/(?:configurateur|car-configurator|stocks?)(?:\/|$)`)

/** Of a stored page. */
const findBudget = (path: string) => (TOOL_PATHS.test(path) ? TOOL_BUDGET : CONTENT_BUDGET)

const sizes = new Map<string, number>()
function gzipSize(src: string): number {
  const path = join(root, '.next', decodeURIComponent(new URL(src, 'http://x').pathname).replace(/^\/_next\//, ''))
  const size = sizes.get(src) ?? gzipSync(readFileSync(path), { level: 6 }).length
  sizes.set(src, size)
  return size
}

/** None, and so a failure, where the bootstrap script is missing or a script is asked for by the document itself. */
function readScripts(html: string): string[] {
  const [, scripts = ''] = /<script data-scripts="([^"]+)"/.exec(html) ?? []
  return /<script\b[^>]*\bsrc=/.test(html) ? [] : scripts.split(' ').filter(Boolean)
}

const documentSize = (html: string) => gzipSync(html, { level: 6 }).length

/** The document with all of its page's data, as a later navigation to this page would bring them. */
async function withWholeData(html: string, address: string, path: string): Promise<string> {
  const [, data = '{}'] = /<script id="__NEXT_DATA__"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  const { buildId, ...rest } = JSON.parse(data)
  const answer = await fetch(`${address}/_next/data/${buildId}${path}.json`)
  const { pageProps } = await answer.json()
  return html.replace(data, () => JSON.stringify({ ...rest, buildId, props: { ...rest.props, pageProps } }))
}

interface Row {
  readonly name: string
  /** Bytes, compressed: first load, document, document with all data. */
  readonly size: number
  readonly document: number
  readonly whole: number
}

function write(rows: readonly Row[], pageCount: number): void {
  const kb = (size: number) => (size / KB).toFixed(1)
  writePerformanceTable('bundle', {
    how: `KB after gzip level 6. The build makes ${pageCount} pages ahead.`,
    head: ['page', 'first load', 'document', 'document with all data'],
    rows: rows.map(({ name, size, document, whole }) => [name, kb(size), kb(document), kb(whole)]),
  })
}

const firstLoad = (html: string) => readScripts(html).reduce((sum, src) => sum + gzipSize(src), 0)

function report(name: string, size: number, budget: number): boolean {
  const isGood = size > 0 && size <= budget
  process.stdout.write(
    `${isGood ? '✓' : '✗'} ${name.padEnd(20)} ${(size / KB).toFixed(1).padStart(6)} KB of ${budget / KB}\n`,
  )
  return isGood
}

/** Every page that the build stored: an editor's page can be heavier than the ones above. */
function checkStoredPages(): { readonly failures: number; readonly count: number } {
  const pages = join(root, '.next', 'server', 'pages')
  const stored = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = `/${file.replace(/\.html$/, '')}`
      return { path, size: firstLoad(readFileSync(join(pages, file), 'utf8')), budget: findBudget(path) }
    })
  const over = stored.filter(({ size, budget }) => size === 0 || size > budget)
  for (const { path, size, budget } of over) report(path, size, budget)
  process.stdout.write(
    `${over.length === 0 ? '✓' : '✗'} ${stored.length} stored pages, ${over.length} over their budget\n`,
  )
  return { failures: over.length, count: stored.length }
}

await ensureBuilt()
const server = await serve({ port: await freePort(), quiet: true }).catch((error) => fail(error.message))
let failures = 0
const rows: Row[] = []
try {
  const service = process.env.BACKEND_URL || `${server.address}/api/backend`
  const models = await fetch(`${service}/v1/car-configurator/models-prices?lang=nl&sales_type=B2C`)
  const [model] = (await models.json()).models
  for (const [name, path = `/nl/car-configurator/conf/${model.from_id}`, budget] of PAGES) {
    const answer = await fetch(server.address + path)
    const html = await answer.text()
    const size = answer.ok ? firstLoad(html) : 0
    if (!report(answer.ok ? name : `${path} answered ${answer.status}`, size, budget)) failures += 1
    if (!process.argv.includes('--write')) continue
    const whole = documentSize(await withWholeData(html, server.address, path))
    rows.push({ name, size, document: documentSize(html), whole })
  }
  const stored = checkStoredPages()
  failures += stored.failures
  if (rows.length > 0) write(rows, stored.count)
} finally {
  await server.stop()
}
if (failures > 0) fail(`${failures} pages are over their budget.`)

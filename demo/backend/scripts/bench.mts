import { affordable } from '@demo/backend/finance/affordable'
import { createBackend } from '@demo/backend/http/app'
import { countFacets } from '@demo/backend/stock/count-facets'
import { makeStock } from '@demo/backend/stock/make-stock'
import { orderVehicles, sliceFoldedPage } from '@demo/backend/stock/result-page'
import { select } from '@demo/backend/stock/select'
import { indexStock } from '@demo/backend/stock/stock-index'
import { foldedWire, type VehicleContext, vehicleWire } from '@demo/backend/stock/vehicle-wire'
import type { StockCriteria } from '@/contract/stock'

/**
 * Medians of the embedded backend, in process, on this machine, in time of the processor: another program on the same machine does
 * not count. Exits with 1 when one is above its bar: 10 ms for a configurator call, 50 ms for a search of 100,000 vehicles with all
 * facets and a folded page, 300 MB for these vehicles and their index.
 */

const CONFIGURATOR_BAR_MS = 10
const STOCK_BAR_MS = 50
const MEMORY_BAR_MB = 300
const WARM_UP = 5
const RUNS = 40

interface Row {
  readonly what: string
  readonly median: number
  readonly worst: number
  readonly bar: number
}

async function measure(what: string, bar: number, run: () => unknown): Promise<Row> {
  const times: number[] = []
  for (let count = 0; count < WARM_UP + RUNS; count += 1) {
    const start = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(start)
    if (count >= WARM_UP) times.push((user + system) / 1_000)
  }
  times.sort((a, b) => a - b)
  return { what, bar, median: times[Math.floor(times.length / 2)] ?? 0, worst: times.at(-1) ?? 0 }
}

const backend = createBackend({ logger: () => undefined })

async function ask(path: string, body?: unknown): Promise<unknown> {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await backend.request(path, init || undefined)
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}

/** A car with options, so that the rules have something to do. */
async function richCar(): Promise<{ id: string; code: string }> {
  const { vehicles } = (await ask('/v1/stocks/vehicles', {
    lang: 'fr',
    sales_type: 'B2C',
    sort: 'PRICE_DESC',
    limit: 1,
  })) as { vehicles: { cupra_code: string }[] }
  const code = vehicles[0]?.cupra_code ?? ''
  const { id } = (await ask(`/v1/car-configurator/cupra-params?lang=fr&sales_type=B2C&cupra_code=${code}`)) as {
    id: string
  }
  return { id, code }
}

async function configuratorRows(): Promise<Row[]> {
  const { id, code } = await richCar()
  const audience = 'lang=fr&sales_type=B2C'
  const paths = [
    'models-prices?',
    'financial-simulations-models?',
    'configurations?carline_code=FORMENTOR&',
    `standards?id=${id}&`,
    `delivery?id=${id}&`,
    `configuration?id=${id}&`,
    `choices/${id}?`,
    `prices?id=${id}&`,
    `quotes?id=${id}&`,
    `pictures?id=${id}&`,
    `cupra-params?cupra_code=${code}&`,
    `marketing-code?id=${id}&`,
  ]
  const rows: Row[] = []
  for (const path of paths) {
    const name = path.split(/[/?]/)[0] ?? path
    rows.push(await measure(name, CONFIGURATOR_BAR_MS, () => ask(`/v1/car-configurator/${path}${audience}`)))
  }
  const body = { lang: 'fr', sales_type: 'B2C', id }
  rows.push(await measure('cupra-code', CONFIGURATOR_BAR_MS, () => ask('/v1/car-configurator/cupra-code', body)))
  return rows
}

const SEARCHES: Readonly<Record<string, StockCriteria>> = {
  'no filter': {},
  'three filters': { fuel_type: ['BENZINE', 'HYBRID'], price: { min: 35_000, max: 55_000 }, promotion: true },
  'eight filters': {
    carline: ['FORMENTOR', 'TERRAMAR', 'LEON'],
    gearbox: ['automatic'],
    color: ['PETR', 'MIDN', 'OXYW'],
    equipment: ['PANO'],
    availability: ['in_stock', 'arriving'],
    price: { max: 60_000 },
    monthly: { max: 1_200 },
    delivery_weeks: { max: 10 },
  },
}

/** What is held, garbage left out (`--expose-gc`). */
function memoryMb(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

async function stockRows(size: number): Promise<Row[]> {
  const start = process.cpuUsage()
  const before = memoryMb()
  const index = indexStock(makeStock(size), '2026-11-21')
  const { user, system } = process.cpuUsage(start)
  const memory = memoryMb() - before
  process.stdout.write(
    `${size} vehicles made and indexed in ${Math.round((user + system) / 1_000)} ms, ${Math.round(memory)} MB\n`,
  )
  if (memory > MEMORY_BAR_MB) process.exitCode = 1
  const context: VehicleContext = { language: 'fr', salesType: 'B2C', today: '2026-11-21' }
  const rows: Row[] = []
  for (const [name, criteria] of Object.entries(SEARCHES)) {
    const run = () => {
      const selection = select(index, { criteria, salesType: 'B2C' })
      const facets = countFacets(index, selection, 'fr')
      const { page } = sliceFoldedPage(
        index,
        orderVehicles(selection.all, index.orders.B2C.PROMOTIONS, index.free),
        0,
        24,
      )
      const vehicles = page.map((members) => ({
        ...vehicleWire(index, members[0] ?? 0, context),
        folded: foldedWire(index, members, context),
      }))
      return JSON.stringify({ facets, vehicles })
    }
    rows.push(await measure(`stock of ${size}, ${name}, facets and page`, STOCK_BAR_MS, run))
  }
  const budget = { lang: 'fr', sales_type: 'B2C', monthly_max: 550 } as const
  const search = () => JSON.stringify(affordable(budget, undefined, index))
  rows.push(await measure(`stock of ${size}, cars for a monthly amount`, STOCK_BAR_MS, search))
  return rows
}

async function main(): Promise<void> {
  const rows = [...(await configuratorRows()), ...(await stockRows(600)), ...(await stockRows(100_000))]
  const width = Math.max(...rows.map(({ what }) => what.length))
  process.stdout.write(`${'call'.padEnd(width)}  median ms  worst ms  bar ms\n`)
  for (const { what, median, worst, bar } of rows) {
    const numbers = [median.toFixed(2).padStart(9), worst.toFixed(2).padStart(8), String(bar).padStart(6)]
    process.stdout.write(`${what.padEnd(width)}  ${numbers.join('  ')}${median > bar ? '  ABOVE' : ''}\n`)
  }
  if (rows.some(({ median, bar }) => median > bar)) process.exitCode = 1
}

void main()

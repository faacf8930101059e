// What it costs to make a page that nobody has asked for before, beside a page of Next with the same elements and nothing else: a
// car, a search, a car in stock, an offer. In time of the processor, so that other work beside it counts little, and by turns:
//   npm run bench:pages [-- --rounds 5 --pages 20]
import { join } from 'node:path'
import { CAR_OF_THE_SEASON } from '@/brand/shown-carlines'
import { type CarlineCode, carlinesOnSale } from '@/domain/carline'
import { buildPath } from '@/routing/build-path'
import { askBackend } from '../lib/ask-backend.mts'
import { ensureBuilt } from '../lib/prepare.mjs'
import { costOfAnswers } from '../lib/processor-time.mts'
import { readOptions } from '../lib/read-options.mts'
import { freePort, serve } from '../lib/run.mjs'
import { tempFolder } from '../lib/temp-folder.mjs'
import { uncachedCars } from '../lib/uncached-cars.mts'
import { serveFloor } from './bench-pages/floor-site.mts'

await ensureBuilt()

const values = readOptions({ rounds: { type: 'string' }, pages: { type: 'string' } })
const rounds = Number(values.rounds ?? 5)
const pages = Number(values.pages ?? 20)
/** Times the floor. */
const BAR = 3
const AUDIENCE = { language: 'nl', salesType: 'B2C' } as const

interface Vehicle {
  readonly carline: CarlineCode
  readonly commission_id: string
  readonly cupra_code: string
}

async function listVehicles(): Promise<readonly Vehicle[]> {
  const carlines = carlinesOnSale().slice(0, 4)
  const lists = await Promise.all(
    carlines.map(async (carline) => {
      const body = JSON.stringify({ lang: 'nl', sales_type: 'B2C', limit: 100, criteria: { carline: [carline] } })
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
      const found = await askBackend<{ vehicles: readonly Omit<Vehicle, 'carline'>[] }>('/v1/stocks/vehicles', init)
      return found.vehicles.map((vehicle) => ({ ...vehicle, carline }))
    }),
  )
  return lists.flat()
}

const vehicles = await listVehicles()
const cars = uncachedCars(CAR_OF_THE_SEASON)
const offers = [...new Set(vehicles.map(({ cupra_code }) => cupra_code))].values()
const inStock = vehicles.values()
let price = 20_000
/** Each address once. */
const KINDS: Readonly<Record<string, () => Promise<string | undefined> | string | undefined>> = {
  car: async () => {
    const { value: id } = await cars.next()
    return id && buildPath('car-configurator.conf', { id }, AUDIENCE)
  },
  search: () => {
    price += 37
    return `${buildPath('stock', {}, AUDIENCE)}?price_max=${price}`
  },
  'stock car': () => {
    const { value } = inStock.next()
    return (
      value && buildPath('stock.vehicle', { modelName: value.carline, commissionId: value.commission_id }, AUDIENCE)
    )
  },
  offer: () => {
    const { value: cupra_code } = offers.next()
    return cupra_code && buildPath('car-configurator.offer', { cupra_code }, AUDIENCE)
  },
}

async function take(kind: string, count: number): Promise<string[]> {
  const paths: string[] = []
  while (paths.length < count) {
    const path = await KINDS[kind]?.()
    if (path === undefined) return paths
    paths.push(path)
  }
  return paths
}

const product = await serve({
  port: await freePort(),
  quiet: true,
  env: { RATE_LIMIT: '0', MESSAGES_STORE: join(tempFolder('bench'), 'messages.db') },
})
const html: Record<string, string> = {}
for (const kind of Object.keys(KINDS)) {
  const [path = ''] = await take(kind, 1)
  html[kind.replace(' ', '-')] = await (await fetch(product.address + path)).text()
}
const floor = await serveFloor(await freePort(), html)
const results = Object.keys(KINDS).map((kind) => ({ kind, own: [] as number[], least: [] as number[] }))
let unseen = 0
try {
  // The first round warms both.
  for (let round = -1; round < rounds; round++) {
    for (const { kind, own, least } of results) {
      const paths = await take(kind, pages)
      if (paths.length < pages) throw new Error(`Too few of kind ${kind} for ${rounds} rounds of ${pages}.`)
      const mine = await costOfAnswers(
        product.pid,
        paths.map((path) => product.address + path),
      )
      const name = kind.replace(' ', '-')
      const other = await costOfAnswers(
        floor.pid,
        paths.map(() => `${floor.address}/${name}/${++unseen}`),
      )
      if (round >= 0) own.push(mine)
      if (round >= 0) least.push(other)
    }
  }
} finally {
  floor.stop()
  await product.stop()
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const isAbove: string[] = []
process.stdout.write(`${rounds} rounds of ${pages} pages, medians, milliseconds of the processor for a page\n`)
for (const { kind, own, least } of results) {
  const ratios = own.map((mine, round) => mine / (least[round] ?? Number.NaN))
  const ratio = median(ratios)
  if (ratio > BAR) isAbove.push(kind)
  process.stdout.write(
    `  ${kind.padEnd(10)} ${median(own).toFixed(0).padStart(4)}  floor ${median(least).toFixed(0).padStart(3)}  ratio ` +
      `${ratio.toFixed(1)} (${ratios.map((one) => one.toFixed(1)).join(', ')})\n`,
  )
}
process.stdout.write(isAbove.length > 0 ? `✗ above ${BAR}: ${isAbove.join(', ')}\n` : `none above ${BAR}\n`)
process.exitCode = isAbove.length > 0 ? 1 : 0

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CAR_OF_THE_SEASON } from '@/brand/shown-carlines'
import { carlinesOnSale } from '@/domain/carline'
import { buildPath } from '@/routing/build-path'
import { askBackend } from '../../lib/ask-backend.mts'
import { uncachedCars } from '../../lib/uncached-cars.mts'

const AUDIENCE = { language: 'nl', salesType: 'B2C' } as const
/** One after the other: some of them have too few choices for a whole burst. */
const CARLINES = carlinesOnSale().slice(0, 4)

/**
 * Paths of pages that are not stored yet. Each is handed out once, so that the next burst is new too.
 * @param build a built site
 */
export async function uncachedPaths(build: string) {
  const buildId = readFileSync(join(build, '.next/BUILD_ID'), 'utf8').trim()
  const cars = carPaths()
  const vehicles = (await vehiclePaths())[Symbol.iterator]()
  let number = 0
  const search = () => `${buildPath('stock', {}, AUDIENCE)}?price_max=${20_000 + ++number}`
  const car = async (): Promise<string> => (await cars.next()).value ?? search()
  const dataOf = (path: string) => `/_next/data/${buildId}${path}.json`
  /** One of each kind after the other, as pages and as the data that a script asks for. */
  const all = [
    car,
    search,
    async () => dataOf(await car()),
    () => vehicles.next().value ?? search(),
    () => `/nl/nergens-${++number}`,
  ]
  const take = async (makers: readonly (() => string | Promise<string>)[], count: number) => {
    const paths: string[] = []
    while (paths.length < count) for (const make of makers) paths.push(await make())
    return paths.slice(0, count)
  }
  return {
    cars: (count: number) => take([car], count),
    searches: (count: number) => take([search], count),
    mixed: (count: number) => take(all, count),
  }
}

async function* carPaths(): AsyncGenerator<string, undefined> {
  for (const carline of CARLINES) {
    for await (const id of uncachedCars(carline)) yield buildPath('car-configurator.conf', { id }, AUDIENCE)
  }
}

async function vehiclePaths(): Promise<string[]> {
  const { vehicles } = await askBackend<{ vehicles: { commission_id: string; carline_slug?: string }[] }>(
    '/v1/stocks/vehicles',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lang: 'nl', sales_type: 'B2C', limit: 100, criteria: { carline: [CAR_OF_THE_SEASON] } }),
    },
  )
  return vehicles.map(({ commission_id }) =>
    buildPath('stock.vehicle', { modelName: CAR_OF_THE_SEASON, commissionId: commission_id }, AUDIENCE),
  )
}

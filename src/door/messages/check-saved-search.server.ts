import type { StockVehicle } from '@/contract/stock'
import { parseJson } from '@/domain/parse-json'
import { amountFor } from '@/i18n/format'
import type { Messages } from '@/messages/messages.server'
import { LONGEST_SEARCH_WAIT_MS } from '@/messages/store/saved-searches.server'
import { type Audience, buildPath } from '@/routing/build-path'
import { vehicleTexts } from '../machines/stock-feed/vehicle-text.server'
import { listSavedSearchCars } from './saved-search.server'
import { findSearchChanges, keepUnread, type SeenCars } from './saved-search-changes'

const HOUR_MS = 3_600_000
/**
 * Milliseconds until a search is looked at again: after a mail; after a look without news, or one that found too many cars; and where the
 * stock could not be read.
 */
const AGAIN = { told: LONGEST_SEARCH_WAIT_MS, quiet: 6 * HOUR_MS, trouble: HOUR_MS / 4 }

/** What a mail says of a search: its cars in words, as they were when they were looked at. */
export interface ToldNews {
  readonly appeared: readonly ToldCar[]
  readonly cheaper: readonly ToldCar[]
  readonly gone: readonly string[]
}

export interface ToldCar {
  readonly title: string
  readonly text: string
  /** Of this site. */
  readonly path: string
}

type Store = Pick<Messages['store'], 'takeSearch' | 'record' | 'putOff' | 'find'>

/** Runs the search that is due first, and queues mail of what is new. @returns whether one was due */
export async function checkSavedSearch({ store }: { readonly store: Store }): Promise<boolean> {
  const due = await store.takeSearch()
  if (!due) return false
  const message = await store.find('id', due.message_id)
  const search = message?.content?.values.search
  const audience = message && { language: message.language, salesType: message.sales_type }
  const found =
    search && audience ? await listSavedSearchCars(search, audience).catch(() => 'unanswered' as const) : undefined
  if (!audience || !found || found === 'unanswered') {
    await store.putOff(due, found === 'unanswered' ? AGAIN.trouble : AGAIN.quiet)
    return true
  }
  const before = due.seen === undefined ? undefined : (parseJson(due.seen) as SeenCars)
  const free = found.cars.filter(({ status }) => status !== 'reserved')
  const seen: SeenCars = {
    ...(before && !found.isWhole && keepUnread(before, new Set(found.cars.map(({ commission_id }) => commission_id)))),
    ...Object.fromEntries(
      free.map((car) => [
        car.commission_id,
        { title: car.title, cents: Math.round(amountFor(car.price_offer, audience.salesType) * 100) },
      ]),
    ),
  }
  const news = before && findSearchChanges(before, seen)
  const told = news && JSON.stringify(await tell(news, free, audience))
  await store.record({ due, seen: JSON.stringify(seen), news: told, again: told ? AGAIN.told : AGAIN.quiet })
  return true
}

async function tell(
  { appeared, cheaper, gone }: NonNullable<ReturnType<typeof findSearchChanges>>,
  cars: readonly StockVehicle[],
  audience: Audience,
): Promise<ToldNews> {
  const textOf = await vehicleTexts(audience)
  const told = (ids: readonly string[]) =>
    cars
      .filter(({ commission_id }) => ids.includes(commission_id))
      .map((car) => {
        const params = { modelName: car.carline_code, commissionId: car.commission_id }
        const { name, text } = textOf(car)
        return { title: name, text, path: buildPath('stock.vehicle', params, audience) }
      })
  return { appeared: told(appeared), cheaper: told(cheaper), gone }
}

import type { CarlineCode } from '@/domain/carline'
import { CATALOGUE_VERSION } from '../catalogue/catalogue'
import { type Clock, systemClock } from '../clock'
import { Lru } from '../engine/lru'
import { actionPeriod } from '../finance/terms'
import { settings } from '../settings'
import { countOfBoth } from './bitset'
import { makeStock, makingStock, type Stock } from './make-stock'
import { finishBesides } from './slices'
import { indexingStock, indexStock, type StockIndex } from './stock-index'

let vehicles: Stock | undefined
/** By month: that of today, and the one that an editor previews beside it. */
const indexed = new Lru<StockIndex>(2)

/**
 * The stock of this process: STOCK_SIZE vehicles, made with the first request. Monthly amounts follow the rates of the
 * day, which change with a month at the earliest: the index is made anew then.
 */
export function stockIndex(clock: Clock = systemClock): StockIndex {
  const today = clock.today()
  return indexed.remember(monthOf(today), () => {
    vehicles ??= makeStock(settings.STOCK_SIZE)
    return indexStock(vehicles, today)
  })
}

const monthOf = (day: string) => actionPeriod(day).from
const preparing = new Map<string, Promise<void>>()

/** Makes it ready while other requests are answered: a million vehicles take some seconds. */
export async function prepareStock(clock: Clock = systemClock): Promise<void> {
  const today = clock.today()
  const month = monthOf(today)
  if (indexed.has(month)) return
  const before = [...preparing.values()].at(-1)
  const work = preparing.get(month) ?? prepare(month, today, before).finally(() => preparing.delete(month))
  preparing.set(month, work)
  return work
}

/** @param before another month's, which makes the vehicles of both */
async function prepare(month: string, today: string, before: Promise<void> | undefined): Promise<void> {
  await before
  vehicles ??= await finishBesides(makingStock(settings.STOCK_SIZE))
  const index = await finishBesides(indexingStock(vehicles, today))
  indexed.remember(month, () => index)
}

/** Vehicles of a carline that are not sold. */
export function stockCount(carline: CarlineCode, clock: Clock = systemClock): number {
  const { facets, live } = stockIndex(clock)
  const set = facets.carline.get(carline)?.set
  return set ? countOfBoth(set, live) : 0
}

/** Changes with what is for sale: catalogue and size. */
export function stockVersion(index: StockIndex): string {
  return `${CATALOGUE_VERSION}-${index.stock.size}`
}

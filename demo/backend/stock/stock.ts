import type { CarlineCode } from '@/domain/carline'
import { CATALOGUE_VERSION } from '../catalogue/catalogue'
import { type Clock, systemClock } from '../clock'
import { Lru } from '../engine/lru'
import { actionPeriod } from '../finance/terms'
import { settings } from '../settings'
import { countOfBoth } from './bitset'
import { makeStock, type Stock } from './make-stock'
import { indexStock, type StockIndex } from './stock-index'

let vehicles: Stock | undefined
/** By month: that of today, and the one that an editor previews beside it. */
const indexed = new Lru<StockIndex>(2)

/**
 * The stock of this process: STOCK_SIZE vehicles, made with the first request. Monthly amounts follow the rates of the
 * day, which change with a month at the earliest: the index is made anew then.
 */
export function stockIndex(clock: Clock = systemClock): StockIndex {
  const today = clock.today()
  const month = actionPeriod(today).from
  return indexed.remember(month, () => {
    vehicles ??= makeStock(settings.STOCK_SIZE)
    return indexStock(vehicles, today)
  })
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

import { type CarlineCode, carlinesOnSale } from '@/domain/carline'
import { flemishPremiumOn } from '@/domain/dated/premiums'
import { vatPercentOn } from '@/domain/dated/vat'
import { CATALOGUE_VERSION } from '../catalogue/catalogue'
import { type Clock, systemClock } from '../clock'
import { Lru } from '../engine/lru'
import { actionPeriod } from '../finance/terms'
import { settings } from '../settings'
import { countOfBoth } from './bitset'
import { makeStock, makingStock, type Stock } from './make-stock'
import { finishBesides } from './slices'
import { indexingStock, indexStock, type StockIndex } from './stock-index'

/** By the VAT of their prices. */
const made = new Lru<Stock>(2)
/** By month: that of today, and the one that an editor previews beside it. */
const indexed = new Lru<StockIndex>(2)

/**
 * The stock of this process: STOCK_SIZE vehicles, made with the first request. Monthly amounts follow the rates of the
 * day, which change with a month at the earliest: the index is made anew then, and when a premium begins or ends.
 */
export function stockIndex(clock: Clock = systemClock): StockIndex {
  const today = clock.today()
  return indexed.remember(keyOf(today), () => indexStock(stockOf(today), today))
}

/** What the vehicles depend on: what is on sale, and the VAT of their prices. */
const kindOf = (day: string) => `${vatPercentOn(day)} ${carlinesOnSale()}`
/** What the index of a day depends on besides: the rates of its month, and the premium. */
const keyOf = (day: string) => `${actionPeriod(day).from} ${flemishPremiumOn(day)?.from ?? ''} ${kindOf(day)}`
const stockOf = (day: string): Stock => made.remember(kindOf(day), () => makeStock(settings.STOCK_SIZE))
const preparing = new Map<string, Promise<void>>()

/** Makes it ready while other requests are answered: a million vehicles take some seconds. */
export async function prepareStock(clock: Clock = systemClock): Promise<void> {
  const today = clock.today()
  const key = keyOf(today)
  if (indexed.has(key)) return
  const before = [...preparing.values()].at(-1)
  const work = preparing.get(key) ?? prepare(key, today, before).finally(() => preparing.delete(key))
  preparing.set(key, work)
  return work
}

/** @param before another month's, which makes the vehicles of both */
async function prepare(key: string, today: string, before: Promise<void> | undefined): Promise<void> {
  await before
  if (!made.has(kindOf(today))) {
    const vehicles = await finishBesides(makingStock(settings.STOCK_SIZE))
    made.remember(kindOf(today), () => vehicles)
  }
  const index = await finishBesides(indexingStock(stockOf(today), today))
  indexed.remember(key, () => index)
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

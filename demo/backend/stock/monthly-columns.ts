import type { RentTerms } from '@/domain/rent-terms'
import type { SalesType } from '@/domain/sales-type'
import { Lru } from '../engine/lru'
import { toAmount } from '../engine/price'
import { askedMonthlyCents } from '../finance/card-monthly'
import { finish } from './slices'
import { buildAt, type Column, orderByMonthly, type StockIndex } from './stock-index'

/** What the cars cost a month on some terms, and their order by it. */
export interface MonthlyColumn {
  readonly column: Column
  readonly order: Uint32Array
}

/** Terms that are asked for often are few; of 100,000 cars a column is a megabyte. */
const MOST_KEPT = 12
const kept = new WeakMap<StockIndex, Lru<MonthlyColumn>>()

/** By vehicle as its audience reads it; NaN where a car is not let on these terms. Cars that are built alike and cost the same are worked out once. */
export function monthlyOn(index: StockIndex, salesType: SalesType, terms: RentTerms | undefined): MonthlyColumn {
  if (!terms) return { column: index.ranges[salesType].monthly, order: index.orders[salesType].MONTHLY_ASC }
  const known = kept.get(index) ?? new Lru<MonthlyColumn>(MOST_KEPT)
  kept.set(index, known)
  return known.remember(JSON.stringify([salesType, terms.duration, terms.mileage, terms.deposit]), () => {
    const column = workOut(index, salesType, terms)
    return { column, order: finish(orderByMonthly(column, index.free)) }
  })
}

function workOut({ stock, date }: StockIndex, salesType: SalesType, terms: RentTerms): Column {
  const column = new Float64Array(stock.size)
  const amounts = new Map<number, number>()
  for (let vehicle = 0; vehicle < stock.size; vehicle += 1) {
    const build = buildAt(stock, vehicle)
    const cashPrice = stock.offer[vehicle] ?? build.list.incl
    const key = cashPrice * stock.builds.length + (stock.buildIndexes[vehicle] ?? 0)
    const known = amounts.get(key)
    const car = { carline: build.car.carline.code, listPrice: build.list.incl, cashPrice }
    const amount = known ?? read(askedMonthlyCents(car, salesType, date, terms), salesType, date)
    amounts.set(key, amount)
    column[vehicle] = amount
  }
  return column
}

function read(cents: number | undefined, salesType: SalesType, date: string): number {
  if (cents === undefined) return Number.NaN
  const { incl, excl } = toAmount(cents, date)
  return (salesType === 'B2B' ? excl : incl) / 100
}

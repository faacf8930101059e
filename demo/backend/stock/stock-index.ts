import { AVAILABILITIES } from '@/domain/availability'
import { flemishPremiumOn } from '@/domain/dated/premiums'
import type { Bilingual } from '@/domain/language'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import { FACET_CODES, type FacetCode, type RangeCode } from '@/domain/stock-facets'
import type { StockSort } from '@/domain/stock-sort'
import type { CarState } from '@/domain/vehicle-state'
import type { CatalogueCarline, CatalogueItem, Cents } from '../catalogue/types'
import { type Amount, toAmount } from '../engine/price'
import { cardMonthlyCents } from '../finance/card-monthly'
import { DRIVE_WORDS, FUEL_WORDS, GEARBOX_WORDS } from '../wire/words'
import { add, type Bitset, emptySet, has } from './bitset'
import { DEALERS } from './dealers'
import { STATE_TITLES } from './facet-texts'
import { STATUS, type Stock } from './make-stock'
import { finish, type Sliced } from './slices'
import { type BuildFacet, carTitle, isEquipment, type StockBuild, versionKey } from './stock-build'

interface FacetValue {
  readonly label: Bilingual
  readonly hex?: string
  readonly set: Bitset
}

/** Numbers as the wire shows them, by vehicle; NaN where a vehicle has none. */
export type Column = Float64Array

export interface StockIndex {
  readonly stock: Stock
  /** The day whose prices and rates these are. */
  readonly date: string
  /** Everything but what is sold. */
  readonly live: Bitset
  /** What can be bought: neither sold nor reserved. */
  readonly free: Bitset
  readonly facets: Readonly<Record<FacetCode, ReadonlyMap<string, FacetValue>>>
  readonly ranges: Readonly<Record<SalesType, Readonly<Record<RangeCode, Column>>>>
  readonly promotion: Bitset
  readonly incentive: Bitset
  /** By build: builds with one number differ in paint alone. */
  readonly foldOfBuild: Uint16Array
  /**
   * Every vehicle, in the order of each sort as each audience reads prices, those that are reserved after all others; ties go
   * by number, so the order is total.
   */
  readonly orders: Readonly<Record<SalesType, Readonly<Record<StockSort, Uint32Array>>>>
}

/** Vehicles that are looked at between two pauses. */
const IN_ONE_PIECE = 1_000

/** @param premium the one that an order of the day can ask for */
export const indexStock = (stock: Stock, date: string, premium = flemishPremiumOn(date)): StockIndex =>
  finish(indexingStock(stock, date, premium))

export function* indexingStock(stock: Stock, date: string, premium = flemishPremiumOn(date)): Sliced<StockIndex> {
  const live = emptySet(stock.size)
  const free = emptySet(stock.size)
  const promotion = emptySet(stock.size)
  const incentive = emptySet(stock.size)
  const facets = declareValues(stock)
  const column = () => new Float64Array(stock.size)
  const shared = {
    discount_percent: column(),
    power: column(),
    co2: column(),
    range_km: column(),
    delivery_weeks: column(),
  }
  const ranges = {
    B2C: { ...shared, price: column(), monthly: column() },
    B2B: { ...shared, price: column(), monthly: column() },
  }

  for (let index = 0; index < stock.size; index += 1) {
    if (index % IN_ONE_PIECE === 0) yield
    const build = buildAt(stock, index)
    const offer = stock.offer[index] ?? 0
    markStatus(stock, { live, free }, index)
    const lowest = stock.lowest[index] ?? offer
    const price = priceAmount(build, offer, date)
    if (offer < lowest) add(promotion, index)
    if (premium && build.car.version.fuelType === 'ELECTRIC' && offer <= premium.mostPrice) add(incentive, index)
    markFacets(stock, facets, index)

    shared.discount_percent[index] = discountPercent(priceAmount(build, lowest, date), price)
    shared.power[index] = build.car.version.engine.powerKw
    shared.co2[index] = build.wltp.co2
    shared.range_km[index] = build.wltp.range ?? Number.NaN
    shared.delivery_weeks[index] = stock.weeksMax[index] ?? 0
    ranges.B2C.price[index] = price.incl / 100
    ranges.B2B.price[index] = price.excl / 100
    for (const salesType of SALES_TYPES) {
      const financed = { carline: build.car.carline.code, listPrice: build.list.incl, cashPrice: offer }
      const amount = toAmount(cardMonthlyCents(financed, salesType, date), date)
      ranges[salesType].monthly[index] = (salesType === 'B2B' ? amount.excl : amount.incl) / 100
    }
  }
  const orders = { B2C: yield* sortOrders(ranges.B2C, free), B2B: yield* sortOrders(ranges.B2B, free) }
  return {
    stock,
    date,
    live,
    free,
    facets,
    ranges,
    promotion,
    incentive,
    foldOfBuild: numberFolds(stock),
    orders,
  }
}

/** On sale, and of these the ones that nobody has reserved. */
function markStatus(
  { status }: Stock,
  { live, free }: { readonly live: Bitset; readonly free: Bitset },
  index: number,
): void {
  if (status[index] === STATUS.sold) return
  add(live, index)
  if (status[index] !== STATUS.reserved) add(free, index)
}

function numberFolds({ builds }: Stock): Uint16Array {
  const numbers = new Map<string, number>()
  return Uint16Array.from(builds, ({ foldKey }) => {
    const number = numbers.get(foldKey) ?? numbers.size
    numbers.set(foldKey, number)
    return number
  })
}

/** Behind every other number: who cannot be had stands last in every order. */
const LAST = 1e14

/** Behind every number of its kind, before LAST: a car that is not let on the terms asked for. */
const UNKNOWN = 1e13

function* sortOrders(
  columns: Readonly<Record<RangeCode, Column>>,
  free: Bitset,
): Sliced<Record<StockSort, Uint32Array>> {
  const { price, discount_percent } = columns
  const priceOf = (vehicle: number) => price[vehicle] ?? 0
  const behind = (vehicle: number) => (has(free, vehicle) ? 0 : LAST)
  return {
    PRICE_ASC: yield* orderBy(price.length, (vehicle) => behind(vehicle) + priceOf(vehicle)),
    PRICE_DESC: yield* orderBy(price.length, (vehicle) => behind(vehicle) - priceOf(vehicle)),
    MONTHLY_ASC: yield* orderByMonthly(columns.monthly, free),
    // A reduction has one decimal, a price two and is below a hundred million: both fit into one number.
    PROMOTIONS: yield* orderBy(
      price.length,
      (vehicle) =>
        behind(vehicle) +
        Math.round(-10 * (discount_percent[vehicle] ?? 0)) * 1e10 +
        Math.round(priceOf(vehicle) * 100),
    ),
  }
}

/** The smallest amount first. */
export function orderByMonthly(monthly: Column, free: Bitset): Sliced<Uint32Array> {
  return orderBy(monthly.length, (vehicle) => {
    const amount = monthly[vehicle] ?? Number.NaN
    return (has(free, vehicle) ? 0 : LAST) + (Number.isNaN(amount) ? UNKNOWN : amount)
  })
}

/** By their numbers; those with the same one as they stand. Many vehicles share few numbers, so only these are compared. */
function* orderBy(size: number, numberOf: (vehicle: number) => number): Sliced<Uint32Array> {
  const counts = new Map<number, number>()
  for (let vehicle = 0; vehicle < size; vehicle += 1) {
    if (vehicle % IN_ONE_PIECE === 0) yield
    const number = numberOf(vehicle)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  const next = new Map<number, number>()
  let place = 0
  for (const number of Float64Array.from(counts.keys()).sort()) {
    next.set(number, place)
    place += counts.get(number) ?? 0
  }
  const order = new Uint32Array(size)
  for (let vehicle = 0; vehicle < size; vehicle += 1) {
    if (vehicle % IN_ONE_PIECE === 0) yield
    const number = numberOf(vehicle)
    const at = next.get(number) ?? 0
    order[at] = vehicle
    next.set(number, at + 1)
  }
  return order
}

export function buildAt(stock: Stock, index: number): StockBuild {
  const build = stock.builds[stock.buildIndexes[index] ?? 0]
  if (!build) throw new RangeError(`no vehicle ${index}`)
  return build
}

/**
 * Per cent of the lowest price of the 30 days before, one decimal, never rounded up: a reduction is announced from that
 * price alone (Court of Justice, C-330/23). 0 where today's price is not below it.
 */
export function discountPercent(lowest: Amount, offer: Amount): number {
  const share = (reading: keyof Amount) => (lowest[reading] - offer[reading]) / lowest[reading]
  // Both readings are rounded to the cent: what is announced holds for either.
  return Math.max(0, Math.floor(Math.min(share('incl'), share('excl')) * 1_000) / 10)
}

/** The list price keeps its own sum without VAT. */
export function priceAmount(build: StockBuild, incl: Cents, day?: string) {
  return incl === build.list.incl ? build.list : toAmount(incl, day)
}

function mark(values: ReadonlyMap<string, FacetValue>, id: string, index: number): void {
  const value = values.get(id)
  if (!value) throw new Error(`facet value ${id} was not declared`)
  add(value.set, index)
}

function markFacets(stock: Stock, facets: StockIndex['facets'], index: number): void {
  for (const [code, ids] of Object.entries(buildAt(stock, index).facets)) {
    for (const id of ids) mark(facets[code as BuildFacet], id, index)
  }
  mark(facets.availability, stateOf(stock, index), index)
  mark(facets.dealer, DEALERS[stock.dealer[index] ?? 0]?.id ?? '', index)
}

/** A car that somebody has reserved is not counted among what is there. Of a sold one, which is in no count, where it was. */
function stateOf({ status, availability }: Stock, index: number): CarState | '' {
  return status[index] === STATUS.reserved ? 'reserved' : (AVAILABILITIES[availability[index] ?? 0] ?? '')
}

type DeclaredValue = readonly [id: string, label: Bilingual, hex?: string | undefined]

/** Each facet with the values that some vehicle can have; of those that follow from the build, that one has. */
function declareValues(stock: Stock): Readonly<Record<FacetCode, ReadonlyMap<string, FacetValue>>> {
  const declared = listValues([...new Set(stock.builds.map(({ car }) => car.carline))])
  const makeValues = (code: FacetCode): ReadonlyMap<string, FacetValue> => {
    const isOfVehicle = code === 'availability' || code === 'dealer'
    const used = isOfVehicle ? undefined : new Set(stock.builds.flatMap((build) => build.facets[code]))
    const values = new Map<string, FacetValue>()
    for (const [id, label, hex] of declared[code]) {
      if (values.has(id) || used?.has(id) === false) continue
      values.set(id, { label, set: emptySet(stock.size), ...(hex && { hex }) })
    }
    return values
  }
  return Object.fromEntries(FACET_CODES.map((code) => [code, makeValues(code)])) as Record<
    FacetCode,
    ReadonlyMap<string, FacetValue>
  >
}

/** The values of each facet in the order of the trade: carlines as sold, versions and items as in the catalogue. */
function listValues(carlines: readonly CatalogueCarline[]): Readonly<Record<FacetCode, readonly DeclaredValue[]>> {
  const sold = carlines.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const items = sold.flatMap((carline) => carline.items)
  const look = ({ code, title, swatch }: CatalogueItem) => [code, title, swatch?.hex] as const
  return {
    carline: sold.map(({ code, name }) => [code, { fr: name, nl: name }]),
    version: sold.flatMap((carline) =>
      carline.versions.map((version) => [versionKey({ carline, version }), carTitle({ carline, version })] as const),
    ),
    fuel_type: Object.entries(FUEL_WORDS),
    gearbox: Object.entries(GEARBOX_WORDS),
    drive: Object.entries(DRIVE_WORDS),
    color: items.filter(({ kind }) => kind === 'paint').map(look),
    interior: items.filter(({ kind }) => kind === 'interior').map(look),
    wheels: items.filter(({ kind }) => kind === 'wheel').map(({ code, title }) => [code, title]),
    equipment: items.filter(isEquipment).map(({ code, title }) => [code, title]),
    availability: Object.entries(STATE_TITLES),
    dealer: DEALERS.map(({ id, name, city }) => [id, { fr: `${name}, ${city.fr}`, nl: `${name}, ${city.nl}` }]),
  }
}

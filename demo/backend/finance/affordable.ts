import type { Simulation, SimulationsQuery, SimulationsResponse } from '@/contract/configurator'
import { carName } from '@/domain/car-name'
import { carlinesOnSale } from '@/domain/carline'
import { OFFERED_PRODUCTS } from '@/domain/finance-terms'
import type { Bilingual } from '@/domain/language'
import type { Cents } from '../catalogue/types'
import { type Clock, systemClock } from '../clock'
import { type Car, findCarline, orderableVersions, versionStart } from '../engine/car'
import { toAmount } from '../engine/price'
import { carWltp } from '../engine/wltp'
import { membersIn } from '../stock/bitset'
import { makeCommissionId } from '../stock/commission-id'
import { offeredVehicle } from '../stock/find-vehicle'
import { stockIndex } from '../stock/stock'
import { buildAt, type StockIndex } from '../stock/stock-index'
import { moneyOfAmount } from '../wire/money'
import { carPicture } from '../wire/pictures'
import { wltpWire } from '../wire/wltp'
import { carToOrder, makeOffer, moneyIn, type OfferedCar } from './offer'
import { centsOfReading, depositBound, isUntaxed } from './reading'
import { findRefusal, maxDeposit, simulate, type Wish } from './simulate'
import { DEFAULT_DURATION, DEFAULT_MILEAGE } from './terms'

/** Cards of each kind, builds and cars in stock, in one answer. */
const MOST_OF_A_KIND = 12

interface Candidate extends OfferedCar {
  readonly car: Car
  /** Of a car in stock: the first of those that are built alike and cost the same. */
  readonly vehicle?: number
  /** How many such cars there are. */
  readonly alike: number
}

/** A base configuration for each version on sale. */
function* builds(clock: Clock): Generator<Candidate> {
  for (const carline of carlinesOnSale().map(findCarline)) {
    for (const version of orderableVersions(carline)) {
      const car = versionStart(carline, version)
      yield { ...carToOrder(car, clock), car, alike: 1 }
    }
  }
}

/** Of 100,000 cars some 18,000 differ in what they are or cost: each kind is worked out once. */
const kindsInStock = new WeakMap<StockIndex, readonly Candidate[]>()

function vehicles(index: StockIndex): readonly Candidate[] {
  const known = kindsInStock.get(index)
  if (known) return known
  const { stock, free } = index
  const kinds = new Map<number, Mutable<Candidate>>()
  for (const vehicle of membersIn(free)) {
    const build = buildAt(stock, vehicle)
    const key = (stock.offer[vehicle] ?? build.list.incl) * stock.builds.length + (stock.buildIndexes[vehicle] ?? 0)
    const kind = kinds.get(key)
    if (kind) kind.alike += 1
    else kinds.set(key, { ...offeredVehicle(index, vehicle), car: build.car, vehicle, alike: 1 })
  }
  const found = [...kinds.values()]
  kindsInStock.set(index, found)
  return found
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

interface Found {
  readonly candidate: Candidate
  readonly monthly: Cents
  /** Of the same version, at most the amount. */
  readonly count: number
}

/** What is known once all cars of one kind were looked at. */
interface Search {
  readonly found: readonly Found[]
  readonly total: number
  readonly least: Cents
  readonly depositMax: Cents
  readonly refusal: Bilingual | undefined
}

function search(
  candidates: Iterable<Candidate>,
  wish: Wish,
  isWithin: (monthly: Cents) => boolean,
  day: string,
): Search {
  const best = new Map<string, Found>()
  let total = 0
  let least = Number.POSITIVE_INFINITY
  let depositMax = 0
  let refusal: Bilingual | undefined
  for (const candidate of candidates) {
    const bound = maxDeposit(wish.product, candidate.cashPrice)
    depositMax = Math.max(depositMax, bound)
    if (wish.deposit > bound) continue
    const no = findRefusal(candidate, wish, day)
    refusal ??= no
    if (no) continue
    const { monthly } = simulate(candidate, wish, day)
    least = Math.min(least, monthly)
    if (!isWithin(monthly)) continue
    total += candidate.alike
    const key = `${candidate.carline} ${candidate.car.version.code}`
    const other = best.get(key)
    const count = (other?.count ?? 0) + candidate.alike
    best.set(key, other && other.monthly >= monthly ? { ...other, count } : { candidate, monthly, count })
  }
  const found = [...best.values()].sort((a, b) => b.monthly - a.monthly || byCode(a, b)).slice(0, MOST_OF_A_KIND)
  return { found, total, least, depositMax, refusal }
}

const byCode = (a: Found, b: Found) => a.candidate.cupraCode.localeCompare(b.candidate.cupraCode)

/**
 * « I can pay 550 € a month »: every version and every car in stock is worked out on the same terms. Of the cars of one version
 * the one that comes closest to the amount stands for all of them.
 */
export function affordable(
  query: SimulationsQuery,
  clock: Clock = systemClock,
  index: StockIndex = stockIndex(clock),
): SimulationsResponse {
  const { lang, sales_type } = query
  const day = clock.today()
  const offered = OFFERED_PRODUCTS[sales_type]
  const product = offered.find((code) => code === query.product_code) ?? offered[0] ?? 'ac'
  const wish: Wish = {
    product,
    months: query.duration ?? DEFAULT_DURATION,
    kmPerYear: query.mileage ?? DEFAULT_MILEAGE,
    deposit: Math.max(0, centsOfReading(product, query.deposit ?? 0, sales_type, day)),
  }
  const most = Math.round((query.monthly_max ?? 0) * 100)
  // As the audience reads it: without VAT each amount is rounded to the cent.
  const isWithin = (monthly: Cents) => (isUntaxed(product, sales_type) ? toAmount(monthly, day).excl : monthly) <= most
  const ofCarline = ({ carline }: Candidate) => query.carline_code === undefined || carline === query.carline_code
  const built = search(filtered(builds(clock), ofCarline), wish, isWithin, day)
  const stocked = search(filtered(vehicles(index), ofCarline), wish, isWithin, day)
  const least = Math.min(built.least, stocked.least)
  const refusal = Number.isFinite(least) ? undefined : (built.refusal ?? stocked.refusal)
  const simulateCandidate = ({ candidate, count }: Found): Simulation => ({
    ...makeOffer(candidate, wish, lang, day),
    car: {
      title: carName(candidate.car.carline.name, candidate.car.version.title[lang]),
      version: candidate.car.version.code,
      fuel_type: candidate.car.version.fuelType,
      wltp: wltpWire(carWltp(candidate.car)),
      picture: carPicture(candidate.car, lang),
      ...(candidate.vehicle !== undefined && { commission_id: makeCommissionId(candidate.vehicle) }),
      price_list: moneyOfAmount(candidate.list, day),
      count,
    },
  })
  return {
    simulations: [...built.found, ...stocked.found].map(simulateCandidate),
    search: {
      builds: built.total,
      vehicles: stocked.total,
      ...(Number.isFinite(least) && { least: moneyIn(product, day)(least) }),
      deposit_max: depositBound(product, Math.max(built.depositMax, stocked.depositMax), sales_type, day),
      ...(refusal && { refusal: refusal[lang] }),
    },
  }
}

function* filtered<T>(items: Iterable<T>, isTaken: (item: T) => boolean): Generator<T> {
  for (const item of items) if (isTaken(item)) yield item
}

import { carlinesOnSale } from '@/domain/carline'
import type { CatalogueCarline, Cents } from '../catalogue/types'
import { type Car, findCarline, orderableVersions, startCar } from '../engine/car'
import { takeChoice } from '../engine/take-choice'
import { DEALERS } from './dealers'
import { pickFrom, seededRandom } from './random'
import { finish, type Sliced } from './slices'
import { makeBuild, type StockBuild } from './stock-build'

/** Availabilities and states as small numbers: a hundred thousand vehicles are columns, not objects. */
export const AVAILABILITY = { inStock: 0, arriving: 1, inProduction: 2 } as const
export const STATUS = { available: 0, reserved: 1, sold: 2, soon: 3 } as const

/** One row of every column is one vehicle; builds are shared, as in a real stock the same car stands in several places. */
export interface Stock {
  readonly size: number
  readonly builds: readonly StockBuild[]
  readonly buildIndexes: Uint16Array
  /** What the vehicle costs, integer cents incl. VAT. */
  readonly offer: Int32Array
  /** The lowest price of the 30 days before: what a reduction is counted from (Code of economic law, art. VI.18). */
  readonly lowest: Int32Array
  readonly status: Uint8Array
  readonly availability: Uint8Array
  readonly weeksMin: Uint8Array
  readonly weeksMax: Uint8Array
  readonly dealer: Uint8Array
}

const SEED = 20_260_101
const MAX_BUILDS = 2_000
const BUILDS_PER_VEHICLE = 0.7
const FEWEST_CLICKS = 2
const MOST_CLICKS = 11

/** Each as often as it is built, of those that are on sale. */
const drawCarlines = () =>
  carlinesOnSale()
    .map(findCarline)
    .flatMap((carline) => Array<CatalogueCarline>(carline.stockWeight).fill(carline))
const DISCOUNT_PERCENTS = [3, 4, 5, 6, 7, 8, 10, 12, 15] as const

/** Vehicles that are made between two pauses. */
const IN_ONE_PIECE = 1_000

/** The same size always gives the same stock; a larger one begins with other builds, not with the same vehicles. */
export const makeStock = (size: number): Stock => finish(makingStock(size))

export function* makingStock(size: number): Sliced<Stock> {
  const random = seededRandom(SEED)
  const buildCount = Math.min(Math.ceil(size * BUILDS_PER_VEHICLE), MAX_BUILDS)
  const drawn = drawCarlines()
  const builds: StockBuild[] = []
  while (builds.length < buildCount) {
    builds.push(makeBuild(randomCar(random, drawn)))
    yield
  }
  const stock: Stock = {
    size,
    builds,
    buildIndexes: new Uint16Array(size),
    offer: new Int32Array(size),
    lowest: new Int32Array(size),
    status: new Uint8Array(size),
    availability: new Uint8Array(size),
    weeksMin: new Uint8Array(size),
    weeksMax: new Uint8Array(size),
    dealer: new Uint8Array(size),
  }
  for (let index = 0; index < size; index += 1) {
    const at = index < buildCount ? index : Math.floor(random() * buildCount)
    stock.buildIndexes[index] = at
    const list = builds[at]?.list.incl ?? 0
    const offer = offerPrice(random, list)
    stock.offer[index] = offer
    stock.lowest[index] = lowestIn30Days(list, offer, index)
    stock.dealer[index] = Math.floor(random() * DEALERS.length)
    placeInTime(random, stock, index)
    if (index % IN_ONE_PIECE === 0) yield
  }
  return stock
}

/** A visitor's car: a version, then some clicks of which those that conflict are not taken. */
function randomCar(random: () => number, drawn: readonly CatalogueCarline[]): Car {
  const carline = pickFrom(random, drawn)
  let car = startCar(carline.code, pickFrom(random, orderableVersions(carline)).code)
  const items = carline.items.filter(({ retired }) => !retired)
  const clicks = FEWEST_CLICKS + Math.floor(random() * (MOST_CLICKS - FEWEST_CLICKS + 1))
  for (let click = 0; click < clicks; click += 1) {
    const { code } = pickFrom(random, items)
    if (car.chosen.includes(code)) continue
    const outcome = takeChoice(car, code)
    if (outcome.kind === 'taken') car = outcome.car
  }
  return car
}

/** Two in five are reduced, to a whole ten euro. */
function offerPrice(random: () => number, list: Cents): Cents {
  const percent = random() < 0.4 ? pickFrom(random, DISCOUNT_PERCENTS) : 0
  return percent === 0 ? list : Math.round((list * (100 - percent)) / 100 / 1_000) * 1_000
}

/** Of the reduced vehicles one in five was on offer already, a little less low, and one in seventeen even lower. */
function lowestIn30Days(list: Cents, offer: Cents, vehicle: number): Cents {
  if (offer === list) return list
  if (vehicle % 17 === 4) return offer - 10_000
  return vehicle % 5 === 0 ? list - Math.round((list - offer) / 3 / 1_000) * 1_000 : list
}

function placeInTime(random: () => number, stock: Stock, index: number): void {
  const chance = random()
  const detail = random()
  const set = (availability: number, status: number, weeksMin: number, spread: number) => {
    stock.availability[index] = availability
    stock.status[index] = status
    stock.weeksMin[index] = weeksMin
    stock.weeksMax[index] = weeksMin + spread
  }
  if (chance < 0.55) {
    const status = detail < 0.05 ? STATUS.sold : detail < 0.12 ? STATUS.reserved : STATUS.available
    set(AVAILABILITY.inStock, status, 1, 1)
  } else if (chance < 0.8) {
    set(AVAILABILITY.arriving, STATUS.soon, 2 + Math.floor(detail * 6), 2)
  } else {
    set(AVAILABILITY.inProduction, STATUS.soon, 8 + Math.floor(detail * 10), 4)
  }
}

import type { CategoryCode } from '@/contract/configured-car'
import type { Bilingual } from '@/domain/language'
import type { CatalogueItem } from '../catalogue/types'
import { chosenItem } from '../engine/car'
import { isSlot } from '../engine/compiled'
import { type Amount, difference, toAmount } from '../engine/price'
import { membersIn } from './bitset'
import { DEALERS, type StockDealer } from './dealers'
import type { StockBuild } from './stock-build'
import { buildAt, type StockIndex } from './stock-index'

interface Difference {
  readonly category: CategoryCode
  readonly wanted: Bilingual
  readonly got: Bilingual
  /** What the other car's list price is more (or, below zero, less) for it. */
  readonly delta: Amount
}

interface Comparison {
  /** Categories that are alike. */
  readonly same: readonly CategoryCode[]
  readonly different: readonly Difference[]
  /** 0 to 1; 1 is the same car. */
  readonly score: number
}

/** How much of a car each category is to its buyer; together 1. */
const WEIGHTS = { version: 0.4, exterior: 0.2, wheels: 0.1, interior: 0.15, options: 0.15 } as const
type Category = keyof typeof WEIGHTS
const CATEGORIES = Object.keys(WEIGHTS) as Category[]
const MOST_ALIKE = 0.999
const NONE: Bilingual = { fr: 'Sans', nl: 'Zonder' }

/** Below this a car is another car. */
export const CLOSE_SCORE = 0.5

export interface Twin extends Comparison {
  readonly vehicle: number
}

/** Vehicles that are free and the wanted car or close to it: the likest first, then the nearest, then the cheapest. */
export function findTwins(index: StockIndex, wanted: StockBuild, distance: (dealer: StockDealer) => number): Twin[] {
  const { stock } = index
  const distances = DEALERS.map(distance)
  const away = ({ vehicle }: Twin) => distances[stock.dealer[vehicle] ?? 0] ?? 0
  const price = ({ vehicle }: Twin) => stock.offer[vehicle] ?? 0
  return compareFree(index, wanted, CLOSE_SCORE).sort(
    (a, b) => b.score - a.score || away(a) - away(b) || price(a) - price(b) || a.vehicle - b.vehicle,
  )
}

/** What a buyer who cannot have a vehicle weighs in another one; together 1. */
const CLOSENESS = { car: 0.7, price: 0.2, delivery: 0.1 } as const
/** A price that differs by this share, and a delivery by these weeks, are no longer close. */
const FAR_PRICE = 0.25
const FAR_WEEKS = 12

/**
 * Free vehicles for whoever wanted one that is sold or reserved: those of its carline, the closest first, by equipment, price
 * and delivery. The very same car stands before all others.
 */
export function findClosest(index: StockIndex, gone: number): Twin[] {
  const { stock } = index
  const offer = (vehicle: number) => stock.offer[vehicle] ?? 0
  const weeks = (vehicle: number) => stock.weeksMax[vehicle] ?? 0
  const near = (difference: number, far: number) => 1 - Math.min(Math.abs(difference) / far, 1)
  const closeness = ({ score, vehicle }: Twin) =>
    CLOSENESS.car * score +
    CLOSENESS.price * near(offer(vehicle) / offer(gone) - 1, FAR_PRICE) +
    CLOSENESS.delivery * near(weeks(vehicle) - weeks(gone), FAR_WEEKS)
  const isSame = ({ score }: Twin) => Number(score === 1)
  return compareFree(index, buildAt(stock, gone))
    .filter(({ vehicle }) => vehicle !== gone)
    .map((twin) => ({ twin, closeness: closeness(twin) }))
    .sort((a, b) => isSame(b.twin) - isSame(a.twin) || b.closeness - a.closeness || a.twin.vehicle - b.twin.vehicle)
    .map(({ twin }) => twin)
}

/** The free vehicles of the carline that are so alike, each beside the wanted car. */
function compareFree({ stock, free }: StockIndex, wanted: StockBuild, leastScore = 0): Twin[] {
  const comparisons = stock.builds.map((build) => compare(wanted, build, leastScore))
  return [...membersIn(free)].flatMap((vehicle) => {
    const comparison = comparisons[stock.buildIndexes[vehicle] ?? 0]
    return comparison ? [{ ...comparison, vehicle }] : []
  })
}

/** How a car in stock differs from the one that is wanted; undefined when it is of another carline, or less alike than is asked for. */
export function compare(wanted: StockBuild, got: StockBuild, leastScore = 0): Comparison | undefined {
  if (wanted.car.carline.code !== got.car.carline.code) return undefined
  if (wanted.cupraCode === got.cupraCode) return { same: [...CATEGORIES], different: [], score: 1 }
  const likeness = scoreLikeness(wanted, got)
  const weighed = CATEGORIES.reduce((sum, category) => sum + WEIGHTS[category] * likeness[category], 0)
  // Two cars that differ in a service alone are alike in all that is weighed, and still not the same.
  const score = Math.min(Math.round(weighed * 1_000) / 1_000, MOST_ALIKE)
  if (score < leastScore) return undefined
  return {
    same: CATEGORIES.filter((category) => likeness[category] === 1),
    different: [...versionDifference(wanted, got), ...itemDifferences(wanted, got)],
    score,
  }
}

function scoreLikeness(wanted: StockBuild, got: StockBuild): Readonly<Record<Category, number>> {
  const same = (kind: 'paint' | 'wheel' | 'interior') =>
    chosenItem(wanted.car, kind).code === chosenItem(got.car, kind).code ? 1 : 0
  const [a, b] = [wanted.car.version, got.car.version]
  const related = a.fuelType === b.fuelType && a.gearbox === b.gearbox ? 0.5 : 0
  return {
    version: a.code === b.code ? 1 : related,
    exterior: same('paint'),
    wheels: same('wheel'),
    interior: same('interior'),
    options: sharedPart(wanted.facets.equipment, got.facets.equipment),
  }
}

/** Shared pieces out of all pieces of the two. */
function sharedPart(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b]).size
  return all === 0 ? 1 : (a.length + b.length - all) / all
}

function versionDifference(wanted: StockBuild, got: StockBuild): Difference[] {
  const [before, after] = [wanted.car.version, got.car.version]
  if (before.code === after.code) return []
  const delta = difference(toAmount(after.price), toAmount(before.price))
  return [{ category: 'version', wanted: before.title, got: after.title, delta }]
}

/** Paint, wheels and interior face each other; every other item stands against its being there or not. */
function itemDifferences(wanted: StockBuild, got: StockBuild): Difference[] {
  const before = comparedItems(wanted)
  const after = comparedItems(got)
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((slot): Difference[] => {
    const [one, other] = [before.get(slot), after.get(slot)]
    const category = (one ?? other)?.category
    const delta = difference(paidFor(got, other), paidFor(wanted, one))
    if (!category || (one?.code === other?.code && delta.incl === 0)) return []
    const isSame = one?.code === other?.code
    return [{ category, wanted: equipmentName(wanted, one, isSame), got: equipmentName(got, other, isSame), delta }]
  })
}

/** By what they are compared on: a slot that every car fills once, or the item itself. Services go with any car. */
function comparedItems({ items }: StockBuild): Map<string, CatalogueItem> {
  const slots = new Map<string, CatalogueItem>()
  for (const { item } of items) {
    if (item.kind !== 'service') slots.set(isSlot(item.kind) ? item.kind : item.code, item)
  }
  return slots
}

function paidFor({ paid }: StockBuild, item: CatalogueItem | undefined): Amount {
  return toAmount((item && paid.get(item.code)) ?? 0)
}

/** The same item on both sides differs only in being paid for, so it says where it is included. */
function equipmentName(build: StockBuild, item: CatalogueItem | undefined, isSame: boolean): Bilingual {
  if (!item) return NONE
  if (!isSame || paidFor(build, item).incl > 0) return item.title
  return { fr: `${item.title.fr}, compris`, nl: `${item.title.nl}, inbegrepen` }
}

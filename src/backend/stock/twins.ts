import type { CategoryCode } from '@/contract/configurator'
import type { Bilingual } from '@/domain/language'
import type { CatalogueItem } from '../catalogue/types'
import { allItemsOf, type Car, pickOf } from '../engine/car'
import { idOf } from '../engine/configuration-id'
import { type Amount, amountOf, difference, NOTHING } from '../engine/price'
import { has } from './bitset'
import { DEALERS, type StockDealer } from './dealers'
import type { StockBuild } from './stock-build'
import type { StockIndex } from './stock-index'

export interface Difference {
  readonly category: CategoryCode
  readonly wanted: Bilingual
  readonly got: Bilingual
  /** What the other car's list price is more (or, below zero, less) for it. */
  readonly delta: Amount
}

export interface Comparison {
  /** Categories that are alike. */
  readonly same: readonly CategoryCode[]
  readonly different: readonly Difference[]
  /** 0 to 1; 1 is the same car. */
  readonly score: number
}

/** How much of a car each category is to its buyer; together 1. */
const WEIGHTS = { version: 0.4, exterior: 0.2, wheels: 0.1, interior: 0.15, options: 0.15 } as const
const NONE: Bilingual = { fr: 'Sans', nl: 'Zonder' }

/** Below this a car is another car. */
export const CLOSE_SCORE = 0.5

export interface Twin extends Comparison {
  readonly vehicle: number
}

/** Vehicles for sale that are the wanted car or close to it: the likest first, then the nearest, then the cheapest. */
export function twinsOf(index: StockIndex, wanted: StockBuild, distance: (dealer: StockDealer) => number): Twin[] {
  const { stock, live } = index
  const comparisons = stock.builds.map((build) => compare(wanted, build))
  const distances = DEALERS.map(distance)
  const found: Twin[] = []
  for (let vehicle = 0; vehicle < stock.size; vehicle += 1) {
    const comparison = comparisons[stock.buildOf[vehicle] ?? 0]
    if (comparison && comparison.score >= CLOSE_SCORE && has(live, vehicle)) found.push({ ...comparison, vehicle })
  }
  const away = ({ vehicle }: Twin) => distances[stock.dealer[vehicle] ?? 0] ?? 0
  const price = ({ vehicle }: Twin) => stock.offer[vehicle] ?? 0
  return found.sort((a, b) => b.score - a.score || away(a) - away(b) || price(a) - price(b) || a.vehicle - b.vehicle)
}

/** How a car in stock differs from the one that is wanted; undefined when it is of another carline. */
export function compare(wanted: StockBuild, got: StockBuild): Comparison | undefined {
  if (wanted.car.carline.code !== got.car.carline.code) return undefined
  if (idOf(wanted.car) === idOf(got.car))
    return { same: Object.keys(WEIGHTS) as CategoryCode[], different: [], score: 1 }
  const same: CategoryCode[] = []
  const different: Difference[] = []
  let score = 0
  const weigh = (category: keyof typeof WEIGHTS, likeness: number, differences: () => Difference[]) => {
    score += WEIGHTS[category] * likeness
    if (likeness === 1) same.push(category)
    else different.push(...differences())
  }

  const versions = [wanted.car.version, got.car.version] as const
  const related = versions[0].fuelType === versions[1].fuelType && versions[0].gearbox === versions[1].gearbox ? 0.5 : 0
  weigh('version', versions[0].code === versions[1].code ? 1 : related, () => [
    {
      category: 'version',
      wanted: versions[0].title,
      got: versions[1].title,
      delta: difference(amountOf(versions[1].price), amountOf(versions[0].price)),
    },
  ])
  for (const [category, kind] of [
    ['exterior', 'paint'],
    ['wheels', 'wheel'],
    ['interior', 'interior'],
  ] as const) {
    const before = pickOf(wanted.car, kind)
    const after = pickOf(got.car, kind)
    weigh(category, before.code === after.code ? 1 : 0, () => [
      {
        category,
        wanted: before.title,
        got: after.title,
        delta: difference(paidFor(got.car, after), paidFor(wanted.car, before)),
      },
    ])
  }
  const wantedExtras = extrasOf(wanted.car)
  const gotExtras = extrasOf(got.car)
  weigh('options', likeness(wantedExtras, gotExtras), () => [
    ...[...wantedExtras.values()]
      .filter(({ code }) => !gotExtras.has(code))
      .map(
        (item): Difference => ({
          category: categoryOf(item),
          wanted: item.title,
          got: NONE,
          delta: difference(NOTHING, paidFor(wanted.car, item)),
        }),
      ),
    ...[...gotExtras.values()]
      .filter(({ code }) => !wantedExtras.has(code))
      .map(
        (item): Difference => ({
          category: categoryOf(item),
          wanted: NONE,
          got: item.title,
          delta: paidFor(got.car, item),
        }),
      ),
  ])
  return { same, different, score: Math.round(score * 1_000) / 1_000 }
}

/** Extras that are in, however they came in; services are bought with any car and left out. */
function extrasOf(car: Car): Map<string, CatalogueItem> {
  const extras = allItemsOf(car).flatMap(({ item }) =>
    item.kind === 'option' || item.kind === 'pack' || item.kind === 'edition' ? [[item.code, item] as const] : [],
  )
  return new Map(extras)
}

/** Shared extras out of all extras of the two. */
function likeness(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): number {
  const shared = [...a.keys()].filter((code) => b.has(code)).length
  const all = a.size + b.size - shared
  return all === 0 ? 1 : shared / all
}

/** What the item adds to its car's price: nothing when it is standard or brought by a pack. */
function paidFor(car: Car, item: CatalogueItem): Amount {
  const isPaid = car.chosen.includes(item.code) && !item.standardOn?.includes(car.version.code)
  return isPaid ? amountOf(item.price) : NOTHING
}

function categoryOf(item: CatalogueItem): CategoryCode {
  return item.category
}

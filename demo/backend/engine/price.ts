import { activePromotions } from '@demo/backend/catalogue/promotions'
import type { CatalogueCarline, CatalogueVersion, Cents } from '@demo/backend/catalogue/types'
import { type Clock, systemClock } from '@demo/backend/clock'
import type { PartKind } from '@/contract/common'
import { vatPercentOn } from '@/domain/dated/vat'
import type { Bilingual } from '@/domain/language'
import { type Car, carState } from './car'
import { compileCarline, indexes } from './compiled'
import type { State } from './validity'

/** An amount in both readings, integer cents. They are kept apart because rounded parts do not add up to a rounded sum. */
export interface Amount {
  readonly incl: Cents
  readonly excl: Cents
}

export const NOTHING: Amount = { incl: 0, excl: 0 }

/** One part, by the VAT of a day: its amount without VAT is rounded to the cent, half away from zero. */
export function toAmount(cents: Cents, day: string = systemClock.today()): Amount {
  const excl = Math.round(Math.abs(cents) / (1 + vatPercentOn(day) / 100))
  return { incl: cents, excl: cents < 0 ? -excl : excl }
}

/** A sum: without VAT it is the sum of its parts without VAT, so that every column adds up to its foot. */
export function sumAmounts(amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, one) => ({ incl: sum.incl + one.incl, excl: sum.excl + one.excl }), NOTHING)
}

export function difference(next: Amount, previous: Amount): Amount {
  return { incl: next.incl - previous.incl, excl: next.excl - previous.excl }
}

export interface Part {
  readonly code: string
  readonly kind: PartKind
  readonly title: Bilingual
  readonly cents: Cents
}

export interface Price {
  /** Version, VAT and compulsory delivery costs included. */
  readonly baseCents: Cents
  /** Base first, then every chosen item in catalogue order, free ones too. Their sum is the total. */
  readonly parts: readonly Part[]
  /** Sum of the reductions that hold today. Not taken off the total: whoever shows the reduced price subtracts it. */
  readonly discountCents: Cents
  readonly totalCents: Cents
  /** Fiscal catalogue value: list price with options and VAT, without any reduction. */
  readonly catalogValueCents: Cents
  /** Both readings of base, of all parts but the base, and of the total. */
  readonly base: Amount
  readonly options: Amount
  readonly total: Amount
}

export function priceCar(car: Car, clock: Clock = systemClock): Price {
  const parts = listParts(car.carline, carState(car))
  const today = clock.today()
  const [baseAmount = NOTHING, ...others] = parts.map(({ cents }) => toAmount(cents, today))
  const options = sumAmounts(others)
  const total = sumAmounts([baseAmount, options])
  return {
    baseCents: baseAmount.incl,
    parts,
    discountCents: activePromotions(car.carline.code, today).reduce((sum, { cents }) => sum + cents, 0),
    totalCents: total.incl,
    catalogValueCents: total.incl,
    base: baseAmount,
    options,
    total,
  }
}

/** What a version costs with nothing chosen: its own price and the parts that no choice takes out. */
export function versionAmount(carline: CatalogueCarline, { code }: CatalogueVersion): Amount {
  const version = compileCarline(carline).versionIndexes.get(code) ?? 0
  return sumAmounts(listParts(carline, { version, chosen: 0 }).map(({ cents }) => toAmount(cents)))
}

/** The parts at today's prices; of an older code also what is no longer built. */
export function listParts(carline: CatalogueCarline, { version: versionIndex, chosen }: State): Part[] {
  const { items, prices } = compileCarline(carline)
  const version = carline.versions[versionIndex]
  if (!version) return []
  const { code, title, price } = version
  const extras = indexes(chosen).flatMap((index): Part[] => {
    const item = items[index]
    const cents = prices[versionIndex]?.[index]
    return item ? [{ code: item.code, kind: item.kind, title: item.title, cents: cents ?? item.price }] : []
  })
  return [{ code, kind: 'base', title, cents: price }, ...extras]
}

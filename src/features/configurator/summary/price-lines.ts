import type { Money, PartKind } from '@/contract/common'
import type { Simulation } from '@/contract/configurator'
import type { PriceBlock, PricesResponse } from '@/contract/configured-car'

export interface PriceLine {
  readonly code: string
  readonly description: string
  readonly amount: Money
  readonly isEdition: boolean
}

const RANKS: Readonly<Record<PartKind, number>> = {
  base: 0, paint: 1, wheel: 1, interior: 1, option: 1, pack: 1, edition: 1, service: 1, delivery: 1, discount: 2,
} // biome-ignore format: one line reads better

/** The lines of the price in their order: the car, its extras, then reductions. */
export function priceLines({ parts }: PriceBlock): PriceLine[] {
  return parts
    .toSorted((a, b) => RANKS[a.kind] - RANKS[b.kind])
    .map(({ code, description, amount, kind }) => ({
      code,
      description,
      amount,
      // Spec §3: a description containing EDI marks an edition item.
      isEdition: kind === 'edition' || description.includes('EDI'),
    }))
}

/** The VAT of an amount in euro, rounded to the cent. */
export function vatAmount({ incl, excl }: Money): number {
  return Math.round(incl * 100 - excl * 100) / 100
}

export function opposite(money: Money): Money {
  return { ...money, incl: -money.incl, excl: -money.excl }
}

/** The sum of two amounts of the same VAT rate, rounded to the cent. */
export function addMoney(a: Money, b: Money): Money {
  const plus = (left: number, right: number) => Math.round(left * 100 + right * 100) / 100
  return { ...a, incl: plus(a.incl, b.incl), excl: plus(a.excl, b.excl) }
}

/** The difference incl. and excl. VAT, rounded to the cent. */
export function minus(money: Money, other: Money): Money {
  return addMoney(money, opposite(other))
}

/**
 * A reduction that may be announced: the advantage is the difference to the reference price. Undefined without a reduction, or if
 * the reduced price is not below the earlier one.
 */
export function announcedReduction({ price, lowest_30_days: reference }: PricesResponse) {
  if (!price?.discount || !reference) return undefined
  const reduced = minus(price.total, price.discount)
  const advantage = minus(reference, reduced)
  return advantage.incl > 0 ? { reference, advantage, reduced } : undefined
}

/** True if monthly amounts are based on the price without the announced reduction. */
export function isBeforeReduction(offers: readonly Pick<Simulation, 'cash_price'>[], prices: PricesResponse): boolean {
  const reduction = announcedReduction(prices)
  return reduction !== undefined && offers.some(({ cash_price }) => cash_price.incl > reduction.reduced.incl)
}

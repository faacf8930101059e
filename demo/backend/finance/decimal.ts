import { Decimal } from 'decimal.js'
import type { Cents } from '../catalogue/types'

/** As many digits as IEEE 754's decimal128, and the rounding of a bank: half a cent goes up. */
export const Exact = Decimal.clone({ precision: 34, rounding: Decimal.ROUND_HALF_UP })

/** A decimal amount of cents, to the cent. */
export const toCents = (amount: Decimal): Cents => amount.toDecimalPlaces(0).toNumber()

/** Further than this from half a cent, a binary fraction of amounts that cars have is rounded as the decimal one is. */
const SURE = 1e-4

/**
 * An amount that is not below zero, to the cent: by binary fractions, and exactly where these leave a doubt about half a cent. 18,000 kinds of cars in
 * stock are worked out for one search, and exact digits take ten times as long.
 */
export function roundCents(about: number, exactly: () => Decimal): Cents {
  const isSure = about >= 0 && about < 1e10 && Math.abs((about % 1) - 0.5) > SURE
  return isSure ? Math.round(about) : toCents(exactly())
}

export const percentOf = (amount: Cents, percent: number): Cents =>
  roundCents((amount * percent) / 100, () => new Exact(amount).times(percent).div(100))

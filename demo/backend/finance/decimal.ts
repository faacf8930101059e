import { Decimal } from 'decimal.js'
import type { Cents } from '../catalogue/types'

/** As many digits as IEEE 754's decimal128, and the rounding of a bank: half a cent goes up. */
export const Exact = Decimal.clone({ precision: 34, rounding: Decimal.ROUND_HALF_UP })

/** A decimal amount of cents, to the cent. */
export const toCents = (amount: Decimal): Cents => amount.toDecimalPlaces(0).toNumber()

export const percentOf = (amount: Cents, percent: number): Cents => toCents(new Exact(amount).times(percent).div(100))

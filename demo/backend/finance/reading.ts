import { vatPercentOn } from '@/domain/dated/vat'
import type { ProductCode } from '@/domain/finance-terms'
import type { SalesType } from '@/domain/sales-type'
import type { Cents } from '../catalogue/types'
import { systemClock } from '../clock'
import { toAmount } from '../engine/price'
import { DEPOSIT_STEP } from './simulate'

/** A business reads what it pays without VAT, except for what it pays of a credit, in which there is none. */
export const isUntaxed = (product: ProductCode, salesType: SalesType) => salesType === 'B2B' && product !== 'ac'

/** Cents incl. VAT of an amount in euro as the audience reads it. */
export function centsOfReading(
  product: ProductCode,
  euro: number,
  salesType: SalesType,
  day: string = systemClock.today(),
): Cents {
  return Math.round(isUntaxed(product, salesType) ? euro * (100 + vatPercentOn(day)) : euro * 100)
}

/** Whole euro steps as the audience reads them: a bound excl. VAT is rounded down to its step. */
export function depositBound(
  product: ProductCode,
  cents: Cents,
  salesType: SalesType,
  day: string = systemClock.today(),
): number {
  if (!isUntaxed(product, salesType)) return cents / 100
  return (Math.floor(toAmount(cents, day).excl / DEPOSIT_STEP) * DEPOSIT_STEP) / 100
}

import { commissionIdPattern } from './commission-id'
import {
  DURATIONS,
  type Duration,
  LAST_PERCENTS,
  type LastPercent,
  MILEAGES,
  type Mileage,
  PRODUCT_CODES,
  type ProductCode,
} from './finance-terms'
import { parseOption } from './is-one-of'
import { type AmountProblem, parseAmount } from './parse-amount'
import type { SalesType } from './sales-type'

/** What a visitor asks of a financing, as an address spells it: `2FPMF5MJ~pl~48~15000~1.500,50`, or with a last payment of 20 % `…~1.500,50~20`. */
export interface Calculation {
  /** A car of the stock by its number, any other by its public code. */
  readonly car: { readonly commission_id: string } | { readonly cupra_code: string }
  readonly product: ProductCode
  readonly duration: Duration
  readonly mileage: Mileage
  /** The text as typed: an amount that cannot be read is shown again, with what is wrong with it. */
  readonly deposit: string
  /** The last payment or purchase option; left out: the product's usual one. */
  readonly last?: LastPercent | undefined
}

const STOCK = 'stock.'
/** Wider than the pattern of a code: one that was mistyped is told on the page. */
export const writtenCodePattern = /^[A-Z0-9]{8}$/
/** « 488,52 euro par mois, TVA comprise » would be no amount without its end. */
const LONGEST_TYPED = 40

export const FIRST_TERMS = { duration: 48, mileage: 15_000, deposit: '' } as const

/** Whether a text is what `typedForAddress` leaves of what was typed. */
export const fitsAddress = (text: string) => text.length <= LONGEST_TYPED && !/[/\p{Cc}]/u.test(text)

/** Typed text without the signs that an address cannot carry. */
export function typedForAddress(typed: string): string {
  return (
    typed
      .replace(/[/~\p{Cc}\p{Surrogate}]/gu, '')
      // Next decodes a path twice, and refuses what is an encoded sign then.
      .replace(/%(?=[\da-f]{2})/gi, '')
      .trim()
      .slice(0, LONGEST_TYPED)
      // The cut may have left one half of a pair.
      .replace(/\p{Surrogate}/gu, '')
  )
}

/**
 * The deposit in euro, or what is wrong with it. A credit bears no VAT of its own: what is paid towards it is a part of the whole
 * price, with VAT for a business too.
 */
export const readDeposit = (
  { deposit, product }: Pick<Calculation, 'deposit' | 'product'>,
  salesType: SalesType,
): number | AmountProblem => parseAmount(deposit, product === 'ac' ? 'B2C' : salesType)

export function readCalculation(text: string): Calculation | undefined {
  const [car = '', productText = '', durationText = '', mileageText = '', deposit = '', lastText, ...more] =
    text.split('~')
  const product = parseOption(PRODUCT_CODES, productText)
  const duration = parseOption(DURATIONS, durationText)
  const mileage = parseOption(MILEAGES, mileageText)
  const last = lastText === undefined ? undefined : parseOption(LAST_PERCENTS, lastText)
  const commissionId = car.startsWith(STOCK) ? car.slice(STOCK.length) : undefined
  const isCar = commissionId === undefined ? writtenCodePattern.test(car) : commissionIdPattern.test(commissionId)
  if (!isCar || !product || !duration || !mileage || more.length > 0) return undefined
  if (lastText !== undefined && last === undefined) return undefined
  if (!fitsAddress(deposit)) return undefined
  return {
    car: commissionId === undefined ? { cupra_code: car } : { commission_id: commissionId },
    product,
    duration,
    mileage,
    deposit,
    ...(last !== undefined && { last }),
  }
}

export function writeCalculation({ car, product, duration, mileage, deposit, last }: Calculation): string {
  const name = 'commission_id' in car ? `${STOCK}${car.commission_id}` : car.cupra_code
  return [name, product, duration, mileage, typedForAddress(deposit), ...(last === undefined ? [] : [last])].join('~')
}

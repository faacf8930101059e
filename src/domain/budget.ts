import { fitsAddress, typedForAddress } from './calculation'
import { DURATIONS, type Duration, MILEAGES, type Mileage, PRODUCT_CODES, type ProductCode } from './finance-terms'
import { parseOption } from './is-one-of'

/** A monthly budget and its terms, as an address spells them: `550~pl~48~15000~1.500`. */
export interface Budget {
  /** The text as typed, like the deposit: an amount that cannot be read is shown again, with what is wrong with it. */
  readonly amount: string
  readonly product: ProductCode
  readonly duration: Duration
  readonly mileage: Mileage
  readonly deposit: string
}

export function readBudget(text: string): Budget | undefined {
  const [amount = '', productText = '', durationText = '', mileageText = '', deposit, ...more] = text.split('~')
  const product = parseOption(PRODUCT_CODES, productText)
  const duration = parseOption(DURATIONS, durationText)
  const mileage = parseOption(MILEAGES, mileageText)
  if (!product || !duration || !mileage || deposit === undefined || more.length > 0) return undefined
  return fitsAddress(amount) && fitsAddress(deposit) ? { amount, product, duration, mileage, deposit } : undefined
}

export function writeBudget({ amount, product, duration, mileage, deposit }: Budget): string {
  return [typedForAddress(amount), product, duration, mileage, typedForAddress(deposit)].join('~')
}

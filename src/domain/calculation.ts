import { DURATIONS, type Duration, MILEAGES, type Mileage, PRODUCT_CODES, type ProductCode } from './finance-terms'

/** What a visitor asks of a financing, as an address spells it: `2FPMF5MJ~pl~48~15000~1.500,50`. */
export interface Calculation {
  /** A car of the stock by its number, any other by its public code. */
  readonly car: { readonly commission_id: string } | { readonly cupra_code: string }
  readonly product: ProductCode
  readonly duration: Duration
  readonly mileage: Mileage
  /** As it was typed: what cannot be read is shown again beside what is wrong with it. */
  readonly deposit: string
}

const STOCK = 'stock.'
const CAR = /^(?:stock\.[A-Z0-9]{6,12}|[A-Z0-9]{8})$/
const LONGEST_DEPOSIT = 16

export const FIRST_TERMS = { duration: 48, mileage: 15_000, deposit: '' } as const

const oneOf = <T extends string | number>(known: readonly T[], text: string) =>
  known.find((one) => String(one) === text)

export function readCalculation(text: string): Calculation | undefined {
  const [car = '', productText = '', durationText = '', mileageText = '', deposit = '', ...more] = text.split('~')
  const product = oneOf(PRODUCT_CODES, productText)
  const duration = oneOf(DURATIONS, durationText)
  const mileage = oneOf(MILEAGES, mileageText)
  if (!CAR.test(car) || !product || !duration || !mileage || more.length > 0) return undefined
  if (deposit.length > LONGEST_DEPOSIT || /[/\p{Cc}]/u.test(deposit)) return undefined
  return {
    car: car.startsWith(STOCK) ? { commission_id: car.slice(STOCK.length) } : { cupra_code: car },
    product,
    duration,
    mileage,
    deposit,
  }
}

/** What is typed may hold anything: what an address cannot carry is left out. */
export function writeCalculation({ car, product, duration, mileage, deposit }: Calculation): string {
  const name = 'commission_id' in car ? `${STOCK}${car.commission_id}` : car.cupra_code
  const typed = deposit
    .replace(/[/~\p{Cc}\p{Surrogate}]/gu, '')
    .trim()
    .slice(0, LONGEST_DEPOSIT)
    // The cut may have left one half of a pair.
    .replace(/\p{Surrogate}/gu, '')
  return [name, product, duration, mileage, typed].join('~')
}

import { type Calculation, readCalculation, writeCalculation } from '@/domain/calculation'
import { FIRST_PRODUCT } from '@/domain/finance-terms'
import { isOneOf } from '@/domain/is-one-of'
import { parseAmount } from '@/domain/parse-amount'
import { FIRST_RENT_TERMS, RENT_DURATIONS, type RentTerms } from '@/domain/rent-terms'
import type { SalesType } from '@/domain/sales-type'
import { useAudience } from '@/routing/CurrentRoute'
import { addressFromElsewhere, askedMemory } from './asked-memory'

export const FINANCE_MEMORY = 'financing'
const asked = askedMemory('terms', FINANCE_MEMORY, readCalculation)

export type Terms = Omit<Calculation, 'car'>

/** Changes the product and its terms. `shown` is what the page was drawn with. */
export function rememberTerms(change: Partial<Terms>, shown: Terms, car: Calculation['car']): void {
  asked.remember(writeCalculation({ ...shown, ...asked.inAddress(), ...change, car }))
}

/** The terms of the address, with the car that they were asked for; none on the server and while a page is hydrated. */
export const useAddressedTerms: () => Calculation | undefined = asked.useInAddress

/** The terms of the address, else those that are given, else those of this visit; none of the visitor's while a page is hydrated. */
export function useRememberedTerms(given?: Terms): Terms | undefined {
  const inAddress = useAddressedTerms()
  const inVisit = asked.useInVisit()
  return withoutCar(inAddress) ?? given ?? withoutCar(inVisit)
}

/** The rent that was asked for, on the terms of the lists and cards: none where another product was, or the usual terms. */
export function useRememberedRentTerms(): RentTerms | undefined {
  const { salesType } = useAudience()
  const wished = useRememberedTerms()
  if (wished?.product !== FIRST_PRODUCT[salesType]) return undefined
  const { duration, mileage } = wished
  const typed = parseAmount(wished.deposit)
  if (!isOneOf(RENT_DURATIONS, duration) || typeof typed !== 'number') return undefined
  const terms = { duration, mileage, deposit: Math.round(typed) }
  const isUsual = duration === FIRST_RENT_TERMS.duration && mileage === FIRST_RENT_TERMS.mileage && terms.deposit === 0
  return isUsual ? undefined : terms
}

/** Terms that a list was asked for hold for every car that is looked at next. */
export function rememberRentTerms(
  { duration, mileage, deposit }: RentTerms,
  car: Calculation['car'],
  salesType: SalesType,
) {
  const text = writeCalculation({
    car,
    product: FIRST_PRODUCT[salesType],
    duration,
    mileage,
    deposit: deposit > 0 ? String(deposit) : '',
  })
  const own = asked.memory.read()
  // A list that somebody has sent does not change what its visitor has chosen.
  if (own === text || (own !== '' && addressFromElsewhere()?.href === location.href)) return
  asked.memory.write(text)
}

function withoutCar(calculation: Calculation | undefined): Terms | undefined {
  if (!calculation) return undefined
  const { car: _, ...terms } = calculation
  return terms
}

import { type Calculation, readCalculation, writeCalculation } from '@/domain/calculation'
import { FIRST_PRODUCT } from '@/domain/finance-terms'
import { isOneOf } from '@/domain/is-one-of'
import { parseAmount } from '@/domain/parse-amount'
import { FIRST_RENT_TERMS, RENT_DURATIONS, type RentTerms } from '@/domain/rent-terms'
import type { SalesType } from '@/domain/sales-type'
import { useAudience } from '@/routing/CurrentRoute'
import { externalEntryUrl, visitMemory } from './visit-memory'

export const FINANCE_MEMORY = 'financing'
const memory = visitMemory('terms', FINANCE_MEMORY, readCalculation)

export type Terms = Omit<Calculation, 'car'>

/** @param shown the terms with which the page was rendered */
export function rememberTerms(change: Partial<Terms>, shown: Terms, car: Calculation['car']): void {
  memory.remember(writeCalculation({ ...shown, ...memory.readUrl(), ...change, car }))
}

/** The terms in the URL with their car; undefined on the server and during hydration. */
export const useUrlTerms: () => Calculation | undefined = memory.useUrlValue

/** The terms of the URL, otherwise the given ones, otherwise those of this visit. During hydration only the given ones. */
export function useRememberedTerms(given?: Terms): Terms | undefined {
  const fromUrl = useUrlTerms()
  const fromVisit = memory.useVisitValue()
  return withoutCar(fromUrl) ?? given ?? withoutCar(fromVisit)
}

/** The remembered terms if they are possible for lists and cards; undefined for another product or the default terms. */
export function useRememberedRentTerms(): RentTerms | undefined {
  const { salesType } = useAudience()
  const remembered = useRememberedTerms()
  if (remembered?.product !== FIRST_PRODUCT[salesType]) return undefined
  const { duration, mileage } = remembered
  const typed = parseAmount(remembered.deposit, salesType)
  if (!isOneOf(RENT_DURATIONS, duration) || typeof typed !== 'number') return undefined
  const terms = { duration, mileage, deposit: Math.round(typed) }
  const isUsual = duration === FIRST_RENT_TERMS.duration && mileage === FIRST_RENT_TERMS.mileage && terms.deposit === 0
  return isUsual ? undefined : terms
}

/** The terms of a stock list are kept for the cars that the visitor opens next. */
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
  const own = memory.storage.read()
  // A shared list must not overwrite the visitor's own terms.
  if (own === text || (own !== '' && externalEntryUrl()?.href === location.href)) return
  memory.storage.write(text)
}

function withoutCar(calculation: Calculation | undefined): Terms | undefined {
  if (!calculation) return undefined
  const { car: _, ...terms } = calculation
  return terms
}

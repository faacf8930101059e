import { useSyncExternalStore } from 'react'
import { brand } from '@/brand/brand'
import { visitMemory } from '@/config/browser-memory'
import { type Calculation, readCalculation, writeCalculation } from '@/domain/calculation'
import { type CostPlan, readCosts, writeCosts } from '@/domain/cost-plan'
import { FIRST_PRODUCT } from '@/domain/finance-terms'
import { parseOption } from '@/domain/is-one-of'
import { parseAmount } from '@/domain/parse-amount'
import { FIRST_RENT_TERMS, RENT_DURATIONS, type RentTerms } from '@/domain/rent-terms'
import type { SalesType } from '@/domain/sales-type'
import { useAudience } from '@/routing/CurrentRoute'
import { keepInQuery } from '@/routing/keep-in-history'

/**
 * What a visitor asked of the money of a car: product and terms, region and prices, never a person. It stands in the address, so that the
 * page can be sent, printed and reloaded as it is, and lasts for the visit, whatever he looks at next (decision 76).
 */
export const FINANCE_MEMORY = `${brand.word}.financing`
export const COSTS_MEMORY = `${brand.word}.costs`
const memories = {
  terms: visitMemory(FINANCE_MEMORY),
  costs: visitMemory(COSTS_MEMORY),
}
type Kind = keyof typeof memories

export type Terms = Omit<Calculation, 'car'>

/**
 * Changes what is asked. `shown` is what the page was drawn with: of two changes at once, such as those that were made before it was
 * hydrated, the second finds the first in the address and not yet on the page.
 */
export function rememberTerms(change: Partial<Terms>, shown: Terms, car: Calculation['car']): void {
  remember('terms', writeCalculation({ ...shown, ...readCalculation(addressed('terms')), ...change, car }))
}

export function rememberCosts(change: Partial<CostPlan>, shown: CostPlan): void {
  remember('costs', writeCosts({ ...shown, ...readCosts(addressed('costs')), ...change }))
}

function remember(kind: Kind, text: string): void {
  keepInQuery(kind, text)
  memories[kind].write(text)
}

const addressed = (kind: Kind) => new URLSearchParams(location.search).get(kind) ?? ''

/** Terms in an address of this site hold for the rest of the visit. Those of a link from outside are its sender's: they hold for its page. */
function watch(changed: () => void): () => void {
  if (readCalculation(addressed('terms')) && !isSentBy('terms')) memories.terms.write(addressed('terms'))
  if (readCosts(addressed('costs')) && !isSentBy('costs')) memories.costs.write(addressed('costs'))
  const ends = [memories.terms.watch(changed), memories.costs.watch(changed)]
  return () => {
    for (const end of ends) end()
  }
}

/** The address by which a link from outside, or somebody's own hand, opened this document; none where a page of the site led here. */
function addressFromElsewhere(): URL | undefined {
  const [opened] = performance.getEntriesByType('navigation')
  return opened && !document.referrer.startsWith(`${location.origin}/`) ? new URL(opened.name) : undefined
}

/** Whether the address still says what the link said. */
const isSentBy = (kind: Kind) => addressFromElsewhere()?.searchParams.get(kind) === addressed(kind)

const nothing = () => ''
const addressedTerms = () => addressed('terms')
const addressedCosts = () => addressed('costs')

/** The terms of the address, with the car that they were asked for; none on the server and while a page is hydrated. */
export function useAddressedTerms(): Calculation | undefined {
  return readCalculation(useSyncExternalStore(watch, addressedTerms, nothing))
}

/** The terms of the address, else those that are given, else those of this visit; none of the visitor's while a page is hydrated. */
export function useRememberedTerms(given?: Terms): Terms | undefined {
  const inAddress = useAddressedTerms()
  const inVisit = readCalculation(useSyncExternalStore(watch, memories.terms.read, nothing))
  return withoutCar(inAddress) ?? given ?? withoutCar(inVisit)
}

/** The rent that was asked for, on the terms of the lists and cards: none where another product was, or the usual terms. */
export function useRememberedRentTerms(): RentTerms | undefined {
  const { salesType } = useAudience()
  const asked = useRememberedTerms()
  const duration = parseOption(RENT_DURATIONS, asked?.duration)
  const typed = parseAmount(asked?.deposit ?? '')
  if (!asked || asked.product !== FIRST_PRODUCT[salesType] || !duration || typeof typed !== 'number') return undefined
  const terms = { duration, mileage: asked.mileage, deposit: Math.round(typed) }
  const isUsual =
    duration === FIRST_RENT_TERMS.duration && asked.mileage === FIRST_RENT_TERMS.mileage && terms.deposit === 0
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
  const own = memories.terms.read()
  // A list that somebody has sent does not change what its visitor has chosen.
  if (own === text || (own !== '' && addressFromElsewhere()?.href === location.href)) return
  memories.terms.write(text)
}

function withoutCar(calculation: Calculation | undefined): Terms | undefined {
  if (!calculation) return undefined
  const { car: _, ...terms } = calculation
  return terms
}

/** What was asked of taxes and costs: by the address, else what is given, else in this visit. */
export function useRememberedCosts(given?: CostPlan): CostPlan | undefined {
  const inAddress = readCosts(useSyncExternalStore(watch, addressedCosts, nothing))
  const inVisit = readCosts(useSyncExternalStore(watch, memories.costs.read, nothing))
  return inAddress ?? given ?? inVisit
}

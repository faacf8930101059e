import { useSyncExternalStore } from 'react'
import { brand } from '@/config/brand'
import { type Calculation, readCalculation, writeCalculation } from '@/domain/calculation'
import { type CostPlan, readCosts, writeCosts } from '@/domain/cost-plan'
import { keepInHistory } from '@/routing/keep-in-history'

/**
 * What a visitor asked of the money of a car: product and terms, region and prices, never a person. It stands in the address, so that the
 * page can be sent, printed and reloaded as it is, and lasts for the visit, whatever he looks at next (decision 76).
 */
export const FINANCE_MEMORY = `${brand.word}.financing`
export const COSTS_MEMORY = `${brand.word}.costs`
const KEYS = { terms: FINANCE_MEMORY, costs: COSTS_MEMORY } as const
type Kind = keyof typeof KEYS

const CHANGED = `${FINANCE_MEMORY}.changed`

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

function keep(kind: Kind, text: string): void {
  try {
    sessionStorage.setItem(KEYS[kind], text)
  } catch {
    // Without a store it lasts as long as the address.
  }
}

function remember(kind: Kind, text: string): void {
  keep(kind, text)
  const query = new URLSearchParams(location.search)
  query.set(kind, text)
  // URLSearchParams encodes both signs, which a query may hold as they are: so the address stays readable.
  const search = query.toString().replaceAll('%7E', '~').replaceAll('%2C', ',')
  keepInHistory(`${location.pathname}?${search}${location.hash}`)
  window.dispatchEvent(new Event(CHANGED))
}

const addressed = (kind: Kind) => new URLSearchParams(location.search).get(kind) ?? ''

function kept(kind: Kind): string {
  try {
    return sessionStorage.getItem(KEYS[kind]) ?? ''
  } catch {
    return ''
  }
}

/** Who follows a link with terms has them for the rest of the visit. */
function watch(changed: () => void): () => void {
  if (readCalculation(addressed('terms'))) keep('terms', addressed('terms'))
  if (readCosts(addressed('costs'))) keep('costs', addressed('costs'))
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}

const nothing = () => ''
const addressedTerms = () => addressed('terms')
const keptTerms = () => kept('terms')
const addressedCosts = () => addressed('costs')
const keptCosts = () => kept('costs')

/** The terms of the address, with the car that they were asked for; none on the server and while a page is hydrated. */
export function useAddressedTerms(): Calculation | undefined {
  return readCalculation(useSyncExternalStore(watch, addressedTerms, nothing))
}

/** The terms of the address, else those that are given, else those of this visit; none of the visitor's while a page is hydrated. */
export function useRememberedTerms(given?: Terms): Terms | undefined {
  const inAddress = useAddressedTerms()
  const inVisit = readCalculation(useSyncExternalStore(watch, keptTerms, nothing))
  return withoutCar(inAddress) ?? given ?? withoutCar(inVisit)
}

function withoutCar(calculation: Calculation | undefined): Terms | undefined {
  if (!calculation) return undefined
  const { car: _, ...terms } = calculation
  return terms
}

/** What was asked of taxes and costs: by the address, else what is given, else in this visit. */
export function useRememberedCosts(given?: CostPlan): CostPlan | undefined {
  const inAddress = readCosts(useSyncExternalStore(watch, addressedCosts, nothing))
  const inVisit = readCosts(useSyncExternalStore(watch, keptCosts, nothing))
  return inAddress ?? given ?? inVisit
}

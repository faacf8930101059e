import { useSyncExternalStore } from 'react'
import { brand } from '@/config/brand'
import { type Calculation, readCalculation, writeCalculation } from '@/domain/calculation'

/** What a visitor asked of a financing, for the rest of the visit: product and terms, never a person. */
export const FINANCE_MEMORY = `${brand.word}.financing`
const CHANGED = `${FINANCE_MEMORY}.changed`

/** Of no car: the terms are those of the visitor, whatever he looks at. */
const NO_CAR = { cupra_code: '00000000' } as const

export type Terms = Omit<Calculation, 'car'>

export function rememberTerms(terms: Terms): void {
  try {
    sessionStorage.setItem(FINANCE_MEMORY, writeCalculation({ ...terms, car: NO_CAR }))
    window.dispatchEvent(new Event(CHANGED))
  } catch {
    // Without a store the terms last as long as the page.
  }
}

function remembered(): string {
  try {
    return sessionStorage.getItem(FINANCE_MEMORY) ?? ''
  } catch {
    return ''
  }
}

function watch(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}

/** The terms of this visit; none on the server and while a page is hydrated. */
export function useRememberedTerms(): Terms | undefined {
  const kept = readCalculation(useSyncExternalStore(watch, remembered, () => ''))
  if (!kept) return undefined
  const { car: _, ...terms } = kept
  return terms
}

import { inLocalStorage } from '@/config/browser-storage'
import { commissionIdPattern, spellCommissionId } from '@/domain/commission-id'
import { MOST_COMPARED_VEHICLES } from '@/domain/compared-vehicles'

/** The numbers of the compared cars, and nothing about the visitor. They survive a reload. */
export const COMPARED_KEY = 'stock-compare'
export const comparisonStorage = inLocalStorage(COMPARED_KEY)

/** Numbers from a URL or from the browser's storage, without duplicates and no more than can be compared. */
export function parseCompared(given: readonly string[]): readonly string[] {
  return [...new Set(given.map(spellCommissionId))]
    .filter((id) => commissionIdPattern.test(id))
    .slice(0, MOST_COMPARED_VEHICLES)
}

export const parseStoredComparison = (text: string) => parseCompared(text.split(','))

export function saveComparison(commissionIds: readonly string[]): void {
  comparisonStorage.write(commissionIds.join())
}

export function removeFromComparison(commissionId: string): void {
  saveComparison(parseStoredComparison(comparisonStorage.read()).filter((id) => id !== commissionId))
}

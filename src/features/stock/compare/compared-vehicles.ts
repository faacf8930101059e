import { inLocalStorage } from '@/config/browser-storage'
import { commissionIdPattern, spellCommissionId } from '@/domain/commission-id'
import { MOST_COMPARED_VEHICLES } from '@/domain/compared-vehicles'

/** The cars that a visitor has put aside to compare: their numbers, and nothing about the visitor. They survive a reload. */
export const COMPARED_KEY = 'stock-compare'
export const keptCars = inLocalStorage(COMPARED_KEY)

/** Numbers as they came from an address or from the browser: each once, and no more than can be compared. */
export function parseCompared(given: readonly string[]): readonly string[] {
  return [...new Set(given.map(spellCommissionId))]
    .filter((id) => commissionIdPattern.test(id))
    .slice(0, MOST_COMPARED_VEHICLES)
}

export const readCompared = (text: string) => parseCompared(text.split(','))

export function keepCompared(commissionIds: readonly string[]): void {
  keptCars.write(commissionIds.join())
}

export function leaveOutOfComparison(commissionId: string): void {
  keepCompared(readCompared(keptCars.read()).filter((id) => id !== commissionId))
}

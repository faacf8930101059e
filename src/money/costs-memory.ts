import { type CostPlan, readCosts, writeCosts } from '@/domain/cost-plan'
import { visitMemory } from './visit-memory'

export const COSTS_MEMORY = 'costs'
/** Separate from the finance memory, which many pages import: this one imports the tax tables. */
const costs = visitMemory('costs', COSTS_MEMORY, readCosts)

/** @param shown the parameters with which the page was rendered */
export function rememberCosts(change: Partial<CostPlan>, shown: CostPlan): void {
  costs.remember(writeCosts({ ...shown, ...costs.readUrl(), ...change }))
}

/** The parameters of the URL, otherwise the given ones, otherwise those of this visit. */
export function useRememberedCosts(given?: CostPlan): CostPlan | undefined {
  const fromUrl = costs.useUrlValue()
  const fromVisit = costs.useVisitValue()
  return fromUrl ?? given ?? fromVisit
}

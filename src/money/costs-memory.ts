import { type CostPlan, readCosts, writeCosts } from '@/domain/cost-plan'
import { askedMemory } from './asked-memory'

export const COSTS_MEMORY = 'costs'
/** Apart from the terms of a month, which are asked for on many pages: the tables of the taxes come with it. */
const costs = askedMemory('costs', COSTS_MEMORY, readCosts)

/** Changes what is asked of taxes and costs. `shown` is what the page was drawn with. */
export function rememberCosts(change: Partial<CostPlan>, shown: CostPlan): void {
  costs.remember(writeCosts({ ...shown, ...costs.inAddress(), ...change }))
}

/** What was asked of taxes and costs: by the address, else what is given, else in this visit. */
export function useRememberedCosts(given?: CostPlan): CostPlan | undefined {
  const inAddress = costs.useInAddress()
  const inVisit = costs.useInVisit()
  return inAddress ?? given ?? inVisit
}

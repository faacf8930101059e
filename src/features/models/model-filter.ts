import type { ModelPrice } from '@/contract/configurator'
import { MOTORISATIONS, type Motorisation, motorisationsOf } from '@/domain/fuel-type'
import type { SalesType } from '@/domain/sales-type'
import { amountFor } from '@/i18n/format'
import type { RouteQuery } from '@/routing/params'

/** Euro, as the visitor reads prices: incl. VAT in B2C, excl. VAT in B2B. */
export const BUDGETS = [35_000, 45_000, 55_000, 65_000] as const

export interface ModelFilter {
  readonly motorisation?: Motorisation | undefined
  readonly budget?: number | undefined
}

/** The filter that an address holds; what it does not know is no filter. */
export function readModelFilter(query: RouteQuery): ModelFilter {
  return {
    motorisation: MOTORISATIONS.find((kind) => kind === query.motorisation),
    budget: BUDGETS.find((budget) => String(budget) === query.budget),
  }
}

export function filterModels(
  models: readonly ModelPrice[],
  { motorisation, budget }: ModelFilter,
  salesType: SalesType,
): ModelPrice[] {
  return models
    .filter(
      ({ fuel_types, from_price }) =>
        (!motorisation || motorisationsOf(fuel_types).includes(motorisation)) &&
        (!budget || amountFor(from_price, salesType) <= budget),
    )
    .toSorted((a, b) => a.from_price.incl - b.from_price.incl)
}

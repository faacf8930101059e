import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { stockQueries } from '@/data/stock/queries'
import type { Duration, Mileage } from '@/domain/finance-terms'
import type { Audience } from '@/routing/build-path'

/** The terms of a quote. */
export interface Wish {
  readonly duration: Duration
  readonly mileage: Mileage
  /** Euro, as the audience reads it. */
  readonly deposit: number
}

/** What is asked for until the visitor says otherwise: the terms of the monthly amounts on the other pages. */
export const FIRST_WISH: Wish = { duration: 48, mileage: 15_000, deposit: 0 }

/** Cars in stock that are shown; the service is asked for as many of each kind. */
export const SHOWN_TWINS = 3

/** What the summary of a car asks by its code, so that a page of the server has it. */
export function summaryQueries(audience: Audience, cupra_code: string) {
  const query = { ...audienceQuery(audience), cupra_code }
  return [
    configuratorQueries.prices(query),
    configuratorQueries.quotes({ ...query, ...FIRST_WISH }),
    configuratorQueries.standards(query),
    configuratorQueries.cupraParams(query),
    configuratorQueries.marketingCode(query),
    stockQueries.cupraCodeStock({ ...query, limit: SHOWN_TWINS }),
  ]
}

import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { stockQueries } from '@/data/stock/queries'
import type { Duration, Mileage } from '@/domain/finance-terms'
import type { Audience } from '@/routing/build-path'

export interface QuoteTerms {
  readonly duration: Duration
  readonly mileage: Mileage
  /** Euro, incl. VAT for private buyers and excl. VAT for business buyers. */
  readonly deposit: number
}

/** The initial terms: those of the monthly amounts on the other pages. */
export const FIRST_QUOTE_TERMS: QuoteTerms = { duration: 48, mileage: 15_000, deposit: 0 }

/** Cars in stock that are shown. The service is asked for as many equal and similar cars each. */
export const MOST_SIMILAR_CARS = 3

/** The queries of the summary, for the server's prefetch. */
export function summaryQueries(audience: Audience, cupra_code: string) {
  const query = { ...audienceQuery(audience), cupra_code }
  return [
    configuratorQueries.prices(query),
    configuratorQueries.quotes({ ...query, ...FIRST_QUOTE_TERMS }),
    configuratorQueries.standards(query),
    configuratorQueries.cupraParams(query),
    configuratorQueries.marketingCode(query),
    stockQueries.cupraCodeStock({ ...query, limit: MOST_SIMILAR_CARS }),
  ]
}

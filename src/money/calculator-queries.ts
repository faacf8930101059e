import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import type { Calculation } from '@/domain/calculation'
import { parseAmount } from '@/domain/parse-amount'
import type { Audience } from '@/routing/build-path'

type Terms = Omit<Calculation, 'deposit'>

/** The terms with a deposit that has been read. */
export const depositQuery = (audience: Audience, { car, product, duration, mileage, last }: Terms, deposit: number) =>
  configuratorQueries.quotes({
    ...audienceQuery(audience),
    ...car,
    product_code: product,
    duration,
    mileage,
    ...(deposit > 0 && { deposit }),
    ...(last !== undefined && { last_percent: last }),
  })

/** The terms without a deposit: they say how high one may be. */
export const boundsQuery = (audience: Audience, terms: Terms) => depositQuery(audience, terms, 0)

/** Every product that is offered on these terms, none named. */
export const comparisonQuery = (audience: Audience, { car, duration, mileage }: Terms) =>
  configuratorQueries.quotes({ ...audienceQuery(audience), ...car, duration, mileage })

/** What the server asks ahead for a calculation. */
export function calculationQueries(audience: Audience, { deposit, ...terms }: Calculation) {
  const amount = parseAmount(deposit)
  const bounds = boundsQuery(audience, terms)
  return typeof amount === 'number' && amount > 0 ? [bounds, depositQuery(audience, terms, amount)] : [bounds]
}

import type { QueryOf } from '@/contract/calls'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { type Calculation, readDeposit } from '@/domain/calculation'
import type { Audience } from '@/routing/build-path'

type Terms = Omit<Calculation, 'deposit'>

/**
 * The query for these terms. The answer without a deposit gives the maximum deposit.
 *
 * @param deposit a valid amount
 */
export const termsQuery = (
  audience: Audience,
  { car, product, duration, mileage, last }: Terms,
  deposit = 0,
): QueryOf<'quotes'> => ({
  ...audienceQuery(audience),
  ...car,
  product_code: product,
  duration,
  mileage,
  ...(deposit > 0 && { deposit }),
  ...(last !== undefined && { last_percent: last }),
})

/** Without a product code the service answers with every product. */
export const comparisonQuery = (audience: Audience, { car, duration, mileage }: Terms): QueryOf<'quotes'> => ({
  ...audienceQuery(audience),
  ...car,
  duration,
  mileage,
})

export function calculationQueries(audience: Audience, terms: Calculation) {
  const amount = readDeposit(terms, audience.salesType)
  const deposits = typeof amount === 'number' && amount > 0 ? [0, amount] : [0]
  return deposits.map((paid) => configuratorQueries.quotes(termsQuery(audience, terms, paid)))
}

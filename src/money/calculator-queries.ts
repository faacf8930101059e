import type { QueryOf } from '@/contract/calls'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import type { Calculation } from '@/domain/calculation'
import { parseAmount } from '@/domain/parse-amount'
import type { Audience } from '@/routing/build-path'

type Terms = Omit<Calculation, 'deposit'>

/**
 * What is asked for these terms. The answer without a deposit says how high one may be.
 *
 * @param deposit that has been read
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

/** Every product that is offered on these terms, none named. */
export const comparisonQuery = (audience: Audience, { car, duration, mileage }: Terms): QueryOf<'quotes'> => ({
  ...audienceQuery(audience),
  ...car,
  duration,
  mileage,
})

/** What the server asks ahead for a calculation. */
export function calculationQueries(audience: Audience, { deposit, ...terms }: Calculation) {
  const amount = parseAmount(deposit)
  const deposits = typeof amount === 'number' && amount > 0 ? [0, amount] : [0]
  return deposits.map((paid) => configuratorQueries.quotes(termsQuery(audience, terms, paid)))
}

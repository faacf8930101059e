import type { Delivery } from '@/contract/configurator'
import type { Configuration, PricesResponse, QuotesResponse } from '@/contract/configured-car'
import { audienceQuery } from '@/data/audience-query'
import type { Cancellable } from '@/data/backend-call'
import { getConfiguration, getDelivery, getPrices, getQuotes } from '@/data/configurator/calls'
import type { QuoteRequest } from './quote-request.server'

/** Everything that stands in a quote, as the service says it. */
export interface QuoteData {
  readonly configuration: Configuration
  readonly prices: PricesResponse
  readonly delivery: Delivery
  readonly quotes: QuotesResponse
}

/**
 * Asks the service for what a quote says, all at once. A deposit that no product allows is lowered to the highest one.
 *
 * @throws what the calls throw: without one of the answers there is no quote.
 */
export async function readQuoteData(
  request: QuoteRequest,
  code: string,
  cancellation: Cancellable,
): Promise<QuoteData> {
  const { duration, mileage, zipcode } = request
  const car = { ...audienceQuery(request), cupra_code: code }
  const [configuration, prices, delivery, quotes] = await Promise.all([
    getConfiguration(car, cancellation),
    getPrices(car, cancellation),
    getDelivery({ ...car, zipcode }, cancellation),
    getQuotes({ ...car, duration, mileage }, cancellation),
  ])
  const deposit = Math.min(request.deposit, quotes.options_grid.deposits.max)
  return {
    configuration,
    prices,
    delivery,
    quotes: deposit > 0 ? await getQuotes({ ...car, duration, mileage, deposit }, cancellation) : quotes,
  }
}

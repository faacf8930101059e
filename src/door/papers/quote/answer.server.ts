import type { Wltp } from '@/contract/common'
import { audienceQuery } from '@/data/audience-query'
import type { Cancellable } from '@/data/backend-call'
import { getModelsPrices } from '@/data/configurator/calls'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { seeOther } from '@/data/site-answer.server'
import { offeredProducts } from '@/domain/offered-products'
import { buildPath } from '@/routing/build-path'
import { fileAnswer } from '../paper/file-answer.server'
import { type QuoteData, readQuoteData } from './quote-data.server'
import { quotePdf } from './quote-pdf.server'
import { type AskedQuery, type QuoteRequest, readQuoteRequest } from './quote-request.server'

/**
 * GET /api/quote?lang=&sales_type=&cupra_code=&duration=&mileage=&deposit=&zipcode=: a quote as a PDF. A visitor follows a
 * link or sends a form to it, so trouble leads to the page of that car, which says what is wrong and how to go on.
 */
export async function answerQuote(query: AskedQuery, cancellation: Cancellable): Promise<Response> {
  const request = readQuoteRequest(query)
  const { code } = request
  if (!code) return seeOther(buildPath('car-configurator', {}, request))
  const [data, { flags }] = await Promise.all([
    readQuoteData(request, code, cancellation).catch(() => undefined),
    flagsOnServer(),
  ])
  const wltp =
    data && (flags.BACKEND_WLTP_DATA_REQUESTS ? data.configuration.wltp : await fetchWltp(request, data, cancellation))
  if (!data || !wltp) return seeOther(buildPath('car-configurator.offer', { cupra_code: code }, request))
  const isElectric = data?.configuration.fuel_type === 'ELECTRIC'
  const products = offeredProducts(request.salesType, flags, isElectric)
  const file = await quotePdf(request, data, { code, wltp, showsReduction: flags.PRICE_WITH_REDUCTION_CCF, products })
  // The number comes from the service, and a header may not hold everything.
  return fileAnswer(file, data.quotes.document.quote_number.replace(/[^\w-]/g, ''))
}

/** The WLTP figures of the carline, as the page of the car has them while the flag is off. */
async function fetchWltp(
  request: QuoteRequest,
  { configuration }: QuoteData,
  cancellation: Cancellable,
): Promise<Wltp | undefined> {
  const query = { ...audienceQuery(request), carline_code: configuration.carline_code }
  const answer = await getModelsPrices(query, cancellation).catch(() => undefined)
  return answer?.models[0]?.wltp
}

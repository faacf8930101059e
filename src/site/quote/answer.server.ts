import type { Cancellable } from '@/data/backend-call'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { buildPath } from '@/routing/build-path'
import { readQuoteData } from './quote-data.server'
import { quotePdf } from './quote-pdf.server'
import { type AskedQuery, readQuoteRequest } from './quote-request.server'

/**
 * GET /api/quote?lang=&sales_type=&cupra_code=&duration=&mileage=&deposit=&zipcode=: a quote as a PDF. A visitor follows a
 * link or sends a form to it, so trouble leads to the page of that car, which says what is wrong and how to go on.
 */
export async function answerQuote(query: AskedQuery, by: Cancellable): Promise<Response> {
  const request = readQuoteRequest(query)
  const { code } = request
  if (!code) return seeOther(buildPath('car-configurator', {}, request))
  const [data, { flags }] = await Promise.all([
    readQuoteData(request, code, by).catch(() => undefined),
    flagsOnServer(),
  ])
  if (!data) return seeOther(buildPath('car-configurator.offer', { cupra_code: code }, request))
  const file = await quotePdf(request, data, { code, showsReduction: flags.PRICE_WITH_REDUCTION_CCF })
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${data.quotes.document.quote_number}.pdf"`,
      // Its number and its dates are those of the moment.
      'cache-control': 'no-store',
    },
  })
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

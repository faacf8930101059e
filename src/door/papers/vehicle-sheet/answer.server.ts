import { currentTime } from '@/config/clock'
import { audienceQuery } from '@/data/audience-query'
import type { Cancellable } from '@/data/backend-call'
import { getQuotes } from '@/data/configurator/calls'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { seeOther } from '@/data/site-answer.server'
import { searchStockVehicles } from '@/data/stock/calls'
import { isSoldCarline } from '@/domain/carline'
import { commissionIdPattern } from '@/domain/commission-id'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { isStockOpen } from '@/domain/feature-flag'
import { offeredProducts, orderOffers } from '@/domain/offered-products'
import { readSearch } from '@/domain/stock-search'
import { vehicleBody } from '@/features/stock/list/stock-search'
import { buildPath } from '@/routing/build-path'
import { type FormQuery, readFormFields } from '@/routing/forms/form-fields'
import { fileAnswer } from '../paper/file-answer.server'
import { vehiclePdf } from './vehicle-pdf.server'

/**
 * GET /api/vehicle-sheet?lang=&sales_type=&carline_code=&commission_id=: a car of the stock as a PDF. A visitor follows a link
 * to it, so trouble leads to the page of the car, which says what is wrong; without a car it is the page of the stock.
 */
export async function answerVehicleSheet(query: FormQuery, cancellation: Cancellable): Promise<Response> {
  const { one, audience } = readFormFields(query)
  const [carline, commissionId] = [one('carline_code'), one('commission_id')]
  if (!isSoldCarline(carline) || !commissionIdPattern.test(commissionId))
    return seeOther(buildPath('stock', {}, audience))

  const page = buildPath('stock.vehicle', { modelName: carline, commissionId }, audience)
  const [answer, { flags }] = await Promise.all([
    searchStockVehicles(vehicleBody(commissionId, audience), cancellation).catch(() => undefined),
    flagsOnServer(),
  ])
  const vehicle = answer?.detail
  if (!vehicle || !isSoldCarline(vehicle.carline_code) || !isStockOpen(vehicle.carline_code, flags)) {
    return seeOther(page)
  }
  const products =
    audience.salesType === 'B2B' && !flags.STOCK_FINANCING_B2B
      ? []
      : offeredProducts(audience.salesType, flags, vehicle.fuel_type === 'ELECTRIC')
  const quotes =
    products.length > 0
      ? await getQuotes(
          { ...audienceQuery(audience), ...askedTerms(one), commission_id: commissionId },
          cancellation,
        ).catch(() => undefined)
      : undefined
  const file = await vehiclePdf(audience, vehicle, {
    offers: orderOffers(quotes?.offers ?? [], products),
    lacksOffers: products.length > 0 && !quotes,
    today: dayInBrussels(currentTime()),
  })
  return fileAnswer(file, commissionId)
}

/** The terms that its visitor has asked for; what is no term is left out. */
function askedTerms(one: (name: string) => string) {
  const { terms } = readSearch({ duration: one('duration'), mileage: one('mileage'), deposit: one('deposit') })
  return terms && { ...terms, deposit: terms.deposit || undefined }
}

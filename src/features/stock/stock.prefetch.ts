import type { QueryClient } from '@tanstack/react-query'
import type { CupraCodeStockResponse, StockVehiclesResponse } from '@/contract/stock'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { stockQueries } from '@/data/stock/queries'
import { FIRST_TERMS } from '@/domain/calculation'
import type { CarlineCode } from '@/domain/carline'
import { MOST_COMPARED_VEHICLES } from '@/domain/compared-vehicles'
import { ALL_FLAGS_OFF, type FeatureFlags } from '@/domain/feature-flag'
import { FIRST_PRODUCT } from '@/domain/finance-terms'
import type { Incentive } from '@/domain/incentive'
import { readSearch, type SearchQuery } from '@/domain/stock-search'
import { termsQuery } from '@/money/calculator-queries'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import { parseCompared } from './compare/compared-vehicles'
import { comparedBody, sameModelBody, searchBody, vehicleBody } from './list/stock-search'
import { closestQuery, listClosest } from './vehicle/closest-query'

interface ListReading extends Audience {
  readonly flags?: FeatureFlags
  /** The search of a page that is stored for each search; undefined for any other page. */
  readonly query?: SearchQuery
}

const requestBody = (
  { language, salesType, flags = ALL_FLAGS_OFF, query = {} }: ListReading,
  carline?: CarlineCode,
  incentive?: Incentive,
) => searchBody(readSearch(query), { audience: { language, salesType }, flags, carline, incentive })

export const stockListQueries = (reading: ListReading, carline?: CarlineCode, incentive?: Incentive) => {
  const { likeCode } = readSearch(reading.query ?? {})
  return [
    stockQueries.vehicles(requestBody(reading, carline, incentive)),
    ...(likeCode ? [stockQueries.cupraCodeStock({ ...audienceQuery(reading), cupra_code: likeCode })] : []),
  ]
}

export const stockVehicleQueries = (audience: Audience, commissionId: string) => [
  stockQueries.vehicles(vehicleBody(commissionId, audience)),
  configuratorQueries.quotes(
    termsQuery(audience, {
      ...FIRST_TERMS,
      car: { commission_id: commissionId },
      product: FIRST_PRODUCT[audience.salesType],
    }),
  ),
]

/** The cars that are shown instead of a sold one. */
export const closestQueries = (audience: Audience, commissionId: string) => [
  stockQueries.cupraCodeStock(closestQuery(audience, commissionId)),
]

/** The cars that are shown instead of an unknown one. */
export const sameModelQueries = ({ language, salesType, flags = ALL_FLAGS_OFF }: ListReading, carline: CarlineCode) => [
  stockQueries.vehicles(sameModelBody(carline, { audience: { language, salesType }, flags })),
]

/** A reserved car needs the closest cars as well. Whether it is reserved is known only after the service has answered. */
export function reservedVehicleQueries(answers: QueryClient, audience: Audience, commissionId: string) {
  const isReserved = cachedVehicle(answers, audience, commissionId)?.status === 'reserved'
  return isReserved ? closestQueries(audience, commissionId) : []
}

/** Undefined if the URL has too many numbers, or no valid one. */
export function comparedVehiclesQuery(commissionIds: readonly string[], audience: Audience) {
  const compared = parseCompared(commissionIds)
  return compared.length > 0 && commissionIds.length <= MOST_COMPARED_VEHICLES
    ? stockQueries.vehicles(comparedBody(compared, audience))
    : undefined
}

/** The service no longer returns a sold car, so its model is read from the closest cars, which are of the same model. */
export function soldVehicleRoute(
  answers: QueryClient,
  audience: Audience,
  commissionId: string,
): RouteMatch | undefined {
  const { queryKey } = stockQueries.cupraCodeStock(closestQuery(audience, commissionId))
  const closest = answers.getQueryData<CupraCodeStockResponse>(queryKey)
  const modelName = closest && listClosest(closest)[0]?.carline_code
  return modelName && { name: 'stock.vehicle', params: { modelName, commissionId }, salesType: audience.salesType }
}

interface VehicleParams {
  readonly modelName: CarlineCode
  readonly commissionId: string
}

function cachedVehicle(answers: QueryClient, audience: Audience, commissionId: string) {
  const [query] = stockVehicleQueries(audience, commissionId)
  return query && answers.getQueryData<StockVehiclesResponse>(query.queryKey)?.detail
}

/** Undefined if the service has not answered. */
export const vehicleDealerId = (answers: QueryClient, audience: Audience, commissionId: string) =>
  cachedVehicle(answers, audience, commissionId)?.dealer.id

/** The right route of a car whose URL has another model; undefined if the model is right. */
export function correctedVehicleRoute(
  answers: QueryClient,
  { modelName, commissionId }: VehicleParams,
  audience: Audience,
): RouteMatch | undefined {
  const detail = cachedVehicle(answers, audience, commissionId)
  if (!detail || detail.carline_code === modelName) return undefined
  const params = { modelName: detail.carline_code, commissionId }
  return { name: 'stock.vehicle', params, salesType: audience.salesType }
}

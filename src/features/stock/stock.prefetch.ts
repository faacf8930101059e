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
  /** The search that the page answers; none on a page that is stored without one. */
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

/** In the place of a car that is sold. */
export const closestQueries = (audience: Audience, commissionId: string) => [
  stockQueries.cupraCodeStock(closestQuery(audience, commissionId)),
]

/** In the place of a car that nobody knows. */
export const sameModelQueries = ({ language, salesType, flags = ALL_FLAGS_OFF }: ListReading, carline: CarlineCode) => [
  stockQueries.vehicles(sameModelBody(carline, { audience: { language, salesType }, flags })),
]

/** What the page of a car asks besides, once the service has told of it: of one that is reserved, those closest to it. */
export function furtherVehicleQueries(answers: QueryClient, audience: Audience, commissionId: string) {
  const isReserved = answeredVehicle(answers, audience, commissionId)?.status === 'reserved'
  return isReserved ? closestQueries(audience, commissionId) : []
}

/** Undefined where the numbers of an address are no comparison: too many, or none that can be a car's. */
export function comparedVehicles(commissionIds: readonly string[], audience: Audience) {
  const compared = parseCompared(commissionIds)
  return compared.length > 0 && commissionIds.length <= MOST_COMPARED_VEHICLES
    ? stockQueries.vehicles(comparedBody(compared, audience))
    : undefined
}

/** The page of a car that is sold, once the closest ones are known: they are of its model. */
export function soldVehiclePage(
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

function answeredVehicle(answers: QueryClient, audience: Audience, commissionId: string) {
  const [query] = stockVehicleQueries(audience, commissionId)
  return query && answers.getQueryData<StockVehiclesResponse>(query.queryKey)?.detail
}

/** The dealer of a car as the service names him; undefined while it has not told of the car. */
export const dealerIdOfVehicle = (answers: QueryClient, audience: Audience, commissionId: string) =>
  answeredVehicle(answers, audience, commissionId)?.dealer.id

/** The page of a car that is asked for under another model's address. */
export function vehicleElsewhere(
  answers: QueryClient,
  { modelName, commissionId }: VehicleParams,
  audience: Audience,
): RouteMatch | undefined {
  const detail = answeredVehicle(answers, audience, commissionId)
  if (!detail || detail.carline_code === modelName) return undefined
  const params = { modelName: detail.carline_code, commissionId }
  return { name: 'stock.vehicle', params, salesType: audience.salesType }
}

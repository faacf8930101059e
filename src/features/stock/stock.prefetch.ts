import { stockQueries } from '@/data/stock/queries'
import type { CarlineCode } from '@/domain/carline'
import type { Audience } from '@/routing/build-path'
import { parseSearch, searchBody, vehicleBody } from './stock-search'

/** The list as it stands without a query: a stored page knows none. */
export const stockListQueries = (audience: Audience, carline?: CarlineCode) => [
  stockQueries.vehicles(searchBody(parseSearch({}), carline, audience)),
]

export const stockVehicleQueries = (audience: Audience, commissionId: string) => [
  stockQueries.vehicles(vehicleBody(commissionId, audience)),
]

import type { CupraCodeStockQuery, CupraCodeStockResponse, StockVehicle } from '@/contract/stock'
import { audienceQuery } from '@/data/audience-query'
import type { Audience } from '@/routing/build-path'
import { MOST_IN_ITS_PLACE } from '../list/stock-search'

/** The available cars that are closest to a sold or reserved one. */
export const closestQuery = (audience: Audience, commission_id: string): CupraCodeStockQuery => ({
  ...audienceQuery(audience),
  commission_id,
  limit: MOST_IN_ITS_PLACE,
})

/** Equal cars come before similar ones. */
export const listClosest = ({ exact, close }: CupraCodeStockResponse): readonly StockVehicle[] =>
  [...exact, ...close.map(({ vehicle }) => vehicle)].slice(0, MOST_IN_ITS_PLACE)

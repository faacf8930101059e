import type { CupraCodeStockQuery, CupraCodeStockResponse, StockVehicle } from '@/contract/stock'
import { audienceQuery } from '@/data/audience-query'
import type { Audience } from '@/routing/build-path'
import { MOST_IN_ITS_PLACE } from '../list/stock-search'

/** The free cars that come closest to one that is sold or reserved. */
export const closestQuery = (audience: Audience, commission_id: string): CupraCodeStockQuery => ({
  ...audienceQuery(audience),
  commission_id,
  limit: MOST_IN_ITS_PLACE,
})

/** The very same car before those that differ from it. */
export const listClosest = ({ exact, close }: CupraCodeStockResponse): readonly StockVehicle[] =>
  [...exact, ...close.map(({ vehicle }) => vehicle)].slice(0, MOST_IN_ITS_PLACE)

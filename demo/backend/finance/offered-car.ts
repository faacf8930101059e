import type { QuotesQuery } from '@/contract/configured-car'
import type { Clock } from '../clock'
import { readCar } from '../configurator/read-car'
import { findVehicle, offeredVehicle } from '../stock/find-vehicle'
import { stockIndex } from '../stock/stock'
import { carToOrder, type OfferedCar } from './offer'

/** The car of a quote: one in stock at its offer price, or a configured one at its list price. */
export function readOfferedCar(query: QuotesQuery, clock: Clock): OfferedCar {
  if (query.commission_id) {
    const index = stockIndex(clock)
    return offeredVehicle(index, findVehicle(index, query.commission_id))
  }
  return carToOrder(readCar(query).car, clock)
}

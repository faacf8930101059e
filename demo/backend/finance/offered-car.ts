import type { QuotesQuery } from '@/contract/configured-car'
import type { Clock } from '../clock'
import { readCar } from '../configurator/read-car'
import { encodeCar } from '../engine/cupra-code'
import { priceCar } from '../engine/price'
import { financedVehicle } from '../stock/find-vehicle'
import type { FinancedCar } from './simulate'

/** The car of a quote: one in stock at its offer price, or a configured one at its list price. */
export function readOfferedCar(query: QuotesQuery, clock: Clock): FinancedCar & { readonly cupraCode: string } {
  if (query.commission_id) return financedVehicle(query.commission_id, clock)
  const { car } = readCar(query)
  const { totalCents } = priceCar(car, clock)
  return { carline: car.carline.code, listPrice: totalCents, cashPrice: totalCents, cupraCode: encodeCar(car) }
}

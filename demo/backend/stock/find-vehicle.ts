import { type OfferedCar, offeredAt } from '../finance/offer'
import { ProblemError } from '../http/problem-error'
import { indexOfCommission } from './commission-id'
import { STATUS } from './make-stock'
import { buildAt, priceAmount, type StockIndex } from './stock-index'

/** The vehicle of a commission number, or why there is none. */
function lookUp(index: StockIndex, commissionId: string): number | 'unknown_vehicle' | 'vehicle_sold' {
  const vehicle = indexOfCommission(commissionId)
  if (vehicle === undefined || vehicle >= index.stock.size) return 'unknown_vehicle'
  return index.stock.status[vehicle] === STATUS.sold ? 'vehicle_sold' : vehicle
}

/** The vehicle of a commission number, a sold one too. Throws unknown_vehicle. */
export function findAnyVehicle(index: StockIndex, commissionId: string): number {
  const vehicle = indexOfCommission(commissionId)
  if (vehicle === undefined || vehicle >= index.stock.size) throw new ProblemError('unknown_vehicle')
  return vehicle
}

/** The vehicle of a commission number, or undefined where there is none or it is sold. */
export function vehicleOnSale(index: StockIndex, commissionId: string): number | undefined {
  const found = lookUp(index, commissionId)
  return typeof found === 'number' ? found : undefined
}

/** The vehicle of a commission number. Throws unknown_vehicle, or vehicle_sold for one that is gone. */
export function findVehicle(index: StockIndex, commissionId: string): number {
  const found = lookUp(index, commissionId)
  if (typeof found !== 'number') throw new ProblemError(found)
  return found
}

/** What a quote for a vehicle in stock is worked out from: its list price and what it costs today. */
export function offeredVehicle(index: StockIndex, vehicle: number): OfferedCar {
  const build = buildAt(index.stock, vehicle)
  const { car, cupraCode, list } = build
  const cash = priceAmount(build, index.stock.offer[vehicle] ?? list.incl, index.date)
  return { ...offeredAt(list, cash), carline: car.carline.code, cupraCode }
}

import { makeCommissionId } from '@demo/backend/stock/commission-id'
import { vehicles } from '@demo/backend/stock/handlers'
import type { StockVehicle } from '@/contract/stock'
import { isCarlineCode } from '@/domain/carline'
import { type VehicleState, vehicleState } from '@/domain/vehicle-state'
import type { RouteParams } from '@/routing/params'

const PAGE = 100

/** What a car is called in its address. */
type VehicleAddress = RouteParams<'stock.vehicle'>

let found: ReadonlyMap<VehicleState, readonly VehicleAddress[]> | undefined

function readStock(): ReadonlyMap<VehicleState, readonly VehicleAddress[]> {
  const search = (offset: number) => vehicles({ lang: 'fr', sales_type: 'B2C', offset, limit: PAGE })
  const { total } = search(0)
  const cars: StockVehicle[] = []
  while (cars.length < total) cars.push(...search(cars.length).vehicles)
  const states = new Map<VehicleState, VehicleAddress[]>()
  const put = (state: VehicleState, address: VehicleAddress) =>
    states.set(state, [...(states.get(state) ?? []), address])
  for (const car of cars) {
    const { carline_code: modelName, commission_id: commissionId } = car
    if (isCarlineCode(modelName)) put(vehicleState(car), { modelName, commissionId })
  }
  const onSale = new Set(cars.map(({ commission_id }) => commission_id))
  // The numbers of the first vehicles that no list has: a sold one keeps its address, under any model.
  const sold = Array.from({ length: total }, (_, at) => makeCommissionId(at)).filter((id) => !onSale.has(id))
  for (const commissionId of sold) put('sold', { modelName: 'FORMENTOR', commissionId })
  return states
}

/** Cars of the demonstration's stock in a state. */
export function vehiclesIn(state: VehicleState): readonly VehicleAddress[] {
  found ??= readStock()
  return found.get(state) ?? []
}

/** The first of them. */
export function vehicleIn(state: VehicleState): VehicleAddress {
  const [first] = vehiclesIn(state)
  if (!first) throw new Error(`no car is ${state}`)
  return first
}

import { makeCommissionId } from '@demo/backend/stock/commission-id'
import { searchStockVehicles } from '@/data/stock/calls'
import { type VehicleState, vehicleState } from '@/domain/vehicle-state'

const FRENCH = { lang: 'fr', sales_type: 'B2C' } as const
const PAGE = 100

/** What a car is called in its addresses. */
export interface VehicleAddress {
  readonly modelName: string
  readonly commissionId: string
}

let found: Promise<ReadonlyMap<VehicleState, readonly VehicleAddress[]>> | undefined

async function readStock() {
  const { total } = await searchStockVehicles({ ...FRENCH, limit: 0 })
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / PAGE) }, (_, at) =>
      searchStockVehicles({ ...FRENCH, offset: at * PAGE, limit: PAGE }),
    ),
  )
  const vehicles = pages.flatMap((page) => page.vehicles)
  const states = new Map<VehicleState, VehicleAddress[]>()
  const put = (state: VehicleState, address: VehicleAddress) =>
    states.set(state, [...(states.get(state) ?? []), address])
  for (const vehicle of vehicles) {
    put(vehicleState(vehicle), { modelName: vehicle.carline_code, commissionId: vehicle.commission_id })
  }
  const onSale = new Set(vehicles.map(({ commission_id }) => commission_id))
  // The numbers of the first vehicles that lists do not have: a sold one keeps its address, under any model.
  const sold = Array.from({ length: total }, (_, at) => makeCommissionId(at)).filter((id) => !onSale.has(id))
  for (const commissionId of sold) put('sold', { modelName: 'FORMENTOR', commissionId })
  return states
}

/** Cars of the demonstration's stock in a state. */
export async function vehiclesIn(state: VehicleState): Promise<readonly VehicleAddress[]> {
  found ??= readStock()
  const vehicles = (await found).get(state) ?? []
  if (vehicles.length === 0) throw new Error(`no car is ${state}`)
  return vehicles
}

/** The first of them. */
export async function vehicleIn(state: VehicleState): Promise<VehicleAddress> {
  const [first] = await vehiclesIn(state)
  if (!first) throw new Error(`no car is ${state}`)
  return first
}

import type { StockVehicle } from '@/contract/stock'
import { CompanyTaxLine } from '@/money/CompanyTaxLine.late'
import { settledCo2 } from '@/money/settled-co2'

/** For a business: of the list price, whatever the car is offered at. */
export function VehicleTax({ vehicle }: { readonly vehicle: StockVehicle }) {
  return <CompanyTaxLine car={{ commission_id: vehicle.commission_id }} {...taxedPrice(vehicle)} />
}

export const taxedPrice = ({ price_list, fuel_type, wltp }: StockVehicle) => ({
  catalogValue: price_list.incl,
  fuel: fuel_type,
  co2: settledCo2(wltp),
})

import type { StockVehicle } from '@/contract/stock'
import { CompanyTaxLine } from '@/money/CompanyTaxLine.late'
import { taxedPrice } from '@/money/use-company-tax'

/** For a business: of the list price, whatever the car is offered at. */
export function VehicleTax({ vehicle }: { readonly vehicle: StockVehicle }) {
  return <CompanyTaxLine car={{ commission_id: vehicle.commission_id }} {...taxedPrice(vehicle)} />
}

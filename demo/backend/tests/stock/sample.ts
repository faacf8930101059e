import { vehicles } from '@demo/backend/stock/handlers'
import type { StockCriteria, StockVehicle, StockVehiclesBody } from '@/contract/stock'
import type { SalesType } from '@/domain/sales-type'
import type { FacetCode, RangeCode } from '@/domain/stock-facets'
import { vehicleState } from '@/domain/vehicle-state'

export type Search = Omit<Partial<StockVehiclesBody>, 'lang' | 'sales_type'>

export function search(body: Search, salesType: SalesType = 'B2C') {
  return vehicles({ lang: 'nl', sales_type: salesType, ...body })
}

/** Every vehicle for sale, read page by page as a visitor would. */
export function allVehicles(salesType: SalesType = 'B2C', body: Search = {}): StockVehicle[] {
  const found: StockVehicle[] = []
  for (;;) {
    const page = search({ ...body, offset: found.length, limit: 100 }, salesType)
    found.push(...page.vehicles)
    if (page.vehicles.length === 0) return found
  }
}

/** The amount that an audience reads. */
export function readPrice(vehicle: StockVehicle, salesType: SalesType): number {
  return salesType === 'B2B' ? vehicle.price_offer.excl : vehicle.price_offer.incl
}

/**
 * Facets whose value a card shows, so that a list can be counted by hand. Equipment has several; another facet whose value no card
 * shows is left out here by its name, with the reason: it is then held by no list that is counted.
 */
export const SHOWN: Readonly<Record<Exclude<FacetCode, 'equipment'>, (vehicle: StockVehicle) => string>> = {
  carline: (vehicle) => vehicle.carline_code,
  version: (vehicle) => `${vehicle.carline_code}.${vehicle.version}`,
  fuel_type: (vehicle) => vehicle.fuel_type,
  gearbox: (vehicle) => vehicle.gearbox,
  drive: (vehicle) => vehicle.drive,
  color: (vehicle) => vehicle.exterior.code,
  interior: (vehicle) => vehicle.interior.code,
  wheels: (vehicle) => vehicle.wheels.code,
  availability: vehicleState,
  dealer: (vehicle) => vehicle.dealer.id,
}

/** Numbers that a card shows, by the range that narrows by them. */
export const RANGES: Readonly<Record<RangeCode, (vehicle: StockVehicle, salesType: SalesType) => number | undefined>> =
  {
    price: readPrice,
    monthly: ({ monthly }, salesType) => (salesType === 'B2B' ? monthly?.amount.excl : monthly?.amount.incl),
    discount_percent: ({ discount }) => discount?.percent ?? 0,
    power: ({ power_kw }) => power_kw,
    co2: ({ wltp }) => wltp.co2.value,
    range_km: ({ wltp }) => wltp.range?.value,
    delivery_weeks: ({ availability }) => availability.weeks_max,
  }

export const totalOf = (criteria: StockCriteria, salesType: SalesType, rest: Search = {}) =>
  search({ ...rest, criteria, limit: 0 }, salesType).total

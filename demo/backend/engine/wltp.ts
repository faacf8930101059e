import type { CatalogueVersion } from '@demo/backend/catalogue/types'
import type { TaxedFuel } from '@/domain/fuel-type'
import { type Car, listItems, orderableVersions, versionStart } from './car'

/** One car's figures: g/km, l/100 km, kWh/100 km, km. */
export interface WltpFigures {
  readonly fuelType: TaxedFuel
  readonly co2: number
  readonly consumption?: number
  readonly electricConsumption?: number
  readonly range?: number
  readonly euroNorm: string
  readonly energyClass?: CatalogueVersion['wltp']['energyClass']
}

/**
 * The figures of the very car. Those of its version are homologated for the base configuration; what differs from it, wheels
 * above all, moves them.
 */
export function carWltp(car: Car): WltpFigures {
  const { wltp } = car.version
  const own = sumInfluence(car)
  const start = sumInfluence(versionStart(car.carline, car.version))
  // A car that emits nothing on the road emits nothing with larger wheels either.
  const co2 = wltp.co2 === 0 ? 0 : wltp.co2 + own.co2 - start.co2
  const more = 1 + (own.permille - start.permille) / 1000
  return {
    fuelType: car.version.fuelType,
    co2,
    euroNorm: wltp.euroNorm,
    ...(wltp.consumption !== undefined && { consumption: oneDecimal(wltp.consumption * more) }),
    ...(wltp.electricConsumption !== undefined && { electricConsumption: oneDecimal(wltp.electricConsumption * more) }),
    ...(wltp.range !== undefined && { range: Math.round(wltp.range / more) }),
    ...(wltp.energyClass && { energyClass: wltp.energyClass }),
  }
}

function sumInfluence(car: Car): { readonly co2: number; readonly permille: number } {
  return listItems(car).reduce(
    (sum, { item }) => ({
      co2: sum.co2 + (item.wltp?.co2 ?? 0),
      permille: sum.permille + (item.wltp?.consumptionPermille ?? 0),
    }),
    { co2: 0, permille: 0 },
  )
}

/** Of every base configuration of a carline: what stands beside a "from" price that covers several versions. */
export function wltpOfVersions(car: Car): WltpFigures[] {
  return orderableVersions(car.carline).map((version) => carWltp(versionStart(car.carline, version)))
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

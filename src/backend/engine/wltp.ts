import type { CatalogueVersion } from '@/backend/catalogue/types'
import { allItemsOf, type Car, startOf, versionsOf } from './car'

/** One car's figures: g/km, l/100 km, kWh/100 km, km. */
export interface WltpFigures {
  readonly co2: number
  readonly consumption?: number
  readonly electricConsumption?: number
  readonly range?: number
  readonly euroNorm: string
  readonly energyClass?: CatalogueVersion['wltp']['energyClass']
}

/** The figures of the very car: the version's, moved by what wheels and equipment weigh and cost in air. */
export function wltpOf(car: Car): WltpFigures {
  const { wltp } = car.version
  let co2 = wltp.co2
  let permille = 0
  for (const { item } of allItemsOf(car)) {
    // A car that emits nothing on the road emits nothing with larger wheels either.
    co2 += wltp.co2 === 0 ? 0 : (item.wltp?.co2 ?? 0)
    permille += item.wltp?.consumptionPermille ?? 0
  }
  const more = 1 + permille / 1000
  return {
    co2,
    euroNorm: wltp.euroNorm,
    ...(wltp.consumption !== undefined && { consumption: oneDecimal(wltp.consumption * more) }),
    ...(wltp.electricConsumption !== undefined && { electricConsumption: oneDecimal(wltp.electricConsumption * more) }),
    ...(wltp.range !== undefined && { range: Math.round(wltp.range / more) }),
    ...(wltp.energyClass && { energyClass: wltp.energyClass }),
  }
}

/** Of every start build of a carline: what stands beside a "from" price that covers several versions. */
export function wltpOfVersions(car: Car): WltpFigures[] {
  return versionsOf(car.carline).map((version) => wltpOf(startOf(car.carline, version)))
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

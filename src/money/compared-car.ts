import type { Wltp } from '@/contract/common'
import type { BaseConfiguration } from '@/contract/configurator'
import type { Calculation } from '@/domain/calculation'
import { carName } from '@/domain/car-name'
import { CARLINE_NAMES, type CarlineCode, isSoldCarline } from '@/domain/carline'
import type { FuelType } from '@/domain/fuel-type'

export interface ComparedCar {
  readonly car: Calculation['car']
  readonly name: string
  readonly fuel: FuelType
  readonly wltp: Wltp
}

/** The chosen car, otherwise the first other one. */
export function pickOtherCar(
  versions: readonly BaseConfiguration[],
  own: Calculation['car'],
  carline: CarlineCode,
  chosen: string | undefined,
) {
  const others = versions.filter(({ cupra_code }) => !('cupra_code' in own) || cupra_code !== own.cupra_code)
  const version = others.find(({ cupra_code }) => cupra_code === chosen) ?? others[0]
  const car: ComparedCar | undefined = version && {
    car: { cupra_code: version.cupra_code },
    name: carName(isSoldCarline(carline) ? CARLINE_NAMES[carline] : carline, version.title),
    fuel: version.fuel_type,
    wltp: version.wltp,
  }
  return { versions: others, code: version?.cupra_code, car }
}

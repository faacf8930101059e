import type { BaseConfiguration } from '@/contract/configurator'
import type { EnergyPrices } from '@/domain/dated/energy-prices'
import type { PlugInUse } from '@/domain/dated/plug-in-use'
import type { FuelType } from '@/domain/fuel-type'
import { kilometres, kwhPer100Km, litresPer100Km } from '@/domain/measured'
import { settledCo2 } from '@/money/settled-co2'
import { STATIONS } from './charging'
import { type ElectricCar, readElectricCar, tripConsumption } from './range-model'

/** Consumption data of a car. This file calculates the energy of an electric car and a plug-in hybrid, and where their costs cross. */
export interface DrivenCar {
  readonly battery: ElectricCar
  /** g/km, the value that taxes use. */
  readonly co2: number
  /** From the plug, in electric mode on ordinary roads at 20 °C. */
  readonly kwhPer100: number
  /** With an empty battery; undefined for an electric car. */
  readonly litresPer100?: number
}

export interface Habits {
  readonly kmPerYear: number
  /** Kilometres on each of USUAL_DAYS days; the rest of the year's mileage are motorway trips. */
  readonly kmPerDay: number
  readonly chargesAtHome: boolean
}

export interface Energy {
  readonly usualKwh: number
  readonly fastKwh: number
  readonly litres: number
  /** 0 to 1 of the kilometres. */
  readonly electricShare: number
}

export const USUAL_DAYS = 220

const WALLBOX = STATIONS.find(({ id }) => id === 'wallbox11')?.efficiency ?? 1

/** The share of electric driving that the WLTP consumption of a plug-in hybrid assumes (utility factor). */
export function wltpElectricShare(rangeKm: number, { distanceKm, coefficients }: PlugInUse['wltpShare']): number {
  return (
    1 - Math.exp(-coefficients.reduce((sum, factor, index) => sum + factor * (rangeKm / distanceKm) ** (index + 1), 0))
  )
}

/** Undefined if data is missing or has an unknown unit. The WLTP litres of a plug-in hybrid are an average over all kilometres, but are burnt only on those with an empty battery. */
export function readDrivenCar(
  build: Pick<BaseConfiguration, 'battery' | 'measures' | 'wltp'> & { readonly fuel_type: FuelType },
  use: PlugInUse,
): DrivenCar | undefined {
  const { battery, measures, wltp, fuel_type } = build
  const [rangeKm, co2] = [kilometres(wltp.range), settledCo2(wltp)]
  if (!battery || !measures || !rangeKm || co2 === undefined) return undefined
  const car = readElectricCar({ battery, measures }, rangeKm)
  if (fuel_type === 'ELECTRIC') {
    const kwhPer100 = kwhPer100Km(wltp.electric_consumption)
    return kwhPer100 === undefined ? undefined : { battery: car, co2, kwhPer100 }
  }
  const weighted = litresPer100Km(wltp.consumption)
  if (fuel_type !== 'HYBRID' || weighted === undefined) return undefined
  return {
    battery: car,
    co2,
    kwhPer100: (100 * car.netKwh) / car.rangeKm / WALLBOX,
    litresPer100: weighted / (1 - wltpElectricShare(car.rangeKm, use.wltpShare)),
  }
}

/** Average consumption over the temperatures of a year, relative to 20 °C on ordinary roads. */
export function seasonFactor({ battery }: DrivenCar, months: readonly number[], motorwayShare: 0 | 1): number {
  const reference = (100 * battery.netKwh) / battery.rangeKm
  const consumptions = months.map((temperature) =>
    tripConsumption(battery, { temperature, motorwayShare, motorwaySpeed: 120, heatPump: false }),
  )
  return consumptions.reduce((sum, one) => sum + one, 0) / consumptions.length / reference
}

/**
 * The energy of a year. A plug-in hybrid that is charged at home drives its usual days electrically as far as the battery lasts, and
 * long trips on petrol. One that is not gets the observed average share of electric driving, at most what its battery allows.
 */
export function yearlyEnergy(
  car: DrivenCar,
  { kmPerYear, kmPerDay, chargesAtHome }: Habits,
  { months, observedShare }: { readonly months: readonly number[]; readonly observedShare: number },
): Energy {
  const usualKm = Math.min(kmPerYear, kmPerDay * USUAL_DAYS)
  const perUsualKm = (car.kwhPer100 * seasonFactor(car, months, 0)) / 100
  if (car.litresPer100 === undefined) {
    const perMotorwayKm = (car.kwhPer100 * seasonFactor(car, months, 1)) / 100
    return {
      usualKwh: usualKm * perUsualKm,
      fastKwh: (kmPerYear - usualKm) * perMotorwayKm,
      litres: 0,
      electricShare: 1,
    }
  }
  const range = car.battery.rangeKm / seasonFactor(car, months, 0)
  const possibleKm = usualKm * Math.min(1, range / Math.max(kmPerDay, 1))
  const electricKm = chargesAtHome ? possibleKm : Math.min(possibleKm, kmPerYear * observedShare)
  return {
    usualKwh: electricKm * perUsualKm,
    fastKwh: 0,
    litres: ((kmPerYear - electricKm) * car.litresPer100) / 100,
    electricShare: kmPerYear === 0 ? 0 : electricKm / kmPerYear,
  }
}

/** Cents per month. Usual days are charged at home or at a public charger, long trips at a fast charger. */
export function monthlyEnergy(
  { usualKwh, fastKwh, litres }: Energy,
  prices: EnergyPrices,
  chargesAtHome: boolean,
): number {
  const usual = chargesAtHome ? prices.home : prices.street
  return Math.round(((usualKwh * usual + fastKwh * prices.fast + litres * prices.petrol) * 100) / 12)
}

export interface CostPoint {
  readonly km: number
  readonly electric: number
  readonly hybrid: number
}

/** The mileage at which the costs are equal, interpolated between two points. Equal costs at a single point are no crossing. */
export type Crossing =
  | { readonly cheaper: 'electric' | 'hybrid'; readonly fromKm?: number }
  | { readonly cheaper: 'neither' }

/** @param points sorted by mileage */
export function findCrossing(points: readonly CostPoint[]): Crossing {
  const gaps = points.map(({ km, electric, hybrid }) => ({ km, gap: electric - hybrid }))
  const last = gaps.findLast(({ gap }) => gap !== 0)
  if (!last) return { cheaper: 'neither' }
  const cheaper = last.gap < 0 ? 'electric' : 'hybrid'
  const compared = gaps.slice(0, gaps.indexOf(last) + 1)
  const index = compared.findLastIndex(({ gap }) => Math.sign(gap) !== Math.sign(last.gap))
  const [before, after] = [compared[index], compared[index + 1]]
  if (!before || !after) return { cheaper }
  const share = before.gap / (before.gap - after.gap)
  return { cheaper, fromKm: Math.round(before.km + share * (after.km - before.km)) }
}

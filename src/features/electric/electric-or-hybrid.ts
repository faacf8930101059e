import type { StartBuild } from '@/contract/configurator'
import type { EnergyPrices } from '@/domain/dated/energy-prices'
import type { PlugInUse } from '@/domain/dated/plug-in-use'
import type { FuelType } from '@/domain/fuel-type'
import { kilometres, kwhPer100Km, litresPer100Km } from '@/domain/measured'
import { settledCo2 } from '@/money/settled-co2'
import { STATIONS } from './charging'
import { type ElectricCar, readElectricCar, tripConsumption } from './range-model'

/** What an electric car and a plug-in hybrid take of a visitor's kilometres, and from how many the one costs less than the other. */
export interface DrivenCar {
  readonly battery: ElectricCar
  /** g/km, as it is taxed. */
  readonly co2: number
  /** From the plug, driven electric on ordinary roads at 20 °C. */
  readonly kwhPer100: number
  /** With an empty battery; none of a car that is electric alone. */
  readonly litresPer100?: number
}

export interface Habits {
  readonly kmPerYear: number
  /** Of a usual day, of which a year has USUAL_DAYS; all other kilometres are journeys by motorway. */
  readonly kmPerDay: number
  readonly chargesAtHome: boolean
}

/** Energy by kind, of a year. */
export interface Energy {
  readonly usualKwh: number
  readonly fastKwh: number
  readonly litres: number
  /** 0 to 1 of the kilometres. */
  readonly electricShare: number
}

export const USUAL_DAYS = 220

const WALLBOX = STATIONS.find(({ id }) => id === 'wallbox11')?.efficiency ?? 1

/** The share of its kilometres that a plug-in hybrid is taken to drive electric where its consumption is measured. */
export function wltpElectricShare(rangeKm: number, { distanceKm, coefficients }: PlugInUse['wltpShare']): number {
  return (
    1 - Math.exp(-coefficients.reduce((sum, factor, index) => sum + factor * (rangeKm / distanceKm) ** (index + 1), 0))
  )
}

/** Of a build that says what the model needs, in units that are known. The weighted litres of a plug-in hybrid are all burnt in the kilometres that are not electric. */
export function readDrivenCar(
  build: Pick<StartBuild, 'battery' | 'measures' | 'wltp'> & { readonly fuel_type: FuelType },
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

/** How much more a car takes over a year's temperatures than at 20 °C on ordinary roads. */
export function seasonFactor({ battery }: DrivenCar, months: readonly number[], motorwayShare: 0 | 1): number {
  const reference = (100 * battery.netKwh) / battery.rangeKm
  const taken = months.map((temperature) =>
    tripConsumption(battery, { temperature, motorwayShare, motorwaySpeed: 120, heatPump: false }),
  )
  return taken.reduce((sum, one) => sum + one, 0) / taken.length / reference
}

/**
 * The energy of a year. A plug-in hybrid that is charged each night drives a usual day electric as far as its battery goes, and its
 * journeys on petrol; one that is not drives electric what is observed of others, and no more than its battery could.
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

/** Cents of a month. Usual days are charged at home, or at a public charger; the way of a long journey at a fast one. */
export function monthlyEnergy(
  { usualKwh, fastKwh, litres }: Energy,
  prices: EnergyPrices,
  chargesAtHome: boolean,
): number {
  const usual = chargesAtHome ? prices.home : prices.street
  return Math.round(((usualKwh * usual + fastKwh * prices.fast + litres * prices.petrol) * 100) / 12)
}

/** What both cost at one number of kilometres. */
export interface CostPoint {
  readonly km: number
  readonly electric: number
  readonly hybrid: number
}

/** Where the costs cross, between two points on a straight line; a tie is no crossing. */
export type Crossing =
  | { readonly cheaper: 'electric' | 'hybrid'; readonly fromKm?: number }
  | { readonly cheaper: 'neither' }

/** @param points in the order of their kilometres */
export function findCrossing(points: readonly CostPoint[]): Crossing {
  const gaps = points.map(({ km, electric, hybrid }) => ({ km, gap: electric - hybrid }))
  const last = gaps.findLast(({ gap }) => gap !== 0)
  if (!last) return { cheaper: 'neither' }
  const cheaper = last.gap < 0 ? 'electric' : 'hybrid'
  const told = gaps.slice(0, gaps.indexOf(last) + 1)
  const index = told.findLastIndex(({ gap }) => Math.sign(gap) !== Math.sign(last.gap))
  const [before, after] = [told[index], told[index + 1]]
  if (!before || !after) return { cheaper }
  const share = before.gap / (before.gap - after.gap)
  return { cheaper, fromKm: Math.round(before.km + share * (after.km - before.km)) }
}

import type { EnergyPrices } from '@/domain/dated/energy-prices'

export interface Driving {
  readonly kmPerYear: number
  /** kWh per 100 km from the plug (WLTP: charging losses are in it). */
  readonly kwhPer100: number
  /** Litres of petrol per 100 km of the compared car. */
  readonly litresPer100: number
  /** Share of the energy, 0 to 1; the rest comes from public chargers. */
  readonly homeShare: number
  readonly fastShare: number
}

export interface EnergyCosts {
  /** Euro per 100 km. */
  readonly electricPer100: number
  readonly petrolPer100: number
  /** Euro per month. */
  readonly electricPerMonth: number
  readonly petrolPerMonth: number
}

/** Euro per 100 km if all energy has one price. */
export function costPer100(place: 'home' | 'street' | 'fast', kwhPer100: number, prices: EnergyPrices): number {
  return kwhPer100 * prices[place]
}

export function energyCosts(driving: Driving, prices: EnergyPrices): EnergyCosts {
  const { kmPerYear, kwhPer100, litresPer100, homeShare, fastShare } = driving
  const streetShare = Math.max(0, 1 - homeShare - fastShare)
  const perKwh = homeShare * prices.home + fastShare * prices.fast + streetShare * prices.street
  const electricPer100 = kwhPer100 * perKwh
  const petrolPer100 = litresPer100 * prices.petrol
  const perMonth = (per100: number) => (per100 * kmPerYear) / 100 / 12
  return {
    electricPer100,
    petrolPer100,
    electricPerMonth: perMonth(electricPer100),
    petrolPerMonth: perMonth(petrolPer100),
  }
}

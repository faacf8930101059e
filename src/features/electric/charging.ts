/**
 * How long charging takes. Coefficients, as of 21 November 2026: losses from the plug to the battery of 14 % on a socket
 * and 10 % on a wallbox (usual range of published measurements: 10 to 15 %); a fast charger gives 95 % of its nameplate;
 * the last fifth of a battery takes as long as the way from 10 to 80 %.
 */
export const STATIONS = [
  { id: 'socket', kind: 'ac', kw: 2.3, efficiency: 0.86 },
  { id: 'wallbox7', kind: 'ac', kw: 7.4, efficiency: 0.9 },
  { id: 'wallbox11', kind: 'ac', kw: 11, efficiency: 0.9 },
  { id: 'fast50', kind: 'dc', kw: 50, efficiency: 0.95 },
  { id: 'fast150', kind: 'dc', kw: 150, efficiency: 0.95 },
  { id: 'fast300', kind: 'dc', kw: 300, efficiency: 0.95 },
] as const
export type Station = (typeof STATIONS)[number]

export interface ChargedCar {
  readonly netKwh: number
  readonly acKw: number
  /** Minutes from 10 to 80 % at a charger that is strong enough. */
  readonly dc10to80Min: number
}

/** Percentage above which fast charging slows down. */
const TAPER_FROM = 80

/** Minutes from one state of charge to another, both in % of the battery. */
export function chargingMinutes(car: ChargedCar, station: Station, from: number, to: number): number {
  if (to <= from) return 0
  const kwh = (percent: number) => (car.netKwh * percent) / 100
  if (station.kind === 'ac') {
    return (kwh(to - from) / (Math.min(station.kw, car.acKw) * station.efficiency)) * 60
  }
  const best = kwh(70) / (car.dc10to80Min / 60)
  const power = Math.min(best, station.kw * station.efficiency)
  const taperPower = Math.min(kwh(100 - TAPER_FROM) / (car.dc10to80Min / 60), power)
  const fast = kwh(Math.max(0, Math.min(to, TAPER_FROM) - from))
  const slow = kwh(Math.max(0, to - Math.max(from, TAPER_FROM)))
  return (fast / power + slow / taperPower) * 60
}

import type { TaxedFuel } from './fuel-type'
import { kwhPer100Km, litresPer100Km, type Measured } from './measured'

interface Consumption {
  /** WLTP, weighted of a plug-in hybrid; absent where the car takes none of it. */
  readonly kwhPer100?: number
  readonly litresPer100?: number
}

interface WltpConsumption {
  readonly consumption?: Measured | undefined
  readonly electric_consumption?: Measured | undefined
}

/** What an engine takes. Undefined where one of its figures is missing or cannot be read: its energy would cost too little. */
export function readConsumption(
  fuel: TaxedFuel,
  { consumption, electric_consumption }: WltpConsumption,
): Consumption | undefined {
  const kwhPer100 = fuel === 'ELECTRIC' || fuel === 'HYBRID' ? kwhPer100Km(electric_consumption) : 0
  const litresPer100 = fuel === 'ELECTRIC' ? 0 : litresPer100Km(consumption)
  return kwhPer100 === undefined || litresPer100 === undefined ? undefined : { kwhPer100, litresPer100 }
}

interface Driving {
  readonly kmPerYear: number
  readonly months: number
}

/** Integer cents: consumption × kilometres of the whole term × price. Prices are in euro, by kWh and by litre. */
export function energyOfTerm(
  { kwhPer100 = 0, litresPer100 = 0 }: Consumption,
  { kmPerYear, months }: Driving,
  { kwh, litre }: { readonly kwh: number; readonly litre: number },
): number {
  const hundreds = (kmPerYear * months) / 12 / 100
  return Math.round(hundreds * (kwhPer100 * kwh + litresPer100 * litre) * 100)
}

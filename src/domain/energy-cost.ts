interface Consumption {
  /** WLTP, weighted of a plug-in hybrid; absent where the car takes none of it. */
  readonly kwhPer100?: number | undefined
  readonly litresPer100?: number | undefined
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

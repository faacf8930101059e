import type { FuelType } from '@/domain/fuel-type'

/**
 * Share of the catalogue value that counts as a benefit in kind of a company car, by its CO2 (WLTP, g/km): art. 36 § 2 of
 * the Belgian income tax code, with the reference emissions of income year 2026 (70 g/km petrol, 58 g/km diesel). Plug-in
 * hybrids count by their combustion fuel, which is petrol throughout this catalogue.
 */
export const BENEFIT_YEAR = 2026
const BASE = 5.5
const PER_GRAM = 0.1
const REFERENCE_CO2 = { petrol: 70, diesel: 58 } as const
const LOWEST = 4
const HIGHEST = 18

/** In %, between 4 and 18. */
export function benefitPercentage(fuel: FuelType, co2: number): number {
  if (fuel === 'ELECTRIC') return LOWEST
  const reference = fuel === 'DIESEL' ? REFERENCE_CO2.diesel : REFERENCE_CO2.petrol
  const percentage = BASE + PER_GRAM * (co2 - reference)
  return Math.round(Math.min(HIGHEST, Math.max(LOWEST, percentage)) * 10) / 10
}

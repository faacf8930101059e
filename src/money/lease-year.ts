import type { QuotesResponse } from '@/contract/configured-car'
import { type LeaseCost, yearlyLeaseCost } from '@/domain/company-car-tax'
import type { FuelType } from '@/domain/fuel-type'

interface DrivenCar {
  readonly fuel: FuelType
  readonly co2: number
}

/** What an offered long-term rent costs a company in a year, in cents, by the law of a day. `deductible`: percent, by the day of the order. */
export function yearlyOfferCost(
  { monthly }: QuotesResponse['offers'][number],
  car: DrivenCar,
  deductible: number,
  day: string,
): LeaseCost {
  return yearlyLeaseCost(
    { ...car, rent: Math.round(monthly.excl * 100), vatPercent: monthly.vat_rate, deductible },
    day,
  )
}

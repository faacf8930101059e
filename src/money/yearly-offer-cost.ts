import type { Simulation } from '@/contract/configurator'
import { type LeaseCost, type TaxCase, yearlyLeaseCost } from '@/domain/company-car-tax'
import type { TaxedFuel } from '@/domain/fuel-type'

interface DrivenCar {
  readonly fuel: TaxedFuel
  readonly co2: number
}

/** The yearly cost of a lease offer in cents, by the law of a day. `deductible`: percent, by the order date. */
export function yearlyOfferCost(
  { monthly }: Pick<Simulation, 'monthly'>,
  car: DrivenCar,
  deductible: number,
  day: string,
  taxCase: TaxCase,
): LeaseCost {
  return yearlyLeaseCost(
    { ...car, rent: Math.round(monthly.excl * 100), vatPercent: monthly.vat_rate, deductible },
    day,
    taxCase,
  )
}

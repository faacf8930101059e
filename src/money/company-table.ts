import type { Wltp } from '@/contract/common'
import type { Simulation } from '@/contract/configurator'
import {
  deductiblePercent,
  nextDeductionChange,
  type TaxCase,
  taxTableOn,
  yearlyBenefit,
  yearlyBenefitTax,
} from '@/domain/company-car-tax'
import type { FuelType, TaxedFuel } from '@/domain/fuel-type'
import { yearlyOfferCost } from './lease-year'
import { settledCo2 } from './settled-co2'

/**
 * What a rented car costs a company, its driver or a self-employed person, as lines of a table: the panel of a page, the document and the
 * spreadsheet have the same. Amounts are integer cents.
 */
export interface CompanyCar {
  /** List price with options and VAT, without any reduction. */
  readonly catalogValue: number
  readonly fuel: TaxedFuel
  readonly co2: number
}

export interface PricedCar {
  /** Euro: list price with options and VAT, without any reduction. */
  readonly catalogValue: number
  readonly fuel: FuelType
  readonly wltp: Wltp
}

/** The car of these tables; nothing where its CO2 does not count yet, or no law that is known here speaks of its energy. */
export function companyCar({ catalogValue, fuel, wltp }: PricedCar): CompanyCar | undefined {
  const co2 = settledCo2(wltp)
  if (fuel === 'OTHER' || co2 === undefined) return undefined
  return { catalogValue: Math.round(catalogValue * 100), fuel, co2 }
}

export type CompanyLine =
  | { readonly key: 'deductible'; readonly percent: number }
  | {
      readonly key:
        | 'catalog'
        | 'benefit_year'
        | 'benefit_month'
        | 'contributions_month'
        | 'net_month'
        | 'levies_month'
        | 'rent_year'
        | 'lost_vat'
        | 'solidarity'
        | 'tax'
        | 'saved'
        | 'total_year'
        | 'total_term'
      readonly cents: number
    }

/** What the driver is taxed on; nothing for a self-employed person, who has no benefit. */
export function driverLines(
  { catalogValue, ...car }: CompanyCar,
  taxCase: TaxCase,
  today: string,
): readonly CompanyLine[] {
  if (taxCase.driver === 'self') return []
  const benefit = yearlyBenefit({ catalogValue, ...car }, taxTableOn(today).table)
  const { contributions, total } = yearlyBenefitTax(benefit, taxCase, today)
  return [
    { key: 'catalog', cents: catalogValue },
    { key: 'benefit_year', cents: benefit },
    { key: 'benefit_month', cents: benefit / 12 },
    ...(taxCase.driver === 'director'
      ? ([
          { key: 'contributions_month', cents: contributions / 12 },
          { key: 'levies_month', cents: total / 12 },
        ] as const)
      : ([{ key: 'net_month', cents: total / 12 }] as const)),
  ]
}

export interface CompanyOrder {
  /** The day from which an order has these figures. */
  readonly from: string
  readonly wholeTerm: number
  readonly lines: readonly CompanyLine[]
}

/** What a year and the whole term cost who pays the rent: ordered today, and from the day on which the deduction changes. */
export function companyOrders(
  offer: Pick<Simulation, 'monthly' | 'duration'>,
  car: Pick<CompanyCar, 'fuel' | 'co2'>,
  taxCase: TaxCase,
  today: string,
): readonly CompanyOrder[] {
  const { driver } = taxCase
  const change = nextDeductionChange(car, today, driver)
  const first = { from: today, percent: deductiblePercent(car, today, driver) ?? 0 }
  return [first, ...(change ? [change] : [])].map(({ from, percent }) => {
    const { rent, lostVat, solidarity, tax, total } = yearlyOfferCost(offer, car, percent, today, taxCase)
    const wholeTerm = Math.round((total * offer.duration) / 12)
    return {
      from,
      wholeTerm,
      lines: [
        { key: 'deductible', percent },
        { key: 'rent_year', cents: rent },
        { key: 'lost_vat', cents: lostVat },
        ...(driver === 'employee' ? ([{ key: 'solidarity', cents: solidarity }] as const) : []),
        { key: driver === 'self' ? 'saved' : 'tax', cents: tax },
        { key: 'total_year', cents: total },
        { key: 'total_term', cents: wholeTerm },
      ],
    }
  })
}

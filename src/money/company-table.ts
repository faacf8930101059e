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
import { settledCo2 } from './settled-co2'
import { yearlyOfferCost } from './yearly-offer-cost'

/**
 * Table lines of the costs of a leased car for a company, its driver or a self-employed person. The page, the PDF and the spreadsheet
 * share them. Amounts are integer cents.
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

/** Undefined if the CO2 value is not official yet, or there is no tax rule for the fuel. */
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

/** The benefit in kind of the driver; empty for a self-employed person, who has none. */
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
  /** First order date with these figures. */
  readonly from: string
  readonly wholeTerm: number
  readonly lines: readonly CompanyLine[]
}

/** Cost per year and of the whole term for the payer: for an order today, and from the next change of the deduction. */
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

import {
  CORPORATE_TAX,
  DEDUCTIONS,
  type Deduction,
  INCOME_TAX,
  TAX_TABLES,
  type TaxTable,
} from './dated/company-car-tables'
import { rowAfter, rowOn } from './dated/rows'
import { deductibleVatOn } from './dated/vat'
import type { FuelType } from './fuel-type'
import { yearAfter } from './year-after'

/**
 * The rules of the tax on company cars in Belgium (docs/law.md); their figures are in `dated/company-car-tables.ts`. Amounts are integer
 * cents. Indicative: a fleet's accountant knows what a table does not.
 */
type Cents = number

export type MarginalRate = (typeof INCOME_TAX)[number]['percents'][number]

/** Every rate that an address may name. */
export const MARGINAL_RATES: readonly MarginalRate[] = [...new Set(INCOME_TAX.flatMap(({ percents }) => percents))]

/** The rates of personal income tax that a driver can choose from on a day. */
export const marginalRatesOn = (day: string): readonly MarginalRate[] =>
  rowOn(INCOME_TAX, day, 'rate of income tax').percents

/** The newest table that has begun; `isStale` once its year is over. */
export function taxTableOn(day: string): {
  readonly table: TaxTable
  readonly year: number
  readonly isStale: boolean
} {
  const table = rowOn(TAX_TABLES, day, 'tax table')
  return { table, year: Number(table.from.slice(0, 4)), isStale: yearAfter(table.from) <= day }
}

/**
 * Share of the catalogue value that counts as a benefit in kind, in %, by CO2 (WLTP, g/km). Plug-in hybrids count by their combustion
 * fuel, which is petrol throughout this catalogue.
 */
export function benefitPercentage(fuel: FuelType, co2: number, { benefit }: TaxTable): number {
  if (fuel === 'ELECTRIC') return benefit.electric
  const reference = fuel === 'DIESEL' ? benefit.reference.diesel : benefit.reference.petrol
  const percentage = benefit.atReference + benefit.perGram * (co2 - reference)
  return Math.round(Math.min(benefit.most, Math.max(benefit.least, percentage)) * 10) / 10
}

/** One year's benefit: catalogue value × age × CO2 share × what is taxed of it, and the least amount of the year at least. */
export function yearlyBenefit(
  { catalogValue, fuel, co2 }: { readonly catalogValue: Cents; readonly fuel: FuelType; readonly co2: number },
  table: TaxTable,
  yearsOld = 0,
): Cents {
  const { byAge, taxedShare, floor } = table.benefit
  const age = byAge[Math.min(yearsOld, byAge.length - 1)] ?? 100
  const { numerator, denominator } = taxedShare
  const benefit = (catalogValue * age * benefitPercentage(fuel, co2, table) * numerator) / (denominator * 100 * 100)
  return Math.max(Math.round(benefit), floor)
}

const deductionsOf = (fuel: FuelType) => (fuel === 'ELECTRIC' ? DEDUCTIONS.electric : DEDUCTIONS.emitting)

/** Deductible share in %, for a company and a car ordered on a day; undefined for an order older than the tables. */
export function deductiblePercent(fuel: FuelType, orderedOn: string): number | undefined {
  return deductionsOf(fuel).findLast(({ from }) => from <= orderedOn)?.percent
}

/** The first day after `day` on which an order deducts something else; undefined when no table knows one. */
export const nextDeductionChange = (fuel: FuelType, day: string): Deduction | undefined =>
  rowAfter(deductionsOf(fuel), day)

/**
 * The employer's CO2 contribution of one month. A plug-in hybrid pays the least amount: the social security office does not
 * apply the factor to it (link2fleet.be, fleet.be, 2025).
 */
export function monthlySolidarity(fuel: FuelType, co2: number, { solidarity }: TaxTable): Cents {
  const { perGram, base, index, minimum, factor } = solidarity
  const least = Math.round(minimum * index)
  if (fuel === 'ELECTRIC' || fuel === 'HYBRID') return least
  const unburdened = fuel === 'DIESEL' ? base.diesel : base.petrol
  return Math.max(least, Math.round(((co2 * perGram - unburdened) / 12) * index * factor))
}

export interface LeaseCost {
  /** Everything below, for one year. */
  readonly total: Cents
  readonly rent: Cents
  /** VAT on the rent that cannot be deducted. */
  readonly lostVat: Cents
  readonly solidarity: Cents
  /** Corporate tax on what may not be deducted. */
  readonly taxOnRest: Cents
}

/** A rented car's cost for a company in a year, by the law of a day. `rent` is a month's, without VAT. */
export function yearlyLeaseCost(
  {
    rent,
    vatPercent,
    fuel,
    co2,
    deductible,
  }: {
    readonly rent: Cents
    readonly vatPercent: number
    readonly fuel: FuelType
    readonly co2: number
    /** In %. */
    readonly deductible: number
  },
  day: string,
): LeaseCost {
  const { table } = taxTableOn(day)
  const corporateTax = rowOn(CORPORATE_TAX, day, 'corporate tax').percent
  const yearly = rent * 12
  const lostVat = Math.round((yearly * vatPercent * (100 - deductibleVatOn(day))) / 10_000)
  const solidarity = monthlySolidarity(fuel, co2, table) * 12
  const taxOnRest = Math.round(((yearly + lostVat) * (100 - deductible) * corporateTax) / 10_000)
  return { total: yearly + lostVat + solidarity + taxOnRest, rent: yearly, lostVat, solidarity, taxOnRest }
}

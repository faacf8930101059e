import {
  CORPORATE_TAX,
  DEDUCTIONS,
  type Deduction,
  INCOME_TAX,
  PLUG_IN_DEDUCTIONS,
  SELF_EMPLOYED_CONTRIBUTIONS,
  TAX_TABLES,
  type TaxTable,
} from './dated/company-car-tables'
import { rowAfter, rowOn } from './dated/rows'
import { deductibleVatOn } from './dated/vat'
import type { TaxedFuel } from './fuel-type'
import { yearAfter } from './year-after'

/**
 * The rules of the tax on company cars in Belgium (docs/law.md); their figures are in `dated/company-car-tables.ts`. Amounts are integer
 * cents. Indicative: a fleet's accountant knows what a table does not.
 */
type Cents = number

export type MarginalRate = (typeof INCOME_TAX)[number]['percents'][number]

/** Every rate that an address may name. */
export const MARGINAL_RATES: readonly MarginalRate[] = [...new Set(INCOME_TAX.flatMap(({ percents }) => percents))]

/** Who drives: somebody whom a company employs, its director, or a self-employed person who has no company. */
export const COMPANY_DRIVERS = ['employee', 'director', 'self'] as const
export type CompanyDriver = (typeof COMPANY_DRIVERS)[number]

/** How much of his driving is professional, in %, of a self-employed person; journeys from home to work are private. */
export const PROFESSIONAL_SHARES = [100, 90, 80, 70, 60, 50, 40, 30, 20, 10] as const
type ProfessionalShare = (typeof PROFESSIONAL_SHARES)[number]

export interface TaxCase {
  readonly driver: CompanyDriver
  readonly rate: MarginalRate
  /** Of a self-employed person alone. */
  readonly share: ProfessionalShare
}

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
export function benefitPercentage(fuel: TaxedFuel, co2: number, { benefit }: TaxTable): number {
  if (fuel === 'ELECTRIC') return benefit.electric
  const reference = fuel === 'DIESEL' ? benefit.reference.diesel : benefit.reference.petrol
  const percentage = benefit.atReference + benefit.perGram * (co2 - reference)
  return Math.round(Math.min(benefit.most, Math.max(benefit.least, percentage)) * 10) / 10
}

/** One year's benefit: catalogue value × age × CO2 share × what is taxed of it, and the least amount of the year at least. */
export function yearlyBenefit(
  { catalogValue, fuel, co2 }: { readonly catalogValue: Cents; readonly fuel: TaxedFuel; readonly co2: number },
  table: TaxTable,
  yearsOld = 0,
): Cents {
  const { byAge, taxedShare, floor } = table.benefit
  const age = byAge[Math.min(yearsOld, byAge.length - 1)] ?? 100
  const { numerator, denominator } = taxedShare
  const benefit = (catalogValue * age * benefitPercentage(fuel, co2, table) * numerator) / (denominator * 100 * 100)
  return Math.max(Math.round(benefit), floor)
}

const contributionsOn = (day: string) => rowOn(SELF_EMPLOYED_CONTRIBUTIONS, day, 'contribution of the self-employed')

/** What is taxed of a year's benefit: a director pays social security of it as well, which he deducts. */
export function yearlyBenefitTax(benefit: Cents, { driver, rate }: Pick<TaxCase, 'driver' | 'rate'>, day: string) {
  const contributions = driver === 'director' ? Math.round((benefit * contributionsOn(day).percent) / 100) : 0
  const tax = Math.round(((benefit - contributions) * rate) / 100)
  return { contributions, tax, total: contributions + tax }
}

/** The car of a deduction: its emissions count of a plug-in hybrid alone. */
interface DeductedCar {
  readonly fuel: TaxedFuel
  readonly co2: number
}

const deductionsOf = (fuel: TaxedFuel) => (fuel === 'ELECTRIC' ? DEDUCTIONS.electric : DEDUCTIONS.emitting)

/** Deductible share in %, of a car ordered on a day; undefined for an order older than the tables. */
export function deductiblePercent(
  { fuel, co2 }: DeductedCar,
  orderedOn: string,
  driver: CompanyDriver = 'employee',
): number | undefined {
  if (driver === 'self' && fuel === 'HYBRID') return plugInPercent(co2, orderedOn)
  return deductionsOf(fuel).findLast(({ from }) => from <= orderedOn)?.percent
}

/** Where the rules are published that the figures of this driver follow. */
export function taxSourcesOn(day: string, driver: CompanyDriver): readonly string[] {
  if (driver === 'self') return rowOn(PLUG_IN_DEDUCTIONS, day, 'deduction of plug-in hybrids').sources
  const { sources } = taxTableOn(day).table
  return driver === 'director' ? [...sources, ...contributionsOn(day).sources] : sources
}

function plugInPercent(co2: number, orderedOn: string): number | undefined {
  const row = PLUG_IN_DEDUCTIONS.findLast(({ from }) => from <= orderedOn)
  if (!row) return undefined
  const most = row.most.find(({ upTo }) => co2 <= upTo)?.percent ?? 0
  return Math.min(most, Math.round((row.atZero - row.perGram * co2) * 100) / 100)
}

/** The first day after `day` on which an order deducts something else; undefined when no table knows one. */
export function nextDeductionChange(
  car: DeductedCar,
  day: string,
  driver: CompanyDriver = 'employee',
): Pick<Deduction, 'from' | 'percent'> | undefined {
  const rows = driver === 'self' && car.fuel === 'HYBRID' ? PLUG_IN_DEDUCTIONS : deductionsOf(car.fuel)
  const next = rowAfter<{ from: string }>(rows, day)
  const percent = next && deductiblePercent(car, next.from, driver)
  if (next === undefined || percent === undefined || percent === deductiblePercent(car, day, driver)) return undefined
  return { from: next.from, percent }
}

/**
 * The employer's CO2 contribution of one month. A plug-in hybrid pays the least amount: the social security office does not
 * apply the factor to it (link2fleet.be, fleet.be, 2025).
 */
export function monthlySolidarity(fuel: TaxedFuel, co2: number, { solidarity }: TaxTable): Cents {
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
  /** Corporate tax on what may not be deducted; below nothing for a self-employed person: the income tax that he saves. */
  readonly tax: Cents
}

interface RentedCar {
  /** A month's, without VAT. */
  readonly rent: Cents
  readonly vatPercent: number
  readonly fuel: TaxedFuel
  readonly co2: number
  /** In %. */
  readonly deductible: number
}

/**
 * A rented car's cost in a year, by the law of a day. A company pays the CO2 contribution for those whom it employs alone, and
 * corporate tax on what it may not deduct. A self-employed person deducts the professional share, of the VAT half at most.
 */
export function yearlyLeaseCost(
  { rent, vatPercent, fuel, co2, deductible }: RentedCar,
  day: string,
  { driver, share, rate }: TaxCase = EMPLOYEE,
): LeaseCost {
  const { table } = taxTableOn(day)
  const yearly = rent * 12
  const deductedVat = driver === 'self' ? Math.min(share, deductibleVatOn(day)) : deductibleVatOn(day)
  const lostVat = Math.round((yearly * vatPercent * (100 - deductedVat)) / 10_000)
  const solidarity = driver === 'employee' ? monthlySolidarity(fuel, co2, table) * 12 : 0
  const tax =
    driver === 'self'
      ? -Math.round(((yearly + lostVat) * share * deductible * rate) / 1_000_000)
      : Math.round(
          ((yearly + lostVat) * (100 - deductible) * rowOn(CORPORATE_TAX, day, 'corporate tax').percent) / 10_000,
        )
  return { total: yearly + lostVat + solidarity + tax, rent: yearly, lostVat, solidarity, tax }
}

const EMPLOYEE: TaxCase = { driver: 'employee', rate: 50, share: 100 }

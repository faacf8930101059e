import type { FuelType } from './fuel-type'

/**
 * What the tax on company cars asks in Belgium, as dated tables with their sources, and the rules that read them (docs/law.md).
 * Amounts are integer cents. Indicative: a fleet's accountant knows what a table does not.
 */
type Cents = number

export interface TaxTable {
  /** The income year. */
  readonly year: number
  /** Reference emissions of the benefit in kind, g/km. */
  readonly referenceCo2: { readonly petrol: number; readonly diesel: number }
  /** The least benefit of a year. */
  readonly benefitFloor: Cents
  /** CO2 contribution of the employer for cars ordered since 1 July 2023: index of the year, least amount before the index, factor. */
  readonly solidarity: { readonly index: number; readonly minimum: Cents; readonly factor: number }
  readonly sources: readonly string[]
}

export const TAX_TABLES: readonly TaxTable[] = [
  {
    year: 2025,
    referenceCo2: { petrol: 71, diesel: 59 },
    benefitFloor: 1_650_00,
    solidarity: { index: 181.93 / 114.08, minimum: 23_41, factor: 2.75 },
    sources: ['fleet.be/cotisation-co2-voici-ce-que-vous-devrez-payer-en-2025', 'lecap.be (2025)', 'vanmossel.be'],
  },
  {
    year: 2026,
    referenceCo2: { petrol: 70, diesel: 58 },
    benefitFloor: 1_690_00,
    solidarity: { index: 185.85 / 114.08, minimum: 25_99, factor: 4 },
    sources: ['easypay-group.com (1.1.2026)', 'link2fleet.com', 'acs.be', 'vanmossel.be'],
  },
]

interface DatedPercent {
  readonly from: string
  readonly percent: number
}

/** Deduction of an electric car by the day of its order, for as long as the contract runs (CIR/WIB 92, art. 198bis). */
export const ELECTRIC_DEDUCTION: readonly DatedPercent[] = [
  { from: '2023-07-01', percent: 100 },
  { from: '2027-01-01', percent: 95 },
  { from: '2028-01-01', percent: 90 },
  { from: '2029-01-01', percent: 82.5 },
  { from: '2030-01-01', percent: 75 },
  { from: '2031-01-01', percent: 67.5 },
]

/** Since 2026 a company deducts nothing for a car that emits CO2. */
const EMITTING_DEDUCTION: readonly DatedPercent[] = [{ from: '2026-01-01', percent: 0 }]

/** Standard rate of corporate income tax since 2020 (CIR/WIB 92, art. 215). */
const CORPORATE_TAX_PERCENT = 25
/** A company deducts at most half of the VAT on a car (VAT code, art. 45 § 2). */
const DEDUCTIBLE_VAT_PERCENT = 50

export const MARGINAL_RATES = [25, 40, 45, 50] as const
export type MarginalRate = (typeof MARGINAL_RATES)[number]

/** The newest table that has begun; `isStale` once its year is over. */
export function taxTableOn(day: string): { readonly table: TaxTable; readonly isStale: boolean } {
  const year = Number(day.slice(0, 4))
  const table = TAX_TABLES.findLast((one) => one.year <= year)
  if (!table) throw new RangeError(`No tax table is known for ${day}`)
  return { table, isStale: table.year < year }
}

/**
 * Share of the catalogue value that counts as a benefit in kind, by CO2 (WLTP, g/km): art. 36 § 2 of the income tax code.
 * Plug-in hybrids count by their combustion fuel, which is petrol throughout this catalogue. In %, between 4 and 18.
 */
export function benefitPercentage(fuel: FuelType, co2: number, { referenceCo2 }: TaxTable): number {
  if (fuel === 'ELECTRIC') return 4
  const reference = fuel === 'DIESEL' ? referenceCo2.diesel : referenceCo2.petrol
  const percentage = 5.5 + 0.1 * (co2 - reference)
  return Math.round(Math.min(18, Math.max(4, percentage)) * 10) / 10
}

/** Per mille of the catalogue value that counts, by full years since the first registration. */
const AGE_PERCENT = [100, 94, 88, 82, 76, 70] as const

/** One year's benefit: catalogue value × age × CO2 share × 6/7, and the least amount of the year at least. */
export function yearlyBenefit(
  { catalogValue, fuel, co2 }: { readonly catalogValue: Cents; readonly fuel: FuelType; readonly co2: number },
  table: TaxTable,
  yearsOld = 0,
): Cents {
  const age = AGE_PERCENT[Math.min(yearsOld, AGE_PERCENT.length - 1)] ?? 100
  const benefit = (catalogValue * age * benefitPercentage(fuel, co2, table) * 6) / (7 * 100 * 100)
  return Math.max(Math.round(benefit), table.benefitFloor)
}

/** Deductible share in %, for a company and a car ordered on a day; undefined for an order older than these tables. */
export function deductiblePercent(fuel: FuelType, orderedOn: string): number | undefined {
  const rows = fuel === 'ELECTRIC' ? ELECTRIC_DEDUCTION : EMITTING_DEDUCTION
  return rows.findLast(({ from }) => from <= orderedOn)?.percent
}

/** The first day after `day` on which an order deducts something else; undefined when no table knows one. */
export function nextDeductionChange(fuel: FuelType, day: string): DatedPercent | undefined {
  return fuel === 'ELECTRIC' ? ELECTRIC_DEDUCTION.find(({ from }) => from > day) : undefined
}

/**
 * The employer's CO2 contribution of one month. A plug-in hybrid pays the least amount: the social security office does not
 * apply the factor to it (link2fleet.be, fleet.be, 2025).
 */
export function monthlySolidarity(fuel: FuelType, co2: number, { solidarity }: TaxTable): Cents {
  const { index, minimum, factor } = solidarity
  const least = Math.round(minimum * index)
  if (fuel === 'ELECTRIC' || fuel === 'HYBRID') return least
  const base = fuel === 'DIESEL' ? 600_00 : 768_00
  return Math.max(least, Math.round(((co2 * 9_00 - base) / 12) * index * factor))
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

/** A rented car's cost for a company in a year. `rent` is a month's, without VAT. */
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
  table: TaxTable,
): LeaseCost {
  const yearly = rent * 12
  const lostVat = Math.round((yearly * vatPercent * (100 - DEDUCTIBLE_VAT_PERCENT)) / 10_000)
  const solidarity = monthlySolidarity(fuel, co2, table) * 12
  const taxOnRest = Math.round(((yearly + lostVat) * (100 - deductible) * CORPORATE_TAX_PERCENT) / 10_000)
  return { total: yearly + lostVat + solidarity + taxOnRest, rent: yearly, lostVat, solidarity, taxOnRest }
}

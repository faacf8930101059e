import {
  FIRST_FISCAL_HP,
  FLEMISH_CO2_FACTORS,
  REGION_TAX_FORMULAS,
  REGION_TAX_TABLES,
  type RegionTaxTable,
  type Step,
} from './dated/region-tax-tables'
import { rowOn } from './dated/rows'
import type { FuelType } from './fuel-type'
import type { Region } from './region'
import { yearAfter } from './year-after'

/**
 * The tax on registering a new car and the road tax of a year, by region (docs/law.md). Amounts are integer cents. Indicative: for a car
 * that is bought, not for one of a leasing company, whose tax is in the rent.
 */
type Cents = number

export interface TaxedCar {
  readonly fuel: FuelType
  /** WLTP, g/km; left out where it is not known yet. */
  readonly co2?: number | undefined
  /** The taxed engine's power: of a plug-in hybrid, its combustion engine. */
  readonly kw: number
  readonly fiscalHp: number
  /** Maximum authorised mass, kg. */
  readonly maxMassKg?: number | undefined
}

/** Why an amount is not worked out: a fact of the car that is not known, or a case that no source settles. */
type NotWorkedOut = 'no_co2' | 'no_mass' | 'hybrid' | 'fuel'
export type TaxAmount = { readonly cents: Cents } | { readonly reason: NotWorkedOut }

const euro = (cents: number): TaxAmount => ({ cents: Math.round(cents) })
const without = (reason: NotWorkedOut): TaxAmount => ({ reason })
const between = (least: Cents, most: Cents, amount: number) => Math.min(most, Math.max(least, amount))

/** The newest table that has begun. `isStale` when a newer one is due: the amounts are indexed every 1 July, the factor each January. */
export function regionTaxTableOn(day: string): {
  readonly table: RegionTaxTable
  readonly co2Factor: number
  readonly isStale: boolean
} {
  const table = rowOn(REGION_TAX_TABLES, day, 'table of regional taxes')
  const row = rowOn(FLEMISH_CO2_FACTORS, day, 'factor of the Flemish tax')
  const isStale = yearAfter(table.from) <= day || yearAfter(row.from) <= day
  return { table, co2Factor: row.factor, isStale }
}

const formulasOn = (day: string) => rowOn(REGION_TAX_FORMULAS, day, 'formula of regional taxes')

const findStep = (steps: readonly Step[], value: number): Cents => steps.find(([most]) => value <= most)?.[1] ?? 0

/** Registration tax, paid once. */
export function registrationTax(region: Region, car: TaxedCar, day: string): TaxAmount {
  if (car.fuel === 'OTHER') return without('fuel')
  if (region === 'flanders') return flemishRegistration(car, day)
  const { table } = regionTaxTableOn(day)
  return region === 'brussels' ? brusselsRegistration(car, table) : walloonRegistration(car, day)
}

/** VCF art. 2.3.4.1.2/1: ((CO2 × f × q) / 246)^6 × 4.500 + c, f being 1 for petrol, diesel and plug-in hybrids. */
function flemishRegistration({ fuel, co2 }: TaxedCar, day: string): TaxAmount {
  const { table, co2Factor } = regionTaxTableOn(day)
  const { flanders } = table
  if (fuel === 'ELECTRIC') return euro(flanders.electric)
  if (co2 === undefined) return without('no_co2')
  const { divisor, exponent, amount } = formulasOn(day).flemishRegistration
  const air = fuel === 'DIESEL' ? flanders.air.diesel : flanders.air.petrol
  return euro(between(flanders.least, flanders.most, ((co2 * co2Factor) / divisor) ** exponent * amount + air))
}

/** The higher of two readings, by kilowatt and by fiscal horsepower; an electric car pays the least amount. */
function brusselsRegistration({ fuel, kw, fiscalHp }: TaxedCar, { brussels }: RegionTaxTable): TaxAmount {
  if (fuel === 'ELECTRIC') return euro(brussels.least)
  return euro(Math.max(findStep(brussels.byKw, kw), findStep(brussels.byFiscalHp, fiscalHp)))
}

/**
 * Code of taxes, art. 98: base amount × CO2 ÷ average × mass ÷ average × coefficient of the energy. Cars that are not electric count
 * whole; the law's 0,8 for hybrids does not say which power they have.
 */
function walloonRegistration({ fuel, co2, kw, maxMassKg }: TaxedCar, day: string): TaxAmount {
  if (fuel === 'HYBRID') return without('hybrid')
  const isElectric = fuel === 'ELECTRIC'
  if (!isElectric && co2 === undefined) return without('no_co2')
  if (maxMassKg === undefined) return without('no_mass')
  const { wallonia } = regionTaxTableOn(day).table
  const average = formulasOn(day).wallonia
  const emissions = isElectric ? 1 : (co2 ?? 0) / average.co2
  const coefficient = isElectric ? findStep(average.electricByKw, kw) : 1
  const amount = findStep(wallonia.byKw, kw) * emissions * (maxMassKg / average.massKg) * coefficient
  return euro(between(wallonia.least, wallonia.most, amount))
}

/** Each year. */
export function roadTax(region: Region, { fuel, co2, fiscalHp }: TaxedCar, day: string): TaxAmount {
  if (fuel === 'OTHER') return without('fuel')
  const { table } = regionTaxTableOn(day)
  if (region !== 'flanders') {
    return euro(fuel === 'ELECTRIC' ? scaled(table, FIRST_FISCAL_HP) : scaled(table, fiscalHp))
  }
  const { flanders } = table
  if (fuel === 'ELECTRIC') return euro(flanders.yearlyElectric)
  if (co2 === undefined) return without('no_co2')
  const { neutral, least, most, perGram, petrol, diesel } = formulasOn(day).flemishYear
  const byCo2 = (between(least, most, co2) - neutral) * perGram
  const byEuro = fuel === 'DIESEL' ? diesel : petrol
  return euro(Math.max(flanders.yearlyLeast, scaled(flanders, fiscalHp) * (1 + byCo2 + byEuro)))
}

function scaled(
  { yearly, yearlyPerExtra }: Pick<RegionTaxTable, 'yearly' | 'yearlyPerExtra'>,
  fiscalHp: number,
): Cents {
  const place = Math.max(0, fiscalHp - FIRST_FISCAL_HP)
  const extra = Math.max(0, place - (yearly.length - 1))
  return (yearly[place - extra] ?? 0) + extra * yearlyPerExtra
}

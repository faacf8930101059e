import { yearAfter } from '../year-after'
import {
  CORPORATE_TAX,
  DEDUCTIONS,
  INCOME_TAX,
  PLUG_IN_DEDUCTIONS,
  SELF_EMPLOYED_CONTRIBUTIONS,
  TAX_TABLES,
} from './company-car-tables'
import { CREDIT_REGIMES } from './credit-law'
import { APR_CAPS, MAX_TERMS } from './credit-limits'
import { ENERGY_PRICES } from './energy-prices'
import { CLIMATES, PLUG_IN_USES } from './plug-in-use'
import { FLEMISH_PREMIUMS } from './premiums'
import { REFERENCE_PERIODS } from './price-law'
import { FLEMISH_CO2_FACTORS, REGION_TAX_FORMULAS, REGION_TAX_TABLES } from './region-tax-tables'
import { VAT_DEDUCTIONS, VAT_RATES } from './vat'

/** When a table gets its next row: a year after the newest, at the ministry's next half-year, or when a law changes and not before. */
type Renewal = 'year' | 'half-year' | 'law'

export interface DatedTable {
  /** As the code calls it. */
  readonly table: string
  readonly rows: readonly { readonly from: string }[]
  readonly renewed: Renewal
}

/** Every table of this folder. A folder's file that is missing here fails tests/domain/dated/tables.test.ts. */
export const DATED_TABLES: readonly DatedTable[] = [
  { table: 'VAT_RATES', rows: VAT_RATES, renewed: 'law' },
  { table: 'VAT_DEDUCTIONS', rows: VAT_DEDUCTIONS, renewed: 'law' },
  { table: 'TAX_TABLES', rows: TAX_TABLES, renewed: 'year' },
  { table: 'DEDUCTIONS.electric', rows: DEDUCTIONS.electric, renewed: 'year' },
  { table: 'DEDUCTIONS.emitting', rows: DEDUCTIONS.emitting, renewed: 'law' },
  { table: 'PLUG_IN_DEDUCTIONS', rows: PLUG_IN_DEDUCTIONS, renewed: 'year' },
  { table: 'SELF_EMPLOYED_CONTRIBUTIONS', rows: SELF_EMPLOYED_CONTRIBUTIONS, renewed: 'law' },
  { table: 'CORPORATE_TAX', rows: CORPORATE_TAX, renewed: 'law' },
  { table: 'INCOME_TAX', rows: INCOME_TAX, renewed: 'law' },
  { table: 'REGION_TAX_TABLES', rows: REGION_TAX_TABLES, renewed: 'year' },
  { table: 'REGION_TAX_FORMULAS', rows: REGION_TAX_FORMULAS, renewed: 'law' },
  { table: 'FLEMISH_CO2_FACTORS', rows: FLEMISH_CO2_FACTORS, renewed: 'year' },
  { table: 'FLEMISH_PREMIUMS', rows: FLEMISH_PREMIUMS, renewed: 'law' },
  { table: 'CREDIT_REGIMES', rows: CREDIT_REGIMES, renewed: 'law' },
  { table: 'APR_CAPS', rows: APR_CAPS, renewed: 'half-year' },
  { table: 'MAX_TERMS', rows: MAX_TERMS, renewed: 'law' },
  { table: 'REFERENCE_PERIODS', rows: REFERENCE_PERIODS, renewed: 'law' },
  { table: 'PLUG_IN_USES', rows: PLUG_IN_USES, renewed: 'law' },
  { table: 'CLIMATES', rows: CLIMATES, renewed: 'law' },
  { table: 'ENERGY_PRICES', rows: [ENERGY_PRICES], renewed: 'year' },
]

export interface DueTable {
  readonly table: string
  /** The day of its newest row. */
  readonly from: string
  /** The day from which a newer one is needed. */
  readonly due: string
}

/** What is due by a day, the most urgent first: the tables whose newest row holds no longer then. */
export function tablesDueBy(day: string, tables: readonly DatedTable[] = DATED_TABLES): readonly DueTable[] {
  return tables
    .flatMap(({ table, rows, renewed }): DueTable[] => {
      const from = rows.at(-1)?.from
      return from === undefined || renewed === 'law' ? [] : [{ table, from, due: nextRow(from, renewed) }]
    })
    .filter(({ due }) => due <= day)
    .toSorted((a, b) => a.due.localeCompare(b.due))
}

function nextRow(from: string, renewed: Exclude<Renewal, 'law'>): string {
  if (renewed === 'year') return yearAfter(from)
  const year = Number(from.slice(0, 4))
  return [`${year}-06-01`, `${year}-12-01`, `${year + 1}-06-01`].find((day) => day > from) ?? yearAfter(from)
}

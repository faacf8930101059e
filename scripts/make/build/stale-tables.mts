import type { DatedTable } from '@/contract/embedded-service'
import { embeddedService } from '@/data/embedded-service.server'
import { ELECTRIC_DEDUCTION, TAX_TABLES } from '@/domain/company-car-tax'
import { ENERGY_PRICES_DATE } from '@/domain/energy-prices'
import { FLEMISH_CO2_FACTORS, REGION_TAX_TABLES } from '@/domain/region-tax-tables'
import { yearAfter } from '@/domain/year-after'

const newest = (rows: readonly { readonly from: string }[]) => rows.at(-1)?.from ?? ''
const readYear = (day: string) => Number(day.slice(0, 4))
const firstOfNextYear = (day: string) => `${readYear(day) + 1}-01-01`

/** Due a year after its newest row. */
const yearly = (table: string, from: string): DatedTable => ({ table, from, due: yearAfter(from) })

/** Every dated table whose newest row is older on a day than it may be: law and tax by their own calendar, prices by a year. */
export function staleTables(day: string): readonly DatedTable[] {
  const taxes = `${TAX_TABLES.at(-1)?.year}-01-01`
  const tables = [
    { table: 'Company-car tax (TAX_TABLES)', from: taxes, due: firstOfNextYear(taxes) },
    {
      table: 'Deduction of electric cars',
      from: newest(ELECTRIC_DEDUCTION),
      due: firstOfNextYear(newest(ELECTRIC_DEDUCTION)),
    },
    ...(embeddedService?.datedTables ?? []),
    yearly('Registration and road tax of the regions (REGION_TAX_TABLES)', newest(REGION_TAX_TABLES)),
    yearly('Factor of the Flemish registration tax (FLEMISH_CO2_FACTORS)', newest(FLEMISH_CO2_FACTORS)),
    yearly('Energy prices (ENERGY_PRICES)', ENERGY_PRICES_DATE),
  ]
  return tables.filter(({ due }) => due <= day)
}

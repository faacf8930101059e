import { APR_CAPS, RATES } from '@/backend/finance/terms'
import { ELECTRIC_DEDUCTION, TAX_TABLES } from '@/domain/company-car-tax'
import { ENERGY_PRICES_DATE } from '@/domain/energy-prices'
import { FLEMISH_CO2_FACTORS, REGION_TAX_TABLES } from '@/domain/region-tax-tables'
import { yearAfter } from '@/domain/year-after'

interface StaleTable {
  readonly table: string
  /** The day of its newest row. */
  readonly from: string
  /** The day on which a newer one was due. */
  readonly due: string
}

const newest = (rows: readonly { readonly from: string }[]) => rows.at(-1)?.from ?? ''
const yearOf = (day: string) => Number(day.slice(0, 4))
const firstOfNextYear = (day: string) => `${yearOf(day) + 1}-01-01`

/** Due a year after its newest row. */
const yearly = (table: string, from: string): StaleTable => ({ table, from, due: yearAfter(from) })

/** The ministry sets the ceilings anew on 1 June and 1 December (royal decree of 14 September 2016, art. 12). */
function nextHalfYear(day: string): string {
  const year = yearOf(day)
  const days = [`${year}-06-01`, `${year}-12-01`, `${year + 1}-06-01`]
  return days.find((one) => one > day) ?? yearAfter(day)
}

/** Every dated table whose newest row is older on a day than it may be: law and tax by their own calendar, prices by a year. */
export function staleTables(day: string): readonly StaleTable[] {
  const taxes = `${TAX_TABLES.at(-1)?.year}-01-01`
  const tables = [
    { table: 'Company-car tax (TAX_TABLES)', from: taxes, due: firstOfNextYear(taxes) },
    {
      table: 'Deduction of electric cars',
      from: newest(ELECTRIC_DEDUCTION),
      due: firstOfNextYear(newest(ELECTRIC_DEDUCTION)),
    },
    {
      table: 'Ceilings of the annual percentage rate (APR_CAPS)',
      from: newest(APR_CAPS),
      due: nextHalfYear(newest(APR_CAPS)),
    },
    yearly('Registration and road tax of the regions (REGION_TAX_TABLES)', newest(REGION_TAX_TABLES)),
    yearly('Factor of the Flemish registration tax (FLEMISH_CO2_FACTORS)', newest(FLEMISH_CO2_FACTORS)),
    yearly('Rates of the products (RATES)', newest(RATES)),
    yearly('Energy prices (ENERGY_PRICES)', ENERGY_PRICES_DATE),
  ]
  return tables.filter(({ due }) => due <= day)
}

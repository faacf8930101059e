import type { DatedTable } from '@/contract/embedded-service'
import { yearAfter } from '@/domain/year-after'
import { APR_CAPS, RATES } from './terms'

const newest = (rows: readonly { readonly from: string }[]) => rows.at(-1)?.from ?? ''

/** The ministry sets the ceilings anew on 1 June and 1 December (royal decree of 14 September 2016, art. 12). */
function nextHalfYear(day: string): string {
  const year = Number(day.slice(0, 4))
  const days = [`${year}-06-01`, `${year}-12-01`, `${year + 1}-06-01`]
  return days.find((one) => one > day) ?? yearAfter(day)
}

export const datedTables: readonly DatedTable[] = [
  {
    table: 'Ceilings of the annual percentage rate (APR_CAPS)',
    from: newest(APR_CAPS),
    due: nextHalfYear(newest(APR_CAPS)),
  },
  { table: 'Rates of the products (RATES)', from: newest(RATES), due: yearAfter(newest(RATES)) },
]

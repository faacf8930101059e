import { describe, expect, it } from 'vitest'
import { TAX_TABLES } from '@/domain/dated/company-car-tables'
import { dueTables } from '../../scripts/lib/due-tables.mts'

const dueOn = (day: string, table: string) => dueTables(day).find((one) => one.table === table)?.due
const lastYear = Number(TAX_TABLES.at(-1)?.from.slice(0, 4))

describe('the tables that need a row', () => {
  it('are told in November for the year to come, and not in the summer', () => {
    expect(dueOn(`${lastYear}-08-31`, 'TAX_TABLES')).toBeUndefined()
    expect(dueOn(`${lastYear}-11-10`, 'TAX_TABLES')).toBe(`${lastYear + 1}-01-01`)
    expect(dueOn(`${lastYear + 1}-03-01`, 'TAX_TABLES')).toBe(`${lastYear + 1}-01-01`)
  })

  it('are those of the law, and the rates of the service that comes with the site', () => {
    const names = dueTables('2099-01-01').map(({ table }) => table)
    for (const table of ['TAX_TABLES', 'REGION_TAX_TABLES', 'APR_CAPS', 'RATES']) expect(names).toContain(table)
    expect(dueTables('2000-01-01')).toEqual([])
  })
})

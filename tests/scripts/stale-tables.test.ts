import { describe, expect, it } from 'vitest'
import { TAX_TABLES } from '@/domain/company-car-tax'
import { staleTables } from '../../scripts/make/build/stale-tables.mts'

const namesOn = (day: string) => staleTables(day).map(({ table }) => table)
const lastYear = TAX_TABLES.at(-1)?.year ?? 0

describe('tables of law, tax and price', () => {
  it('a tax table is old from the first day after its year, and not a day before', () => {
    const isTold = (day: string) => namesOn(day).some((table) => table.includes('TAX_TABLES'))
    expect(isTold(`${lastYear}-12-31`)).toBe(false)
    expect(isTold(`${lastYear + 1}-01-01`)).toBe(true)
  })

  it('ceilings of the annual percentage rate are due on the next first of June or December', () => {
    const { from, due } = staleTables('2099-01-01').find(({ table }) => table.includes('APR_CAPS')) ?? {}
    expect(due?.slice(5)).toMatch(/^(06|12)-01$/)
    expect((due ?? '') > (from ?? '')).toBe(true)
    expect(Date.parse(due ?? '') - Date.parse(from ?? '')).toBeLessThan(184 * 86_400_000)
  })

  it('amounts of the regions are due every 1 July, the Flemish factor every 1 January', () => {
    const due = (name: string) => staleTables('2099-01-01').find(({ table }) => table.includes(name))?.due
    expect(due('REGION_TAX_TABLES')).toMatch(/-07-01$/)
    expect(due('FLEMISH_CO2_FACTORS')).toMatch(/-01-01$/)
  })

  it('each of them is told once it is old, with its own day', () => {
    const all = staleTables('2099-01-01')
    expect(all).toHaveLength(7)
    for (const { from, due } of all) {
      expect(from).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(due > from).toBe(true)
    }
    expect(namesOn('2000-01-01')).toEqual([])
  })
})

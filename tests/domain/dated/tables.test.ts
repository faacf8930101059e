import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { DATED_TABLES, type DatedTable, tablesDueBy } from '@/domain/dated/tables'

/** Infinity is the limit of a last step, NaN is never a figure. */
const number = z.custom<number>((value) => typeof value === 'number' && !Number.isNaN(value))
const percent = z.number().min(0).max(100)
const figure: z.ZodType = z.lazy(() =>
  z.union([number, z.string().min(1), z.boolean(), z.instanceof(RegExp), z.array(figure), group]),
)
/** What is called a percentage is one, at whatever depth. */
const group = z.object({ percent: percent.optional(), percents: z.array(percent).min(1).optional() }).catchall(figure)
const source = z.union([z.string().min(3), z.strictObject({ title: z.string().min(3), url: z.url() })])
const sources = z.array(source).min(1)
/** A row as it has to be: a day that exists, its sources, and its figures. */
const row = group.extend({ from: z.iso.date(), sources: z.union([sources, z.record(z.string(), sources)]) })

const FOLDER = 'src/domain/dated'

describe.each(DATED_TABLES)('$table', ({ rows }) => {
  it('has rows with a day, sources and figures', () => {
    expect(rows.length).toBeGreaterThan(0)
    for (const one of rows) expect(row.safeParse(one).error).toBeUndefined()
  })

  it('has its rows in the order of their days, two never on one day', () => {
    const days = rows.map(({ from }) => from)
    expect(days).toEqual([...new Set(days)].sort())
  })
})

it('every file of the folder that has dated rows has its tables in the list', () => {
  const named = new Set(DATED_TABLES.map(({ table }) => table.split('.')[0]))
  const files = readdirSync(FOLDER).filter((file) => file !== 'tables.ts')
  const exported = files.flatMap((file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8')
    return [...text.matchAll(/^export const ([A-Z_0-9]+)\b[^=]*=\s*[[{]/gm)].map(([, name]) => name)
  })
  expect(exported.length).toBeGreaterThan(10)
  expect(new Set(exported)).toEqual(named)
})

describe('what is due', () => {
  const table = (renewed: DatedTable['renewed'], ...days: string[]): DatedTable => ({
    table: renewed,
    rows: days.map((from) => ({ from })),
    renewed,
  })

  it('is a table of each year from a year after its newest row', () => {
    const tables = [table('year', '2025-07-01', '2026-07-01')]
    expect(tablesDueBy('2027-06-30', tables)).toEqual([])
    expect(tablesDueBy('2027-07-01', tables)).toEqual([{ table: 'year', from: '2026-07-01', due: '2027-07-01' }])
  })

  it.each([
    ['2025-12-01', '2026-06-01'],
    ['2026-06-01', '2026-12-01'],
    ['2026-03-15', '2026-06-01'],
  ])('is a table of the half-year of %s on %s', (from, due) => {
    expect(tablesDueBy('2099-01-01', [table('half-year', from)])).toEqual([{ table: 'half-year', from, due }])
  })

  it('is never a table that only a new law changes', () => {
    expect(tablesDueBy('2099-01-01', [table('law', '1996-01-01')])).toEqual([])
  })

  it('stands in the order of its days', () => {
    const due = tablesDueBy('2099-01-01').map((one) => one.due)
    expect(due.length).toBeGreaterThan(3)
    expect(due).toEqual([...due].sort())
  })
})

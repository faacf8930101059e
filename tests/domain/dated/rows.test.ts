import { expect, it } from 'vitest'
import { rowAfter, rowOn } from '@/domain/dated/rows'

const ROWS = [{ from: '2026-01-01' }, { from: '2027-01-01' }]

it('the row of a day is the newest that has begun, its own first day included', () => {
  expect(rowOn(ROWS, '2026-12-31', 'rate')).toBe(ROWS[0])
  expect(rowOn(ROWS, '2027-01-01', 'rate')).toBe(ROWS[1])
  expect(rowOn(ROWS, '2031-01-01', 'rate')).toBe(ROWS[1])
})

it('a day before the first row is an error that names the table and the day', () => {
  expect(() => rowOn(ROWS, '2025-12-31', 'rate')).toThrow(new RangeError('No rate is known for 2025-12-31'))
})

it('the next row is the first that begins after a day', () => {
  expect(rowAfter(ROWS, '2026-01-01')).toBe(ROWS[1])
  expect(rowAfter(ROWS, '2027-01-01')).toBeUndefined()
})

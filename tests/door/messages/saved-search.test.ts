import { vehicles } from '@demo/backend/stock/handlers'
import { givesAtMost } from '@tests/data/smaller-pages'
import { expect, it } from 'vitest'
import { listSavedSearchCars } from '@/door/messages/saved-search.server'

it('a followed search has all its cars where the service gives fewer at once', async () => {
  const { total } = vehicles({ lang: 'nl', sales_type: 'B2C', criteria: { carline: ['BORN'] }, limit: 0 })
  const { calls } = givesAtMost(12)
  const found = await listSavedSearchCars('carline=BORN', { language: 'nl', salesType: 'B2C' })
  expect(total).toBeGreaterThan(24)
  expect(new Set(found?.cars.map(({ commission_id }) => commission_id)).size).toBe(total)
  expect(found?.isWhole).toBe(true)
  expect(calls).toHaveLength(Math.ceil(total / 12))
})

import { vehicles } from '@demo/backend/stock/handlers'
import { givesAtMost } from '@tests/data/smaller-pages'
import { expect, it } from 'vitest'
import { listParams } from '@/door/machines/open-params.server'

it('every car in stock is named where the service gives fewer at once', async () => {
  const { total } = vehicles({ lang: 'nl', sales_type: 'B2C', limit: 0 })
  givesAtMost(50)
  const cars = await listParams('stock.vehicle', { language: 'nl', salesType: 'B2C' })
  expect(new Set(cars.map(({ params }) => params.commissionId)).size).toBe(total)
})

import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { vehicles } from '@demo/backend/stock/handlers'
import { givesAtMost } from '@tests/data/smaller-pages'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { describeSavedSearch, listSavedSearchCars } from '@/door/messages/saved-search.server'

it('a followed search has all its cars where the service gives fewer at once', async () => {
  const { total } = vehicles({ lang: 'nl', sales_type: 'B2C', criteria: { carline: ['BORN'] }, limit: 0 })
  const { calls } = givesAtMost(12)
  const found = await listSavedSearchCars('carline=BORN', { language: 'nl', salesType: 'B2C' })
  expect(total).toBeGreaterThan(24)
  expect(new Set(found?.cars.map(({ commission_id }) => commission_id)).size).toBe(total)
  expect(found?.isWhole).toBe(true)
  expect(calls).toHaveLength(Math.ceil(total / 12))
})

it('what a search asks for begins with a capital each: dots stand between, and no commas', async () => {
  const { title } = await describeSavedSearch('fuel_type=ELECTRIC&price_max=45000', {
    language: 'fr',
    salesType: 'B2C',
  })
  expect(title.replaceAll('\u00a0', ' ')).toBe('Électrique · Prix jusqu’à 45.000 €')
})

it.each([
  ['zipcode=9000&carline=BORN', 'STOCK_SEARCH_ZIPCODE'],
  ['monthly_max=450&carline=BORN', 'STOCK_FINANCING_B2B'],
])('a followed search has no cars while a flag closes what narrows it: %s', async (search, flag) => {
  const asked = () => listSavedSearchCars(search, { language: 'fr', salesType: 'B2B' })
  expect(await asked()).toBeDefined()
  server.use(http.get('*/v1/feature-flags', () => HttpResponse.json({ ...DEFAULT_FLAGS, [flag]: false })))
  expect(await asked()).toBeUndefined()
})

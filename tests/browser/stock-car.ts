import type { Page } from '@playwright/test'
import type { StockVehicle, StockVehiclesResponse } from '@/contract/stock'
import type { Audience } from '@/routing/build-path'

/** The first car of the stock. */
export async function aCarInStock(page: Page, { language, salesType }: Audience): Promise<StockVehicle> {
  const answer = await page.request.post('/api/backend/v1/stocks/vehicles', {
    data: { lang: language, sales_type: salesType, limit: 1 },
  })
  const [vehicle] = ((await answer.json()) as StockVehiclesResponse).vehicles
  if (!vehicle) throw new Error('There is a car in stock')
  return vehicle
}

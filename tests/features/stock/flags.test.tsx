import { screen, waitFor } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { describe, expect, it } from 'vitest'
import type { FeatureFlag } from '@/domain/feature-flag'
import type { SalesType } from '@/domain/sales-type'
import StockListView from '@/features/stock/StockListView'

/** The list of Borns, once its cars are there. */
async function list(salesType: SalesType, ...on: FeatureFlag[]) {
  const site = await renderWhole(<StockListView params={{ modelName: 'BORN' }} />, {
    salesType,
    flags: Object.fromEntries(on.map((flag) => [flag, true])),
    route: { name: 'stock.model', params: { modelName: 'BORN' } },
  })
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/\d/), { timeout: 15_000 })
  // The count comes first.
  await screen.findAllByRole('article')
  return site
}

const sorting = () => screen.queryByRole('navigation', { name: 'Sorteren op' })
// The benefit in kind of a business is no amount of a financing.
const perMonth = () => screen.queryAllByText(/per maand|\/ ?maand/).filter((amount) => !amount.closest('[data-cost]'))

describe('the list of stock', () => {
  it('can be sorted with the flag STOCK_ORDER_BY', async () => {
    await list('B2C', 'STOCK_ORDER_BY')
    expect(sorting()).toBeVisible()
  })

  it('stands in its own order without it', async () => {
    await list('B2C')
    expect(sorting()).toBeNull()
  })

  it('has monthly amounts for private buyers whatever STOCK_FINANCING_B2B says', async () => {
    await list('B2C')
    expect(perMonth().length).toBeGreaterThan(0)
  })

  it('has them for business buyers with STOCK_FINANCING_B2B', async () => {
    await list('B2B', 'STOCK_FINANCING_B2B')
    expect(perMonth().length).toBeGreaterThan(0)
  })

  it('has none for business buyers without it', async () => {
    await list('B2B')
    expect(perMonth()).toEqual([])
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { deviate } from '@tests/data/deviant-service'
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

  it.each([
    [undefined, ['Promoties eerst', 'Prijs oplopend', 'Prijs aflopend']],
    ['MONTHLY_ASC', ['Promoties eerst', 'Prijs oplopend', 'Prijs aflopend', 'Laagste maandbedrag']],
  ])('offers the orders that the service has, and the one that is asked: %s', async (sort, names) => {
    deviate('stock-filters', (answer) => {
      answer.sorts = ['PROMOTIONS', 'PRICE_ASC', 'PRICE_DESC']
    })
    await renderWhole(<StockListView params={{ modelName: 'BORN' }} />, {
      salesType: 'B2C',
      flags: { STOCK_ORDER_BY: true },
      route: { name: 'stock.model', params: { modelName: 'BORN' }, query: { ...(sort && { sort }) } },
    })
    const shown = () => within(sorting() as HTMLElement).getAllByRole('link')
    await waitFor(() => expect(shown().map((link) => link.textContent)).toEqual(names), { timeout: 15_000 })
  })

  it.each([
    ['does not answer', 'facets', null],
    ['names none', 'sorts', []],
  ])('offers every order where the service %s', async (_, field, value) => {
    let asked = false
    deviate('stock-filters', (answer) => {
      asked = true
      answer[field] = value
    })
    await list('B2C', 'STOCK_ORDER_BY')
    await waitFor(() => expect(asked).toBe(true))
    expect(within(sorting() as HTMLElement).getAllByRole('link')).toHaveLength(4)
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

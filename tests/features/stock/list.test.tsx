import { screen, within } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { describe, expect, it } from 'vitest'
import { stockCount } from '@/backend/stock/stock'
import StockListView from '@/features/stock/StockListView'
import { VEHICLES_PER_PAGE } from '@/features/stock/stock-search'

const pages = Math.ceil(stockCount('BORN') / VEHICLES_PER_PAGE)
const at = (query: Record<string, string>) => ({ name: 'stock.model', params: { modelName: 'BORN' }, query }) as const

describe('the pages of a list of cars', () => {
  it('have addresses that keep the search', async () => {
    await renderWhole(<StockListView params={{ modelName: 'BORN' }} />, {
      flags: {},
      route: at({ page: '2', sort: 'PRICE_ASC' }),
    })
    const nav = await screen.findByRole('navigation', { name: 'Resultatenpagina’s' })
    const link = (name: string) => within(nav).getByRole('link', { name })
    expect(link(`Pagina 2 van ${pages}`)).toHaveAttribute('aria-current', 'page')
    expect(link(`Pagina 1 van ${pages}`)).toHaveAttribute('href', '/nl/stock/born?sort=PRICE_ASC')
    expect(link('Volgende wagens')).toHaveAttribute('href', '/nl/stock/born?sort=PRICE_ASC&page=3')
    expect(link('Vorige wagens')).toHaveAttribute('rel', 'prev')
  })

  it('say where the list ends when an address asks for more, and lead back to the last one', async () => {
    await renderWhole(<StockListView params={{ modelName: 'BORN' }} />, { flags: {}, route: at({ page: '9999' }) })
    expect(await screen.findByText('De lijst houdt op voor deze pagina.')).toBeVisible()
    const back = screen.getByRole('link', { name: 'Vorige wagens' })
    expect(back).toHaveAttribute('href', `/nl/stock/born?page=${pages}`)
    expect(screen.queryByRole('link', { name: 'Volgende wagens' })).toBeNull()
  })
})

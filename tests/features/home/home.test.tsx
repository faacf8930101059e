import { act, screen } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { beforeAll, describe, expect, test } from 'vitest'
import { forgetMyCar, forgetMyCars, saveMyCar } from '@/components/my-cars'
import { readCarsNavigation } from '@/content/read/navigation.server'
import { listNews } from '@/content/read/news.server'
import { readPage } from '@/content/read/pages.server'
import type { ArticleSummary, PageContent } from '@/content/types'
import { navigationQueries } from '@/data/navigation/queries'
import { createQueryClient } from '@/data/query-client'
import { carlinesOnSale } from '@/domain/carline'
import HomeView from '@/features/home/HomeView'

describe('the homepage', () => {
  let page: PageContent
  let news: ArticleSummary[]

  beforeAll(async () => {
    const read = await readPage('homepage', { language: 'nl', salesType: 'B2C' })
    if (!read) throw new Error('The homepage has no entry')
    page = read
    news = await listNews({ language: 'nl', salesType: 'B2C' }, 3)
  })

  async function home(flags = {}) {
    const queryClient = createQueryClient()
    queryClient.setQueryData(navigationQueries.cars('nl').queryKey, await readCarsNavigation('nl'))
    const rendered = await renderWhole(<HomeView page={page} news={news} />, { queryClient, flags })
    return rendered
  }

  test('opens with its words and the way to all models', async () => {
    await home()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.title)
    for (const link of screen.getAllByRole('link', { name: 'Alle modellen' })) {
      expect(link).toHaveAttribute('href', '/nl/modellen')
    }
  })

  test('leads back to the car that was built last, and to the others of this device', async () => {
    await home()
    expect(screen.queryByText(/^Verder met/)).toBeNull()
    saveMyCar({ kind: 'stock', ref: 'stock.B2291296', title: 'Leon Tech', price: 37_600, day: '2026-11-20' })
    saveMyCar({
      kind: 'id',
      ref: 'born.b170.2027a.oxyw-w18a-clot',
      title: 'Born Core',
      price: 40_990,
      day: '2026-11-20',
    })
    expect(await screen.findByRole('link', { name: 'Verder met Born Core' })).toHaveAttribute(
      'href',
      '/nl/car-configurator/conf/born.b170.2027a.oxyw-w18a-clot',
    )
    expect(screen.getByRole('link', { name: 'Mijn wagens (2)' })).toHaveAttribute('href', '/nl/mijn-wagens')
    act(() => forgetMyCar('born.b170.2027a.oxyw-w18a-clot'))
    // A number in stock alone is no address: the page of the cars knows its model.
    expect(screen.getByRole('link', { name: 'Verder met Leon Tech' })).toHaveAttribute('href', '/nl/mijn-wagens')
    act(forgetMyCars)
    expect(screen.queryByText(/^Verder met/)).toBeNull()
  })

  test('has a scene for each car that can be ordered, and none for an announced one', async () => {
    await home()
    expect(screen.getByRole('link', { name: 'Born' })).toHaveAttribute('href', '/nl/modellen/born')
    expect(screen.queryByRole('link', { name: 'Nieuwe Leon' })).toBeNull()
    const scenes = screen
      .getAllByRole('link')
      .filter((link) => /^\/nl\/modellen\/./.test(link.getAttribute('href') ?? ''))
    expect(scenes).toHaveLength(carlinesOnSale().length)
  })

  test('shows a price only with its flag, and then with its WLTP figures', async () => {
    await home()
    expect(screen.queryByText(/€/)).toBeNull()
    await home({ MODEL_PRICE_HOMEPAGE: true })
    expect((await screen.findAllByText(/€/, {}, { timeout: 8_000 })).length).toBeGreaterThanOrEqual(
      carlinesOnSale().length,
    )
    expect(screen.getAllByText(/WLTP/).length).toBeGreaterThanOrEqual(carlinesOnSale().length)
  }, 10_000)

  test('leads to the configurator, the stock, financing and the latest articles', async () => {
    await home()
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(
      expect.arrayContaining(['/nl/car-configurator', '/nl/stock', '/nl/financiering', `/nl/news/${news[0]?.slug}`]),
    )
  })
})

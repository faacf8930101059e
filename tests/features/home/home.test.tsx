import { screen } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCarsNavigation } from '@/content/read/navigation.server'
import { listNews } from '@/content/read/news.server'
import { readPage } from '@/content/read/pages.server'
import type { ArticleSummary, PageContent } from '@/content/types'
import { navigationQueries } from '@/data/navigation/queries'
import { createQueryClient } from '@/data/query-client'
import { SOLD_CARLINES } from '@/domain/carline'
import HomeView from '@/features/home/HomeView'

describe('the homepage', () => {
  let page: PageContent
  let news: ArticleSummary[]

  beforeAll(async () => {
    const read = await readPage('homepage', { language: 'nl', salesType: 'B2C' })
    if (!read) throw new Error('The homepage has no entry')
    page = read
    news = await listNews('nl', 3)
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

  test('has a scene for each car that can be ordered, and none for an announced one', async () => {
    await home()
    expect(screen.getByRole('link', { name: 'Born' })).toHaveAttribute('href', '/nl/modellen/born')
    expect(screen.queryByRole('link', { name: 'Nieuwe Leon' })).toBeNull()
    const scenes = screen
      .getAllByRole('link')
      .filter((link) => /^\/nl\/modellen\/./.test(link.getAttribute('href') ?? ''))
    expect(scenes).toHaveLength(SOLD_CARLINES.length)
  })

  test('shows a price only with its flag, and then with its WLTP figures', async () => {
    await home()
    expect(screen.queryByText(/€/)).toBeNull()
    await home({ MODEL_PRICE_HOMEPAGE: true })
    expect((await screen.findAllByText(/€/, {}, { timeout: 8_000 })).length).toBeGreaterThanOrEqual(
      SOLD_CARLINES.length,
    )
    expect(screen.getAllByText(/WLTP/).length).toBeGreaterThanOrEqual(SOLD_CARLINES.length)
  }, 10_000)

  test('leads to the configurator, the stock, financing and the latest articles', async () => {
    await home()
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(
      expect.arrayContaining(['/nl/car-configurator', '/nl/stock', '/nl/financiering', `/nl/news/${news[0]?.slug}`]),
    )
  })
})

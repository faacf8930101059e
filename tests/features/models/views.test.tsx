import { screen, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { serverMarkup } from '@tests/server-markup'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { configurations, modelsPrices } from '@/backend/configurator/handlers'
import { CARLINE_CODES } from '@/domain/carline'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { AnnouncedCarlineView } from '@/features/models/AnnouncedCarlineView'
import CarlineTabView from '@/features/models/CarlineTabView'
import CarlineView from '@/features/models/CarlineView'
import { CARLINE_TABS } from '@/features/models/carline-tabs'
import ModelsExplorerView from '@/features/models/ModelsExplorerView'
import ModelsView from '@/features/models/ModelsView'
import { carlineQueries, carlineTabQueries, modelsQueries } from '@/features/models/models.prefetch'
import TestDriveView from '@/features/models/TestDriveView'

const audiences = LANGUAGES.flatMap((language) => SALES_TYPES.map((salesType) => ({ language, salesType })))
const hrefs = (page: HTMLElement) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))

/** The card of a price names consumption and CO2 (royal decree of 5 September 2001). */
function expectWltpBeside(cards: Iterable<Element>) {
  let count = 0
  for (const card of cards) {
    count += 1
    expect(card.textContent).toMatch(/g\/km\sCO₂/)
    expect(card.textContent).toMatch(/WLTP/)
  }
  expect(count).toBeGreaterThan(0)
}

describe('the models', () => {
  it.each(audiences)('stand in the HTML with price, WLTP and links, for $language $salesType', async (audience) => {
    const page = await serverMarkup(<ModelsView />, audience, { name: 'models', params: {} }, modelsQueries(audience))
    const { models } = modelsPrices({ lang: audience.language, sales_type: audience.salesType })
    for (const { from_id } of models) expect(hrefs(page).some((href) => href?.endsWith(`/conf/${from_id}`))).toBe(true)
    for (const carline of CARLINE_CODES) expect(page.querySelector(`[data-carline="${carline}"]`)).not.toBeNull()
    expectWltpBeside(models.map(({ carline_code }) => page.querySelector(`[data-carline="${carline_code}"]`) ?? page))
  })

  it('are told to be unreachable, with another try, when the service fails', async () => {
    server.use(http.get('*/v1/car-configurator/*', () => HttpResponse.json({})))
    const { user } = renderInSite(<ModelsView />, { flags: {} })
    const alert = await screen.findByRole('alert')
    server.resetHandlers()
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('heading', { name: 'Born', level: 2 })).toBeInTheDocument()
  })

  it('are filtered by the address', async () => {
    renderInSite(<ModelsExplorerView />, {
      flags: {},
      language: 'fr',
      route: { name: 'models-v2', params: {}, query: { motorisation: 'electric' } },
    })
    expect(await screen.findByRole('heading', { name: 'Born' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Formentor' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Électrique' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('link', { name: 'Hybride' })).toHaveAttribute('href', '/fr/modeles-v2?motorisation=hybrid')
  })
})

describe('the page of a carline', () => {
  it.each(audiences)(
    'has each version with price, WLTP and its own start, for $language $salesType',
    async (audience) => {
      const page = await serverMarkup(
        <CarlineView params={{ carline_code: 'TERRAMAR' }} />,
        audience,
        { name: 'models.carline', params: { carline_code: 'TERRAMAR' } },
        carlineQueries(audience, 'TERRAMAR'),
      )
      const builds = configurations({
        lang: audience.language,
        sales_type: audience.salesType,
        carline_code: 'TERRAMAR',
      })
      for (const { id, version } of builds.configurations) {
        const card = page.querySelector(`[data-version="${version}"]`)
        expect(card?.querySelector(`a[href$="/conf/${id}"]`)).not.toBeNull()
      }
      expectWltpBeside(page.querySelectorAll('[data-version]'))
    },
  )

  it.each(CARLINE_TABS)('has words of its own for %s, in both languages', async (tab) => {
    const heard = new Set<string>()
    for (const language of LANGUAGES) {
      const audience = { language, salesType: 'B2C' } as const
      const page = await serverMarkup(
        <CarlineTabView params={{ carline_code: 'BORN', tab_slug_id: tab }} />,
        audience,
        { name: 'models.carline.tab', params: { carline_code: 'BORN', tab_slug_id: tab } },
        carlineTabQueries(audience, 'BORN'),
      )
      expect(page.querySelector('h1')).not.toBeNull()
      expect(page.querySelector('[aria-current=page]')?.getAttribute('href')).toMatch(new RegExp(`/${tab}$`))
      heard.add(page.textContent)
    }
    expect(heard.size).toBe(2)
  })

  it('that is only announced shows no price of its own and leads to the one on sale', async () => {
    const audience = { language: 'nl', salesType: 'B2C' } as const
    const page = await serverMarkup(
      <AnnouncedCarlineView carline="LEONNEW" />,
      audience,
      { name: 'models.carline', params: { carline_code: 'LEONNEW' } },
      carlineQueries(audience, 'LEONNEW'),
    )
    expect(page.querySelector('h1')?.textContent).toBe('Nieuwe Leon')
    expect(page.querySelector('[data-version]')).toBeNull()
    expect(hrefs(page)).toContain('/nl/modellen/leon')
    expect(hrefs(page)).toContain('/nl/contact')
  })

  it.each(['FORMENTOR', 'FORMENTORNEW'] as const)(
    'tells how to try %s, by whom there is to ask',
    async (carline_code) => {
      const view: ReactNode = <TestDriveView params={{ carline_code }} />
      renderInSite(view, {
        flags: {},
        language: 'fr',
        route: { name: 'models.carline.test-drive', params: { carline_code } },
      })
      await screen.findByRole('img')
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
      expect(links.some((href) => href.startsWith('/fr/contact'))).toBe(true)
      expect(links.some((href) => href.startsWith('tel:+32'))).toBe(true)
    },
  )

  it('shows a monthly amount only behind MODEL_PRICE_HOMEPAGE, with its months', async () => {
    const draw = (flags: object) =>
      renderInSite(<CarlineView params={{ carline_code: 'BORN' }} />, {
        flags,
        route: { name: 'models.carline', params: { carline_code: 'BORN' } },
      })
    const { unmount } = draw({})
    await screen.findAllByText(/WLTP/)
    expect(screen.queryByText(/per maand/)).not.toBeInTheDocument()
    unmount()
    draw({ MODEL_PRICE_HOMEPAGE: true })
    expect(await screen.findByText(/per maand.*maanden/)).toBeInTheDocument()
  })
})

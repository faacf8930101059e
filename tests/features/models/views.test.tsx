import { configurations, modelsPrices } from '@demo/backend/configurator/handlers'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { act, screen, within } from '@testing-library/react'
import { deviate } from '@tests/data/deviant-service'
import { server } from '@tests/msw/server'
import { renderWhole } from '@tests/render'
import { serverMarkup } from '@tests/server-markup'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readCarline, readCarlineTab } from '@/content/read/carlines.server'
import type { CarlineContent, CarlineTabContent } from '@/content/types'
import { CARLINE_CODES, type CarlineCode, MODELLED_CARLINES } from '@/domain/carline'
import { availableTabs } from '@/domain/carline-tabs'
import { LANGUAGES } from '@/domain/language'
import { AnnouncedCarlineView } from '@/features/models/AnnouncedCarlineView.late'
import CarlineTabView from '@/features/models/CarlineTabView'
import CarlineView from '@/features/models/CarlineView'
import ModelsView from '@/features/models/ModelsView'
import { carlineQueries, carlineTabQueries, modelsQueries } from '@/features/models/models.prefetch'
import TestDriveView from '@/features/models/TestDriveView'
import { Versions } from '@/features/models/Versions.late'
import { AUDIENCES } from '@/routing/audiences'
import type { Audience } from '@/routing/build-path'

const CARLINES_WITH_TABS = ['BORN', 'LEON'] as const
/** An editor's words, or a test that says which are missing. */
async function wordsOf(carline: CarlineCode, audience: Audience): Promise<CarlineContent> {
  const words = await readCarline(carline, audience)
  if (!words) throw new Error(`${carline} has no entry`)
  return words
}

const hrefs = (page: HTMLElement) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))

/** The card of a price names consumption and CO2 (royal decree of 5 September 2001). */
function expectWltpBeside(cards: Iterable<Element>) {
  let count = 0
  for (const card of cards) {
    count += 1
    expect(card.querySelector('[data-wltp]')?.textContent).toMatch(/\d\sg(\/km\sCO₂|.*km, CO₂ p[ae]r\skm) ?.*\(WLTP\)/)
  }
  expect(count).toBeGreaterThan(0)
}

describe('the models', () => {
  it.each(AUDIENCES)('stand in the HTML with price, WLTP and links, for $language $salesType', async (audience) => {
    const { models } = modelsPrices({ lang: audience.language, sales_type: audience.salesType })
    const page = await serverMarkup(<ModelsView />, audience, { name: 'models', params: {} }, modelsQueries(audience))
    for (const { from_id } of models) expect(hrefs(page).some((href) => href?.endsWith(`/conf/${from_id}`))).toBe(true)
    for (const carline of CARLINE_CODES) expect(page.querySelector(`[data-carline="${carline}"]`)).not.toBeNull()
    expectWltpBeside(models.map(({ carline_code }) => page.querySelector(`[data-carline="${carline_code}"]`) ?? page))
  })

  it('are told to be unreachable, with another try, when the service fails', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    server.use(http.get('*/v1/car-configurator/*', () => HttpResponse.json({})))
    const { user } = await renderWhole(<ModelsView />, { flags: {} })
    const told = async () => {
      // The pauses between its tries.
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      return screen.getByRole('alert')
    }
    const alert = await vi.waitFor(told, { timeout: 20_000 })
    server.resetHandlers()
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('heading', { name: 'Born' })).toBeInTheDocument()
  })

  it('have their conditions once, and one that is let on others has its own', async () => {
    deviate('models-prices', ({ models }) => {
      delete models[0].from_monthly
      models[2].from_monthly.provider.name = 'Autre Lease'
    })
    const { container } = await renderWhole(<ModelsView />, { flags: DEFAULT_FLAGS, language: 'fr' })
    await vi.waitFor(() => expect(container.querySelectorAll('[data-conditions]')).toHaveLength(2))
    const [own, once] = container.querySelectorAll('[data-conditions]')
    expect(own?.closest('[data-carline]')).toHaveTextContent('Autre Lease')
    expect(once?.closest('[data-carline]')).toBeNull()
    expect(once).not.toHaveTextContent('Autre Lease')
  })

  it('are filtered by the address', async () => {
    await renderWhole(<ModelsView />, {
      flags: {},
      language: 'fr',
      route: { name: 'models-v2', params: {}, query: { motorisation: 'electric' } },
    })
    expect(await screen.findByRole('heading', { name: 'Born' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Formentor' })).not.toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Électrique' })).toBeChecked()
  })
})

describe('the page of a carline', () => {
  it.each(AUDIENCES)(
    'has each version with price, WLTP and its own start, for $language $salesType',
    async (audience) => {
      const page = await serverMarkup(
        <Versions carline="TERRAMAR" />,
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

  it.each(CARLINES_WITH_TABS)(
    'has words or figures of its own under each tab, in both languages: %s',
    async (carline) => {
      for (const tab of availableTabs(await wordsOf(carline, { language: 'fr', salesType: 'B2C' }))) {
        const heard = new Set<string>()
        for (const language of LANGUAGES) {
          const audience = { language, salesType: 'B2C' } as const
          const page = await serverMarkup(
            <CarlineTabView
              params={{ carline_code: carline, tab_slug_id: tab }}
              words={await wordsOf(carline, audience)}
              tab={(await readCarlineTab(carline, tab, audience)) ?? null}
            />,
            audience,
            { name: 'models.carline.tab', params: { carline_code: carline, tab_slug_id: tab } },
            carlineTabQueries(audience, carline, tab),
          )
          expect(page.querySelector('h1')).not.toBeNull()
          expect(page.querySelector('nav [aria-current=page]')?.getAttribute('href')).toMatch(new RegExp(`/${tab}$`))
          heard.add(page.textContent)
        }
        expect(heard.size).toBe(2)
      }
    },
  )

  it('tells each subject in at least two parts, in words that no other carline uses', async () => {
    const heard = new Map<string, string>()
    for (const carline of MODELLED_CARLINES) {
      const { tabs } = await wordsOf(carline, { language: 'fr', salesType: 'B2C' })
      for (const tab of tabs) {
        const words = (await readCarlineTab(carline, tab, { language: 'fr', salesType: 'B2C' })) as CarlineTabContent
        expect(words.blocks.length).toBeGreaterThanOrEqual(2)
        expect(heard.get(words.lead)).toBeUndefined()
        heard.set(words.lead, carline)
      }
    }
  })

  it('that is only announced shows no price of its own and leads to the one on sale', async () => {
    const audience = { language: 'nl', salesType: 'B2C' } as const
    const page = await serverMarkup(
      <AnnouncedCarlineView carline="LEONNEW" words={await wordsOf('LEONNEW', audience)} />,
      audience,
      { name: 'models.carline', params: { carline_code: 'LEONNEW' } },
      carlineQueries(audience, 'LEONNEW'),
    )
    expect(page.querySelector('h1')?.textContent).toBe('Nieuwe Leon')
    expect(page.querySelector('[data-version]')).toBeNull()
    expect(hrefs(page)).toContain('/nl/modellen/leon')
    expect(hrefs(page)).toContain('/nl/bericht/vraag?topic=model&carline_code=LEONNEW')
  })

  it.each(['FORMENTOR', 'FORMENTORNEW'] as const)(
    'tells how to try %s, by whom there is to ask',
    async (carline_code) => {
      const view: ReactNode = <TestDriveView params={{ carline_code }} />
      await renderWhole(view, {
        flags: {},
        language: 'fr',
        route: { name: 'models.carline.test-drive', params: { carline_code } },
      })
      await screen.findByRole('img')
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
      expect(
        links.some((href) => href.startsWith('/fr/message/') && href.includes(`carline_code=${carline_code}`)),
      ).toBe(true)
      expect(links.some((href) => href.startsWith('tel:+32'))).toBe(true)
    },
  )

  it('shows a monthly amount only behind MODEL_PRICE_HOMEPAGE, with its months', async () => {
    const words = await wordsOf('BORN', { language: 'nl', salesType: 'B2C' })
    const draw = (flags: object) =>
      renderWhole(<CarlineView params={{ carline_code: 'BORN' }} words={words} scenes={[]} />, {
        flags,
        route: { name: 'models.carline', params: { carline_code: 'BORN' } },
      })
    const { unmount } = await draw({})
    await screen.findAllByText(/WLTP/)
    expect(screen.queryByText(/\/\smaand/)).not.toBeInTheDocument()
    unmount()
    await draw({ MODEL_PRICE_HOMEPAGE: true })
    expect(await screen.findAllByText(/\/\smaand.*maanden/)).not.toHaveLength(0)
  })
})

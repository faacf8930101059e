import { configurations, modelsPrices } from '@demo/backend/configurator/handlers'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { act, screen, waitFor, within } from '@testing-library/react'
import { deviate } from '@tests/data/deviant-service'
import { plantSource } from '@tests/planted-figures'
import { renderWhole } from '@tests/render'
import { serverMarkup } from '@tests/server-markup'
import { describe, expect, it } from 'vitest'
import { blockQueries } from '@/blocks/block-queries'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { announcedCarlines, MODELLED_CARLINES } from '@/domain/carline'
import { taxTableOn } from '@/domain/company-car-tax'
import { dayInBrussels } from '@/domain/day-in-brussels'
import type { FeatureFlag } from '@/domain/feature-flag'
import ModelsView from '@/features/models/ModelsView'
import { modelsQueries } from '@/features/models/models.prefetch'
import { WltpTable } from '@/features/models/WltpTable.late'

const { models } = modelsPrices({ lang: 'nl', sales_type: 'B2C' })
const at = (query: Record<string, string>) => ({ name: 'models', params: {}, query }) as const

describe('the models, filtered and compared', () => {
  it('has every model and every question in the HTML, where the style sheet alone can filter', async () => {
    const audience = { language: 'fr', salesType: 'B2C' } as const
    const page = await serverMarkup(<ModelsView />, audience, { name: 'models-v2', params: {} }, [
      featureFlagQueries.all(),
      ...modelsQueries(audience),
    ])
    expect(page.querySelectorAll('[data-carline]:has([data-wltp])')).toHaveLength(models.length)
    expect(page.querySelectorAll('[data-carline]')).toHaveLength(models.length + announcedCarlines().length)
    // A counter of the style sheet has counted only what stands before it.
    expect(page.querySelector('ul:has([data-carline]) + p')).toHaveTextContent(/^Modèles affichés/)
    const answers = [...page.querySelectorAll('input[type=radio]:not([name=sales_type])')].map(
      (input) => `${input.getAttribute('name')}-${input.getAttribute('value')}`,
    )
    for (const item of page.querySelectorAll('[data-misses]:not(:has([data-wltp]))')) {
      const missed = item.getAttribute('data-misses')?.split(' ')
      for (const answer of answers.filter((one) => !one.endsWith('-'))) expect(missed).toContain(answer)
    }
    for (const item of page.querySelectorAll('[data-misses]:has([data-wltp])')) {
      for (const missed of (item.getAttribute('data-misses') ?? '').split(' ')) expect(answers).toContain(missed)
    }
    expect(page.querySelector('li:has([data-carline=BORN])')?.getAttribute('data-misses')).toContain(
      'motorisation-essence',
    )
  })

  it.each([
    ['a private buyer', 'B2C', { MODEL_PRICE_HOMEPAGE: false }],
    ['a business', 'B2B', { FINANCING_B2B: false }],
  ] as const)('asks %s for no monthly amount while no card shows one', async (_, salesType, off) => {
    const asked = async (flags: Partial<Record<FeatureFlag, boolean>>, query = {}) => {
      const { unmount } = await renderWhole(<ModelsView />, { flags, salesType, route: at(query) })
      await screen.findAllByRole('radio', { name: /35\.000/ })
      const answers = screen.getAllByRole('radio').map((answer) => answer.getAttribute('name'))
      unmount()
      return answers.includes('monthly')
    }
    expect(await asked(DEFAULT_FLAGS)).toBe(true)
    expect(await asked({ ...DEFAULT_FLAGS, ...off })).toBe(false)
    // An answer that an address brought can be taken back.
    expect(await asked({ ...DEFAULT_FLAGS, ...off }, { monthly: '450' })).toBe(true)
  })

  it('writes an answer into the address and keeps the cars that are compared', async () => {
    const { user, router } = await renderWhole(<ModelsView />, { flags: {}, route: at({ compare: 'BORN' }) })
    await user.click(await screen.findByRole('radio', { name: 'Elektrisch' }))
    expect(router.push).toHaveBeenCalledWith(
      '/nl/modellen?motorisation=electric&compare=BORN',
      undefined,
      expect.objectContaining({ shallow: true, scroll: false }),
    )
  })

  it('leaves what else the address says in it, behind the answers', async () => {
    const query = { utm_source: 'mail', budget: '30000', gclid: 'a b', motorisation: 'hybrid' }
    const { user, router } = await renderWhole(<ModelsView />, { flags: {}, route: at(query) })
    await user.click(await screen.findByRole('radio', { name: 'Elektrisch' }))
    expect(router.push).toHaveBeenLastCalledWith(
      '/nl/modellen?motorisation=electric&budget=30000&utm_source=mail&gclid=a+b',
      undefined,
      expect.anything(),
    )
  })

  it('shows what was clicked before the address has followed, and counts the next click in', async () => {
    const { user, router } = await renderWhole(<ModelsView />, { flags: {}, route: at({ compare: 'BORN' }) })
    const terramar = await screen.findByRole('checkbox', { name: 'Vergelijken: Terramar' })
    await user.click(terramar)
    expect(terramar).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Plug-inhybride' }))
    expect(router.push).toHaveBeenLastCalledWith(
      '/nl/modellen?motorisation=hybrid&compare=BORN%2CTERRAMAR',
      undefined,
      expect.anything(),
    )
  })

  it('follows a step back that comes before the address of a click has', async () => {
    const { user, router } = await renderWhole(<ModelsView />, { flags: {}, route: at({ compare: 'BORN' }) })
    const terramar = await screen.findByRole('checkbox', { name: 'Vergelijken: Terramar' })
    await user.click(terramar)
    act(() => router.events.emit('routeChangeComplete', '/nl/modellen?compare=BORN', { shallow: true }))
    expect(terramar).not.toBeChecked()
  })

  it('says which wish stands in the way when nothing is left, and loosens it', async () => {
    const { user, router } = await renderWhole(<ModelsView />, {
      flags: {},
      route: at({ motorisation: 'electric', budget: '30000', range: '500' }),
    })
    await user.click(await screen.findByRole('button', { name: /^Budget: Tot 45\.000.*1 model/ }))
    expect(router.push).toHaveBeenCalledWith(
      '/nl/modellen?motorisation=electric&budget=45000&range=500',
      undefined,
      expect.anything(),
    )
    expect(screen.getByRole('heading', { name: 'Modellen die passen' }).closest('section')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Filters wissen' }))
    expect(screen.getAllByRole('radio')[0]).toHaveFocus()
  })

  it('sets up to three cars side by side, in the versions of the address, with what differs marked', async () => {
    const { user, router } = await renderWhole(<ModelsView />, {
      flags: {},
      route: at({ compare: 'BORN.B240Z,LEON,TERRAMAR' }),
    })
    const table = await screen.findByRole('table', undefined, { timeout: 5_000 })
    await waitFor(() => expect(within(table).getAllByRole('columnheader')).toHaveLength(3))
    expect(within(table).getByRole('columnheader', { name: /^Born VZ/ })).toBeInTheDocument()
    expect(within(table).getByRole('rowheader', { name: /^Prijs \(incl\. btw\).*verschilt/ })).toBeInTheDocument()
    const seats = within(table).getByRole('rowheader', { name: 'Zitplaatsen' })
    expect(seats.closest('tr')).toHaveAttribute('data-same')
    expect(screen.getByRole('checkbox', { name: 'Vergelijken: Raval' })).toBeDisabled()
    // What a price is: once for the list, and once for what is compared.
    expect(screen.getAllByText(/^Aanbevolen catalogusprijs/).map((note) => note.closest('section'))).toEqual([
      screen.getByRole('heading', { name: 'Modellen die passen' }).closest('section'),
      screen.getByRole('heading', { name: 'Naast elkaar' }).closest('section'),
    ])

    await user.selectOptions(
      screen.getByRole('combobox', { name: /Leon/ }),
      screen.getByRole('option', { name: /^VZ 2\.0\sTSI 300/ }),
    )
    expect(router.push).toHaveBeenCalledWith(
      expect.stringMatching(/compare=BORN\.B240Z%2CLEON\.\w+%2CTERRAMAR$/),
      undefined,
      expect.anything(),
    )
  })

  it.each([
    ['in small letters', 'BORN.b240z', (version: string) => version],
    ['of a service with small letters', 'BORN.b240z', (version: string) => version.toLowerCase()],
    ['in capitals of a service with small letters', 'BORN.B240Z', (version: string) => version.toLowerCase()],
  ])('finds the version of an address %s', async (_, compare, spell) => {
    deviate('configurations', ({ configurations: builds }) => {
      for (const build of builds) build.version = spell(build.version)
    })
    await renderWhole(<ModelsView />, { flags: {}, route: at({ compare }) })
    const versions = await screen.findByRole('combobox', { name: /Born/ }, { timeout: 5_000 })
    expect(versions).toHaveValue(spell('B240Z'))
  })

  it('keeps the focus when a car leaves the comparison: beside it, and after the last one on its card', async () => {
    const { user } = await renderWhole(<ModelsView />, { flags: {}, route: at({ compare: 'BORN,LEON' }) })
    await user.click(await screen.findByRole('button', { name: 'Verwijderen: Born' }, { timeout: 5_000 }))
    expect(screen.queryByRole('button', { name: 'Verwijderen: Born' })).toBeNull()
    const comparison = screen.getByRole('heading', { name: 'Naast elkaar' }).closest('section')
    expect(comparison).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Verwijderen: Leon' }))
    expect(comparison).not.toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Vergelijken: Leon' })).toHaveFocus()
  })
})

describe('the table of official figures', () => {
  it.each(['B2C', 'B2B'] as const)('has every version of every carline, for %s', async (salesType) => {
    const audience = { language: 'nl', salesType } as const
    const queries = blockQueries([{ id: 's1', kind: 'tool', heading: null, text: null, tool: 'wltp-table' }], audience)
    const page = await serverMarkup(<WltpTable />, audience, { name: 'co2', params: {} }, queries)
    const builds = MODELLED_CARLINES.flatMap(
      (carline_code) => configurations({ lang: 'nl', sales_type: salesType, carline_code }).configurations,
    )
    expect(page.querySelectorAll('tbody tr[data-fuel]')).toHaveLength(builds.length)
    expect(page.querySelectorAll('thead th')).toHaveLength(salesType === 'B2B' ? 8 : 7)
    for (const row of page.querySelectorAll('tbody tr[data-fuel]')) expect(row.textContent).toMatch(/g\/km/)
  })

  it('names the emissions that the table of the year starts from, and the day on which it was read', async () => {
    const audience = { language: 'fr', salesType: 'B2B' } as const
    const queries = blockQueries([{ id: 's1', kind: 'tool', heading: null, text: null, tool: 'wltp-table' }], audience)
    const page = await serverMarkup(<WltpTable />, audience, { name: 'co2', params: {} }, queries)
    const { table, year } = taxTableOn(dayInBrussels(new Date()))
    const note = page.textContent?.replace(/\s/g, ' ')
    expect(note).toContain(`année de revenus ${year} :`)
    expect(note).toContain(`au-delà de ${table.benefit.reference.petrol} g/km pour`)
    expect(note).toContain('état au 23 novembre 2026.')
  })

  it('says of figures that are not official yet that they are not, and works out no tax from them', async () => {
    deviate('configurations', (answer) => plantSource(answer, 'pending'))
    const audience = { language: 'fr', salesType: 'B2B' } as const
    const queries = blockQueries([{ id: 's1', kind: 'tool', heading: null, text: null, tool: 'wltp-table' }], audience)
    const page = await serverMarkup(<WltpTable />, audience, { name: 'co2', params: {} }, queries)
    const rows = [...page.querySelectorAll('tbody tr[data-fuel]')]
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows) {
      expect(row.textContent).toContain('homologation en cours')
      expect(row.lastElementChild).toHaveTextContent('–')
    }
  })
})

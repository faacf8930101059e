import { vehicles } from '@demo/backend/stock/handlers'
import { stockCount } from '@demo/backend/stock/stock'
import { screen, waitFor, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderWhole } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime'
import type { JSX } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ENTRIES_PER_PAGE } from '@/features/stock/list/stock-search'
import StockListView from '@/features/stock/StockListView'
import { formatEuro } from '@/i18n/format'
import { CurrentRouteProvider } from '@/routing/CurrentRoute'

const folded = vehicles({ lang: 'nl', sales_type: 'B2C', criteria: { carline: ['BORN'] }, fold: true, limit: 0 })
const pages = Math.ceil((folded.entries ?? 0) / ENTRIES_PER_PAGE)
const at = (query: Record<string, string>) => ({ name: 'stock.model', params: { modelName: 'BORN' }, query }) as const

describe('a banner', () => {
  it('stands under the title, in the place of the introduction', async () => {
    const banner = { label: 'Winterbanden cadeau', href: '/nl/services' }
    await renderWhole(<StockListView params={{ modelName: 'BORN' }} banner={banner} />, { flags: {}, route: at({}) })
    const heading = await screen.findByRole('heading', { level: 1 })
    const line = await screen.findByRole('link', { name: banner.label })
    expect(line).toHaveAttribute('href', banner.href)
    expect(heading.parentElement).toContainElement(line)
    expect(heading.parentElement?.textContent).toBe(`${heading.textContent}${banner.label}`)
  })
})

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

  it('begin at the count of the cars, which has the focus then', async () => {
    const { user, router } = await renderWhole(<ListAt query={{}} />, { flags: {}, route: at({}) })
    const count = await screen.findByText(`${stockCount('BORN')} wagens`)
    screen.getByRole('link', { name: 'Volgende wagens' }).focus()
    await user.keyboard('{Enter}')
    expect(router.push).toHaveBeenCalledWith(
      '/nl/stock/born?page=2',
      expect.anything(),
      expect.objectContaining({ scroll: true }),
    )
    expect(count).toHaveFocus()
  })

  it('say which they are with the count of the cars', async () => {
    await renderWhole(<ListAt query={{ page: '2' }} />, { flags: {}, route: at({ page: '2' }) })
    const count = await screen.findByText(`${stockCount('BORN')} wagens`)
    expect(count).toHaveRole('status')
    expect(count).toHaveTextContent(`${stockCount('BORN')} wagens, Pagina 2 van ${pages}`)
  })

  it('have their number in their title, but for the first', async () => {
    let title = ''
    const updateHead = (state: JSX.Element[]) => {
      title = renderToStaticMarkup(state.find(({ type }) => type === 'title'))
    }
    const draw = (query: Record<string, string>) => (
      <HeadManagerContext value={{ mountedInstances: new Set<never>(), updateHead }}>
        <ListAt query={query} />
      </HeadManagerContext>
    )
    const { rerender } = await renderWhole(draw({ page: '2' }), { flags: {}, route: at({}) })
    expect(title).toContain('Born uit stock, pagina 2 |')
    rerender(draw({}))
    await waitFor(() => expect(title).toContain('Born uit stock |'))
  })

  it('say where the list ends when an address asks for more, and lead back to the last one', async () => {
    await renderWhole(<StockListView params={{ modelName: 'BORN' }} />, { flags: {}, route: at({ page: '9999' }) })
    expect(await screen.findByText('De lijst houdt op voor deze pagina.')).toBeVisible()
    const back = screen.getByRole('link', { name: 'Vorige wagens' })
    expect(back).toHaveAttribute('href', `/nl/stock/born?page=${pages}`)
    expect(screen.queryByRole('link', { name: 'Volgende wagens' })).toBeNull()
  })
})

/** The list at another search: the address changes, the page stays. */
function ListAt({ query }: { query: Record<string, string> }) {
  return (
    <CurrentRouteProvider value={{ ...at(query), language: 'nl', salesType: 'B2C' }}>
      <StockListView params={{ modelName: 'BORN' }} />
    </CurrentRouteProvider>
  )
}

describe('a filter that is taken back', () => {
  const chips = () => within(screen.getByRole('list', { name: 'Actieve filters' })).getAllByRole('link')
  const findCount = () => screen.findByText(/^\d+ wagens$/, { selector: '[role="status"]' })
  const draw = async (query: Record<string, string>) => {
    const drawn = await renderWhole(<ListAt query={query} />, { flags: {}, route: at(query) })
    await findCount()
    return drawn
  }

  it('gives its focus to the next one, behind the last to the one before', async () => {
    const { user, rerender } = await draw({ gearbox: 'automatic', price_max: '90000', promotion: 'true' })
    const [first, second, third] = chips()
    await user.click(first ?? document.body)
    rerender(<ListAt query={{ price_max: '90000', promotion: 'true' }} />)
    expect(first).not.toBeInTheDocument()
    expect(second).toHaveFocus()
    await user.click(third ?? document.body)
    rerender(<ListAt query={{ price_max: '90000' }} />)
    expect(second).toHaveFocus()
  })

  it.each([
    ['the only one', 0],
    ['all at once', -1],
  ])('%s gives it to the count of the cars', async (_, index) => {
    const { user, rerender } = await draw({ gearbox: 'automatic' })
    await user.click(chips().at(index) ?? document.body)
    rerender(<ListAt query={{}} />)
    expect(await findCount()).toHaveFocus()
  })
})

describe('a search that fails', () => {
  const refuse = () =>
    server.use(http.post('*/v1/stocks/vehicles', () => HttpResponse.json({ broken: true }, { status: 400 })))
  const set = () => screen.getByRole('link', { name: /^Auto/, hidden: true })

  it('keeps the filters of the one before it, set and usable, and its cars', async () => {
    const { rerender } = await renderWhole(<ListAt query={{}} />, { flags: {}, route: at({}) })
    await screen.findByText(`${stockCount('BORN')} wagens`)
    const color = screen.getByRole('heading', { name: 'Kleur', hidden: true }).closest('details') ?? document.body
    const colors = within(color).getAllByRole('link', { hidden: true }).length
    const cars = (await screen.findAllByRole('article')).length
    refuse()
    rerender(<ListAt query={{ gearbox: 'automatic', color: 'OXYW' }} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Deze informatie is even niet beschikbaar')
    expect(within(color).getAllByRole('link', { hidden: true })).toHaveLength(colors)
    expect(screen.getAllByRole('article')).toHaveLength(cars)
    expect(screen.queryByText(`${stockCount('BORN')} wagens`)).toBeNull()
    expect(screen.getByRole('link', { name: 'Alles wissen' })).toHaveAttribute('href', '/nl/stock/born')
  })

  it('offers the filters that every stock has when there was none before it', async () => {
    refuse()
    const { user } = await renderWhole(<ListAt query={{ gearbox: 'automatic' }} />, { flags: {}, route: at({}) })
    const alert = await screen.findByRole('alert')
    expect(set()).toHaveAttribute('aria-current', 'true')
    expect(set()).toHaveAttribute('href', '/nl/stock/born')
    expect(screen.getByRole('link', { name: 'Onderweg', hidden: true })).toHaveAttribute(
      'href',
      '/nl/stock/born?gearbox=automatic&availability=arriving',
    )
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await screen.findByRole('heading', { name: 'Kleur', hidden: true })).toBeInTheDocument()
    // The button is gone: the next key goes on at the cars.
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement).toContainElement((await screen.findAllByRole('article'))[0] as HTMLElement)
  })
})

describe('a search with few results', () => {
  it('goes on with cars that miss it in one thing, each with that thing over its card', async () => {
    const ask = (max?: number) =>
      vehicles({
        lang: 'nl',
        sales_type: 'B2C',
        criteria: { carline: ['BORN'], ...(max && { price: { max } }) },
        sort: 'PRICE_ASC',
        include: ['approximate'],
      })
    const most = Math.floor(ask().vehicles[0]?.price_offer.incl ?? 0) - 1
    const query = { price_max: String(most) }
    const answer = ask(most)
    expect(answer.total).toBe(0)
    await renderWhole(<StockListView params={{ modelName: 'BORN' }} />, { flags: {}, route: at(query) })
    const almost = (await screen.findByRole('heading', { name: 'Bijna: één ding is anders' })).closest('section')
    const told = within(almost ?? document.body).getAllByRole('article').length
    expect(told).toBe(answer.near_misses?.length)
    const dearer = answer.near_misses?.find(({ difference }) => difference.code === 'price')
    if (!dearer) throw new Error('No car is a little dearer')
    const card = screen.getByRole('article', { name: new RegExp(dearer.vehicle.commission_id) }).closest('li')
    const more = formatEuro(dearer.vehicle.price_offer.incl - most, 'nl')
    expect(card?.firstElementChild).toHaveTextContent(`+${more}`.replace(/\s/g, ' '))
  })
})

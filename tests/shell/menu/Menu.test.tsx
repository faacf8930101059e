import { findCarline, startCar, versionStart } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { hearReports } from '@tests/hear-reports'
import { hydratedPage } from '@tests/late/hydrated-page'
import { money, picture, wltp } from '@tests/money/figures'
import { server } from '@tests/msw/server'
import { renderWhole } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { audienceQuery } from '@/data/audience-query'
import { getConfiguration } from '@/data/configurator/calls'
import { configuratorQueries } from '@/data/configurator/queries'
import { navigationQueries } from '@/data/navigation/queries'
import { createQueryClient } from '@/data/query-client'
import { euroParts } from '@/i18n/format'
import { type CurrentRoute, CurrentRouteProvider, useCurrentRoute } from '@/routing/CurrentRoute'
import { Menu } from '@/shell/menu/Menu'
import { cars, filledCache, header } from '../navigation-content'

const pricesKey = configuratorQueries.modelsPrices(audienceQuery({ language: 'nl', salesType: 'B2C' })).queryKey
const bornPrice = { carline_code: 'BORN', name: 'Born', from_price: money(38990), wltp, picture }
const SECTION = { selector: 'summary *' }
const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }

beforeEach(() => happyDOM.setViewport({ width: 800 }))
afterEach(() => happyDOM.setViewport({ width: 1024 }))

type Options = Parameters<typeof renderWhole>[1]

/** A page with the menu, something outside it, and a way to change the route. */
function Page() {
  const first = useCurrentRoute()
  const [route, setRoute] = useState<CurrentRoute>(first)
  return (
    <CurrentRouteProvider value={route}>
      <Menu />
      <p>Elders</p>
      <button type="button" onClick={() => setRoute({ ...first, name: 'contact', params: {} })}>
        navigate
      </button>
    </CurrentRouteProvider>
  )
}

async function open(options: Options = {}) {
  const rendered = await renderWhole(<Page />, { flags: {}, queryClient: filledCache(), ...options })
  const button = rendered.getByText('Menu').closest('summary')
  const menu = rendered.getByText('Menu').closest('details')
  if (!button || !menu) throw new Error('no menu')
  await rendered.findByText('Alle modellen')
  await act(async () => {
    button.focus()
    menu.open = true
  })
  if (rendered.queryClient.getQueryData(navigationQueries.cars('nl').queryKey)) {
    await waitFor(() => expect(menu.querySelector('article')).not.toBeNull())
  }
  return { ...rendered, menu, button }
}

describe('the menu', () => {
  it('lists the models by family, in the order of the content, and forgets none', async () => {
    const { menu } = await open()
    const sections = [...menu.querySelectorAll('details')].map(
      (section) => section.querySelector('summary')?.textContent,
    )
    expect(sections).toEqual(['SUV', 'Elektrisch', 'Vergeten', 'Kopen'])
    const suv = within(menu).getByText('SUV', SECTION).closest('details')
    expect(suv).toHaveTextContent('Formentor')
    expect(suv).toHaveTextContent('Terramar')
    expect(suv).not.toHaveTextContent('Born')
  })

  it('opens and closes its sections one by one', async () => {
    const { menu, user } = await open()
    const section = (name: string) => within(menu).getByText(name, SECTION).closest('details')
    await user.click(within(menu).getByText('SUV', SECTION))
    expect(section('SUV')).not.toHaveAttribute('open')
    expect(section('Elektrisch')).toHaveAttribute('open')
    expect(menu).toHaveAttribute('open')
  })

  it('on a phone has a closed row for each model, which opens its card, and closed sections', async () => {
    happyDOM.setViewport({ width: 360 })
    const queryClient = filledCache()
    queryClient.setQueryData(pricesKey, { models: [bornPrice] } as never)
    const { menu, user, getByText } = await open({ queryClient })
    const sections = [...menu.querySelectorAll('details')]
    expect(sections.map((section) => section.querySelector('summary')?.textContent)).toEqual([
      'Formentor',
      'Terramar',
      expect.stringMatching(/^Born.*38\.990,00/),
      'Leon',
      'Kopen',
    ])
    expect(sections.map((section) => section.open)).toEqual([false, false, false, false, false])
    await user.click(getByText('Born', SECTION))
    expect(sections.map((section) => section.open)).toEqual([false, false, true, false, false])
    expect(sections[2]?.querySelector('article')).toHaveAccessibleName('Born')
  })

  it('on a phone says below the rows the consumption of the models whose prices they name', async () => {
    happyDOM.setViewport({ width: 360 })
    const queryClient = filledCache()
    const other = { ...bornPrice, carline_code: 'LEON', wltp: { ...wltp, co2: { value: 171, unit: 'g/km' } } }
    queryClient.setQueryData(pricesKey, { models: [bornPrice, other] } as never)
    const { menu } = await open({ queryClient })
    const notes = [...menu.querySelectorAll('[data-wltp]')].filter((note) => !note.closest('article'))
    expect(notes.map((note) => note.getAttribute('data-wltp'))).toContain('171')
  })

  it('begins with its first group, for this kind of buyer', async () => {
    const firstLinks = async (salesType: 'B2C' | 'B2B') => {
      const { getByRole, unmount } = await open({ salesType })
      const names = within(getByRole('list', { name: 'Beginnen' }))
        .getAllByRole('link')
        .map((link) => link.textContent)
      unmount()
      return names
    }
    expect(await firstLinks('B2C')).toEqual(['Samenstellen', 'Testrit'])
    expect(await firstLinks('B2B')).toEqual(['Samenstellen', 'Vloot'])
  })

  it('has the names of the models until the visitor comes near: no price is asked for before', async () => {
    const { container, getByRole, queryClient } = await renderWhole(<Menu />, { flags: {}, queryClient: filledCache() })
    expect([...container.querySelectorAll('a')].slice(2, 6).map(({ textContent }) => textContent)).toEqual([
      'Formentor',
      'Terramar',
      'Born',
      'Leon',
    ])
    expect(getByRole('link', { name: 'Born' })).toHaveAttribute('href', '/nl/modellen/born')
    expect(queryClient.getQueryState(pricesKey)).toBeUndefined()
  })

  it('shows the "from" price of a model that has one', async () => {
    const queryClient = filledCache()
    queryClient.setQueryData(pricesKey, { models: [bornPrice] } as never)
    const { getByText } = await open({ queryClient })
    expect(getByText('Born').closest('article')).toHaveTextContent('38.990,00 €')
    expect(getByText('Leon').closest('article')).not.toHaveTextContent('€')
  })

  it.each(['B2C', 'B2B'] as const)(
    'shows a %s buyer price and figures of the one car that a card names by its code',
    async (salesType) => {
      const car = versionStart(findCarline('BORN'), findCarline('BORN').versions[2] ?? startCar('BORN').version)
      const code = encodeCar(car)
      const answer = await getConfiguration({ lang: 'nl', sales_type: salesType, cupra_code: code })
      const navigation = cars.navigation.map((one) => (one.name === 'Born' ? { ...one, cupraCode: code } : one))
      const queryClient = filledCache('nl', { cars: { ...cars, navigation } })
      const { getByText } = await open({ queryClient, salesType })
      const card = getByText('Born').closest('article')
      await waitFor(() => expect(card?.textContent).toContain(answer.title))
      const { whole, decimals } = euroParts(answer.price.total_price, 'nl')
      expect(card?.textContent).toContain(`${whole}${decimals}\u00a0€`)
      expect(card).toHaveTextContent('WLTP')
      expect(card?.querySelector('[data-from-price]')).toBeNull()
    },
  )

  it('keeps the focus on the same model when the cards take the place of the names', async () => {
    const { getByRole, getByText, container } = await renderWhole(<Menu />, { flags: {}, queryClient: filledCache() })
    const menu = getByText('Menu').closest('details')
    await act(async () => {
      if (menu) menu.open = true
      getByRole('link', { name: 'Born' }).focus()
    })
    await waitFor(() => expect(container.querySelector('article')).not.toBeNull())
    expect(getByRole('link', { name: 'Born' })).toHaveFocus()
  })

  it('shows a link with a feature only while its flag is on, and no empty group', async () => {
    const off = await open()
    expect(off.queryByText('EasyLease')).not.toBeInTheDocument()
    expect(off.queryByText('Lege groep')).not.toBeInTheDocument()
    off.unmount()
    const on = await open({ flags: { EASY_LEASE: true } })
    expect(on.getByText('EasyLease')).toBeInTheDocument()
  })

  it('leads a business buyer to business addresses', async () => {
    const { getByRole } = await open({ salesType: 'B2B' })
    expect(getByRole('link', { name: 'Born' })).toHaveAttribute('href', '/nl/professioneel/modellen/born')
    expect(getByRole('link', { name: 'Financiering' })).toHaveAttribute('href', '/nl/professioneel/financiering')
  })

  it('has the links to models, stock and contact when the navigation could not be had', async () => {
    const heard = hearReports()
    server.use(http.get('*/api/navigation', () => HttpResponse.error()))
    const { getByRole } = await open({ queryClient: createQueryClient(), flags: { STOCK: true } })
    expect(getByRole('link', { name: 'Alle modellen' })).toHaveAttribute('href', '/nl/modellen')
    expect(getByRole('link', { name: 'Stockwagens' })).toHaveAttribute('href', '/nl/stock')
    expect(getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/nl/contact')
    expect(heard.sort()).toEqual(['Failed to fetch navigation cars', 'Failed to fetch navigation header'])
  })

  it('links to no address of a kind that is not known', async () => {
    const heard = hearReports()
    const hostile = {
      ...header,
      main: [{ id: 'x', title: 'X', children: [{ title: 'Vreemd', href: 'javascript:alert(1)' }] }],
    }
    const { getByText } = await open({ queryClient: filledCache('nl', { header: hostile }) })
    expect(getByText('Vreemd').closest('a')).toBeNull()
    expect(heard).toEqual(['No link can lead to "javascript:alert(1)"'])
  })
})

describe('the open menu', () => {
  it('closes on Escape and gives the focus back to its button', async () => {
    const { menu, button, user, getByRole } = await open()
    getByRole('link', { name: 'Born' }).focus()
    await user.keyboard('{Escape}')
    expect(menu).not.toHaveAttribute('open')
    expect(button).toHaveFocus()
  })

  it('closes on a click outside', async () => {
    const { menu, user, getByText } = await open()
    await user.click(getByText('Elders'))
    expect(menu).not.toHaveAttribute('open')
  })

  it('stays open on a click inside', async () => {
    const { menu, user } = await open()
    const panel = menu.querySelector('[data-menu-panel]')
    if (panel) await user.click(panel)
    expect(menu).toHaveAttribute('open')
  })

  it('closes when one of its links is followed', async () => {
    const { menu, getByRole } = await open()
    fireEvent.click(getByRole('link', { name: 'Born' }), { ctrlKey: true })
    expect(menu).not.toHaveAttribute('open')
  })

  it('closes on a route change and gives the focus back', async () => {
    const { menu, button, getByText } = await open()
    const { pathname } = window.location
    onTestFinished(() => window.history.replaceState(null, '', pathname))
    window.history.replaceState(null, '', '/nl/contact')
    act(() => getByText('navigate').click())
    expect(menu).not.toHaveAttribute('open')
    expect(button).toHaveFocus()
  })

  it('closes on a route change that changes the query alone', async () => {
    const { menu, getByText } = await open()
    const { pathname } = window.location
    onTestFinished(() => window.history.replaceState(null, '', pathname))
    window.history.replaceState(null, '', `${pathname}?fuel_type=ELECTRIC`)
    act(() => getByText('navigate').click())
    expect(menu).not.toHaveAttribute('open')
  })

  it('stays open when it was opened before there was code', async () => {
    const page = await hydratedPage(() => <Page />, { flags: {}, queryClient: filledCache() })
    const menu = page.element<HTMLDetailsElement>('details')
    menu.open = true
    await page.hydrate()
    expect(menu.open).toBe(true)
  })

  it('stays open when it was opened at the new address, before its page was shown', async () => {
    const { pathname } = window.location
    onTestFinished(() => window.history.replaceState(null, '', pathname))
    window.history.replaceState(null, '', '/nl/contact')
    const { menu, getByText } = await open()
    await waitFor(() => expect(menu).toHaveAttribute('open'))
    // A click outside would close it by itself: the menu does not hear of this one.
    document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true })
    act(() => getByText('navigate').click())
    expect(menu).toHaveAttribute('open')
  })

  it('keeps the focus: after the last stop comes the first, and the other way round', async () => {
    const { button, user, getByRole } = await open()
    const last = getByRole('link', { name: 'Financiering' })
    last.focus()
    await user.tab()
    expect(button).toHaveFocus()
    await user.tab({ shift: true })
    expect(last).toHaveFocus()
  })
})

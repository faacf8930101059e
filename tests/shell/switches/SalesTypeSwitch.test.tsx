import { act, fireEvent, within } from '@testing-library/react'
import { fakeRouter } from '@tests/fake-router'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Configuration } from '@/contract/configured-car'
import { getConfiguration, getModelsPrices } from '@/data/configurator/calls'
import type { SalesType } from '@/domain/sales-type'
import { formatEuro } from '@/i18n/format'
import { CurrentRouteProvider, useCurrentRoute } from '@/routing/CurrentRoute'
import { lostChoices } from '@/shell/switches/lost-choices'
import { SalesTypeSwitch } from '@/shell/switches/SalesTypeSwitch'

describe('the sales-type switch', () => {
  it('leads a private buyer to the same page for business, and back', () => {
    const b2c = renderInSite(<SalesTypeSwitch />, { route: { name: 'stock', params: {} } })
    expect(b2c.getByRole('link', { name: 'Professioneel' })).toHaveAttribute('href', '/nl/professioneel/stock')
    expect(b2c.getByText('Particulier')).toHaveAttribute('aria-current', 'true')
    b2c.unmount()
    const b2b = renderInSite(<SalesTypeSwitch />, { route: { name: 'stock', params: {} }, salesType: 'B2B' })
    expect(b2b.getByRole('link', { name: 'Particulier' })).toHaveAttribute('href', '/nl/stock')
  })

  it('keeps the query of the page', () => {
    const { getByRole } = renderInSite(<SalesTypeSwitch />, {
      route: { name: 'stock', params: {}, query: { fuel: 'ELECTRIC' } },
    })
    expect(getByRole('link')).toHaveAttribute('href', '/nl/professioneel/stock?fuel=ELECTRIC')
  })

  it.each(['checkout', 'commande', 'bestellen', 'purchase'])('is hidden on a path with the segment %s', (word) => {
    const { container } = renderInSite(<SalesTypeSwitch />, {
      route: { name: 'news.article', params: { slug: [word] } },
    })
    expect(container).toBeEmptyDOMElement()
  })

  it('is hidden on such a path where there is no page', () => {
    const { container } = renderInSite(
      <RouterContext value={fakeRouter('/nl/bestellen/wagen', 'nl')}>
        <CurrentRouteProvider value={{ name: null, params: {}, language: 'nl', salesType: 'B2C', query: {} }}>
          <SalesTypeSwitch />
        </CurrentRouteProvider>
      </RouterContext>,
    )
    expect(container).toBeEmptyDOMElement()
  })

  it('stays where a segment only holds one of the words, and on the pages that tell how to order', () => {
    const article = renderInSite(<SalesTypeSwitch />, {
      route: { name: 'news.article', params: { slug: ['online-bestellen'] } },
    })
    expect(article.getByRole('link', { name: 'Professioneel' })).toBeVisible()
    article.unmount()
    const tab = renderInSite(<SalesTypeSwitch />, {
      route: { name: 'client-informations.tab', params: { tab_slug_id: 'bestellen' } },
    })
    expect(tab.getByRole('link', { name: 'Professioneel' })).toBeVisible()
    tab.unmount()
    const questions = renderInSite(<SalesTypeSwitch />, { route: { name: 'faq.topic', params: { topic: 'order' } } })
    expect(questions.getByRole('link', { name: 'Professioneel' })).toBeVisible()
  })

  it('stays where only the query speaks of a purchase', () => {
    const { getByRole } = renderInSite(<SalesTypeSwitch />, {
      route: { name: 'stock', params: {}, query: { utm_campaign: 'purchase' } },
    })
    expect(getByRole('link', { name: 'Professioneel' })).toBeVisible()
  })

  it('navigates without scrolling, and looks loading until the route has caught up', async () => {
    const { getByRole, user, router } = renderInSite(<SalesTypeSwitch />, { route: { name: 'stock', params: {} } })
    await user.click(getByRole('link', { name: 'Professioneel' }))
    expect(router.push).toHaveBeenCalledWith(
      '/nl/professioneel/stock',
      '/nl/professioneel/stock',
      expect.objectContaining({ scroll: false, locale: false }),
    )
    expect(getByRole('group')).toHaveAttribute('aria-busy', 'true')
    expect(getByRole('status')).toHaveTextContent('Bezig met omschakelen')
    act(() => router.events.emit('routeChangeComplete'))
    expect(getByRole('group')).toHaveAttribute('aria-busy', 'false')
  })

  it('does not look loading for ever when the navigation fails', async () => {
    const { getByRole, user, router } = renderInSite(<SalesTypeSwitch />)
    await user.click(getByRole('link'))
    act(() => router.events.emit('routeChangeError'))
    expect(getByRole('group')).toHaveAttribute('aria-busy', 'false')
  })

  it('opened in a new tab leaves this page as it is', () => {
    const { getByRole } = renderInSite(<SalesTypeSwitch />)
    fireEvent.click(getByRole('link'), { ctrlKey: true })
    expect(getByRole('group')).toHaveAttribute('aria-busy', 'false')
  })
})

/** A route that catches up with the switch. */
function ArrivingPage() {
  const [salesType, setSalesType] = useState<SalesType>('B2C')
  return (
    <CurrentRouteProvider value={{ ...useCurrentRoute(), salesType }}>
      <SalesTypeSwitch />
      <button type="button" onClick={() => setSalesType('B2B')}>
        arrive
      </button>
    </CurrentRouteProvider>
  )
}

it('the focus goes to the current side once the route has caught up, as the link that had it is gone', async () => {
  const { getByRole, getByText, user } = renderInSite(<ArrivingPage />, { route: { name: 'stock', params: {} } })
  await user.click(getByRole('link', { name: 'Professioneel' }))
  fireEvent.click(getByText('arrive'))
  expect(getByText('Professioneel')).toHaveAttribute('aria-current', 'true')
  expect(getByText('Professioneel')).toHaveFocus()
})

describe('on the configuration page, the sales-type switch', () => {
  const audience = { lang: 'nl', sales_type: 'B2C' } as const

  /** A real car of the service, and its configuration page. */
  async function onConf() {
    const { models } = await getModelsPrices(audience)
    const id = models[0]?.from_id ?? ''
    const site = renderInSite(<SalesTypeSwitch />, { route: { name: 'car-configurator.conf', params: { id } } })
    await site.user.click(site.getByRole('link', { name: 'Professioneel' }))
    const dialog = within(await site.findByRole('dialog', { name: 'Van klanttype veranderen?' }))
    return { ...site, dialog, id, businessPath: `/nl/professioneel/car-configurator/conf/${id}` }
  }

  const answersFor = (salesType: SalesType, answer: () => Response) =>
    server.use(
      http.get('*/v1/car-configurator/configuration', ({ request }) =>
        new URL(request.url).searchParams.get('sales_type') === salesType ? answer() : undefined,
      ),
    )

  it('asks first, yes or no', async () => {
    const { dialog, router } = await onConf()
    expect(dialog.getByRole('link', { name: 'Ja' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Nee' })).toBeVisible()
    expect(router.push).not.toHaveBeenCalled()
  })

  it('goes nowhere on no', async () => {
    const { dialog, queryByRole, user, router } = await onConf()
    await user.click(dialog.getByRole('button', { name: 'Nee' }))
    expect(queryByRole('dialog')).not.toBeInTheDocument()
    expect(router.push).not.toHaveBeenCalled()
  })

  it('takes the car along on yes, without scrolling', async () => {
    const { dialog, getByRole, user, router, businessPath } = await onConf()
    expect(await dialog.findByRole('checkbox', { name: /^Mijn wagen meenemen/ })).toBeChecked()
    await user.click(dialog.getByRole('link', { name: 'Ja' }))
    expect(router.push).toHaveBeenCalledWith(businessPath, businessPath, expect.objectContaining({ scroll: false }))
    expect(getByRole('group')).toHaveAttribute('aria-busy', 'true')
  })

  it('says what the car costs on both sides, with and without VAT', async () => {
    const { dialog, id } = await onConf()
    const { price } = await getConfiguration({ ...audience, id })
    await dialog.findByRole('checkbox')
    const terms = dialog.getAllByRole('term').map((term) => term.textContent)
    const amounts = dialog.getAllByRole('definition').map((amount) => amount.textContent)
    expect(terms).toEqual(['Particulier, incl. btw', 'Professioneel, excl. btw'])
    expect(amounts).toEqual([formatEuro(price.total.incl, 'nl'), formatEuro(price.total.excl, 'nl')])
    expect(dialog.getByText('Al je keuzes blijven mogelijk.')).toBeVisible()
  })

  it('starts from the model again for whoever does not want the car along', async () => {
    const { dialog, user } = await onConf()
    await user.click(await dialog.findByRole('checkbox'))
    expect(dialog.getByRole('link', { name: 'Ja' }).getAttribute('href')).toMatch(
      /^\/nl\/professioneel\/car-configurator\/models\?carline=[A-Z]+$/,
    )
  })

  it('names what the other side does not have', async () => {
    const { models } = await getModelsPrices(audience)
    const car = await getConfiguration({ lang: 'nl', sales_type: 'B2B', id: models[0]?.from_id ?? '' })
    const replaced = [
      { code: 'PWX', title: 'Trekhaak', replaced_by: { code: 'PWY', title: 'Voorbereiding' }, reason: '' },
    ]
    answersFor('B2B', () => HttpResponse.json({ ...car, replaced }))
    const { dialog } = await onConf()
    expect(await dialog.findByText('Trekhaak: vervangen door Voorbereiding')).toBeVisible()
  })

  it('leads to the models when the car does not exist on the other side', async () => {
    const problem = { type: 'about:blank', title: 'Unknown', status: 404, code: 'unknown_configuration' }
    answersFor('B2B', () => HttpResponse.json(problem, { status: 404 }))
    const { dialog } = await onConf()
    expect(await dialog.findByText(/Deze wagen bestaat niet aan de andere kant/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Ja' }).getAttribute('href')).toContain('/car-configurator/models')
  })

  it('lets the visitor go while nobody knows yet', async () => {
    answersFor('B2B', () => new Response(new ReadableStream()) as never)
    const { dialog, businessPath } = await onConf()
    expect(dialog.getByRole('status')).toHaveAttribute('aria-busy', 'true')
    expect(dialog.getByRole('link', { name: 'Ja' })).toHaveAttribute('href', businessPath)
  })
})

describe('of a car on the other side, the choices that are lost', () => {
  const part = (code: string, standard = false) => ({ code, title: code.toLowerCase(), standard })
  const car = (parts: object[], replaced: object[] = []) => ({ selected: parts, replaced }) as unknown as Configuration

  it('are those that the service replaced and those that are simply not there', () => {
    const here = car([part('A'), part('B'), part('C')])
    const there = car([part('A')], [{ code: 'B', title: 'b', replaced_by: { code: 'X', title: 'x' } }])
    expect(lostChoices(here, there)).toEqual([
      { code: 'B', title: 'b', replacement: 'x' },
      { code: 'C', title: 'c' },
    ])
  })

  it('are not what came with the version anyhow', () => {
    expect(lostChoices(car([part('A', true)]), car([]))).toEqual([])
  })

  it('are what the service says, as long as this side is not known', () => {
    expect(lostChoices(undefined, car([part('A')]))).toEqual([])
  })
})

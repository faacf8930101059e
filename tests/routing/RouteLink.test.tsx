import { fireEvent, render, screen } from '@testing-library/react'
import { clickNatively } from '@tests/click-natively'
import { fakeRouter } from '@tests/fake-router'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Audience } from '@/routing/build-path'
import { CurrentRouteProvider } from '@/routing/CurrentRoute'
import { RouteLink, usePath } from '@/routing/RouteLink'

let router: NextRouter

const onHome = (audience: Partial<Audience>, children: ReactNode) =>
  render(
    <CurrentRouteProvider
      value={{ language: 'fr', salesType: 'B2C', ...audience, name: 'homepage', params: {}, query: {} }}
    >
      <RouterContext value={router}>{children}</RouterContext>
    </CurrentRouteProvider>,
  )

const link = () => screen.getByRole('link')

function Addresses() {
  const path = usePath()
  return (
    <p>
      {path('stock.vehicle', { modelName: 'BORN', commissionId: '42' })} {path('contact')}
    </p>
  )
}

beforeEach(() => {
  router = fakeRouter('/fr', 'fr')
})

describe('a link that is the key to a message, and every link beside it', () => {
  test.each([
    ['/fr', { message_kind: 'contact', m: 'abc' }],
    ['/fr/message/suivi?m=abc', { message_kind: 'contact' }],
  ] as const)('is the browser’s to follow, from %s', (shown, params) => {
    window.history.replaceState(null, '', shown)
    onHome(
      {},
      <RouteLink to="message" params={params}>
        Modifier
      </RouteLink>,
    )
    expect(clickNatively(link())).toBe(true)
    window.history.replaceState(null, '', '/fr')
    expect(router.push).not.toHaveBeenCalled()
  })
})

describe('a link to a route', () => {
  test('leads there in the current audience', () => {
    onHome(
      { language: 'nl', salesType: 'B2B' },
      <RouteLink to="models.carline" params={{ carline_code: 'BORN' }}>
        Born
      </RouteLink>,
    )
    expect(link()).toHaveAttribute('href', '/nl/professioneel/modellen/born')
    expect(link()).not.toHaveAttribute('hreflang')
  })

  test('needs no parameters where the route has none', () => {
    onHome({}, <RouteLink to="contact">Contact</RouteLink>)
    expect(link()).toHaveAttribute('href', '/fr/contact')
  })

  test('may lead to the other language, and says so', () => {
    onHome(
      {},
      <RouteLink to="models" language="nl">
        Modellen
      </RouteLink>,
    )
    expect(link()).toHaveAttribute('href', '/nl/modellen')
    expect(link()).toHaveAttribute('hreflang', 'nl')
  })

  test('may lead to the other sales type, with a query and a hash', () => {
    onHome(
      {},
      <RouteLink to="stock" params={{ fuel: 'ELECTRIC' }} salesType="B2B" hash="résultats">
        Stock
      </RouteLink>,
    )
    expect(link()).toHaveAttribute('href', '/fr/professionnel/stock?fuel=ELECTRIC#r%C3%A9sultats')
  })

  test('is followed in place, from the top of the new page unless it says otherwise', () => {
    onHome(
      {},
      <>
        <RouteLink to="contact">Contact</RouteLink>
        <RouteLink to="models" scroll={false} shallow>
          Modèles
        </RouteLink>
      </>,
    )
    for (const each of screen.getAllByRole('link')) expect(fireEvent.click(each)).toBe(false)
    const asked = [
      ['/fr/contact', '/fr/contact', { locale: false, scroll: true, shallow: false }],
      ['/fr/modeles', '/fr/modeles', { locale: false, scroll: false, shallow: true }],
    ]
    expect(vi.mocked(router.push).mock.calls).toEqual(asked)
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is the browser’s own for a click with %j',
    (init) => {
      onHome({}, <RouteLink to="contact">Contact</RouteLink>)
      expect(clickNatively(link(), init)).toBe(true)
      expect(router.push).not.toHaveBeenCalled()
    },
  )

  test('is the browser’s own where it opens a window, and nobody’s where its click was answered', () => {
    onHome(
      {},
      <>
        <RouteLink to="contact" target="_blank">
          Fenêtre
        </RouteLink>
        <RouteLink to="contact" onClick={(event) => event.preventDefault()}>
          Répondu
        </RouteLink>
      </>,
    )
    const [window, answered] = screen.getAllByRole('link')
    expect(clickNatively(window as HTMLElement)).toBe(true)
    fireEvent.click(answered as HTMLElement)
    expect(router.push).not.toHaveBeenCalled()
  })
})

describe('an address in the current audience', () => {
  test('is given by name', () => {
    onHome({ salesType: 'B2B' }, <Addresses />)
    expect(screen.getByText('/fr/professionnel/stock/born/42 /fr/professionnel/contact')).toBeVisible()
  })
})

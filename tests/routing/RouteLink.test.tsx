import { render, screen } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Audience } from '@/routing/build-path'
import { CurrentRouteProvider } from '@/routing/CurrentRoute'
import { RouteLink, usePath } from '@/routing/RouteLink'

const onHome = (audience: Partial<Audience>, children: ReactNode) =>
  render(
    <CurrentRouteProvider
      value={{ language: 'fr', salesType: 'B2C', ...audience, name: 'homepage', params: {}, query: {} }}
    >
      {children}
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

afterEach(() => {
  vi.unstubAllEnvs()
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

  test('has its whole address already: the router adds no locale to it', () => {
    vi.stubEnv('__NEXT_I18N_SUPPORT', 'true')
    const router = {
      locale: 'nl',
      locales: ['en', 'nl', 'fr'],
      defaultLocale: 'en',
      prefetch: () => Promise.resolve(),
    } as unknown as NextRouter
    onHome(
      {},
      <RouterContext value={router}>
        <RouteLink to="contact" language="fr">
          Contact
        </RouteLink>
      </RouterContext>,
    )
    expect(link()).toHaveAttribute('href', '/fr/contact')
  })
})

describe('an address in the current audience', () => {
  test('is given by name', () => {
    onHome({ salesType: 'B2B' }, <Addresses />)
    expect(screen.getByText('/fr/professionnel/stock/born/42 /fr/professionnel/contact')).toBeVisible()
  })
})

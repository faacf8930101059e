import { act } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type CurrentRoute, CurrentRouteProvider, useCurrentRoute } from '@/routing/CurrentRoute'
import { Shell } from '@/shell/Shell'
import { filledCache } from './navigation-content'

const options = { flags: {}, queryClient: filledCache() }

describe('the shell', () => {
  it('begins with a link that skips to the content', async () => {
    const { user, getByRole } = await renderWhole(<Shell>Inhoud</Shell>, options)
    await user.tab()
    expect(getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus()
    expect(getByRole('link', { name: 'Naar de inhoud' })).toHaveAttribute('href', '#content')
    expect(getByRole('main')).toHaveAttribute('id', 'content')
  })

  it('has one header, one main and one footer', async () => {
    const { getByRole, findByRole } = await renderWhole(<Shell>Inhoud</Shell>, options)
    expect(getByRole('banner')).toBeVisible()
    expect(getByRole('main')).toHaveTextContent('Inhoud')
    expect(await findByRole('contentinfo')).toBeVisible()
  })

  it('shows that a page is on its way, and when it has come', async () => {
    const { router, queryByRole, findByRole } = await renderWhole(<Shell>Inhoud</Shell>, options)
    await findByRole('complementary', { name: 'Jouw cookies, jouw keuze' })
    act(() => router.events.emit('routeChangeStart', '/nl/stock', { shallow: false }))
    expect(queryByRole('progressbar')).toBeInTheDocument()
    act(() => router.events.emit('routeChangeComplete', '/nl/stock', { shallow: false }))
    expect(queryByRole('progressbar')).not.toBeInTheDocument()
  })
})

function Broken(): never {
  throw new Error('a view')
}

function Fragile({ view }: { view: { isBroken: boolean } }) {
  if (view.isBroken) throw new Error('a view')
  return <h1>Contact ons</h1>
}

function Site() {
  const broken = useCurrentRoute()
  const [route, setRoute] = useState<CurrentRoute>(broken)
  return (
    <CurrentRouteProvider value={route}>
      <button type="button" onClick={() => setRoute({ ...broken, name: 'contact', params: {} })}>
        navigate
      </button>
      <Shell>{route.name === 'contact' ? <h1>Contact ons</h1> : <Broken />}</Shell>
    </CurrentRouteProvider>
  )
}

describe('a view that crashes', () => {
  it('leaves the frame standing, with a way onward in the language of the page', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { getByRole, findByRole } = await renderWhole(<Site />, {
      flags: {},
      queryClient: filledCache('fr'),
      language: 'fr',
    })
    expect(getByRole('alert')).toHaveTextContent('Cette partie de la page n’a pas pu s’afficher')
    expect(getByRole('link', { name: 'Voir tous les modèles' })).toHaveAttribute('href', '/fr/modeles')
    expect(await findByRole('contentinfo')).toBeVisible()
    expect(error).toHaveBeenCalled()
    error.mockReset()
  })

  it('can be tried again where it stands', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const view = { isBroken: true }
    const { user, getByRole, queryByRole } = await renderWhole(
      <Shell>
        <Fragile view={view} />
      </Shell>,
      options,
    )
    view.isBroken = false
    await user.click(getByRole('button', { name: 'Opnieuw proberen' }))
    expect(queryByRole('alert')).not.toBeInTheDocument()
    expect(getByRole('heading', { name: 'Contact ons' })).toBeVisible()
    error.mockReset()
  })

  it('is forgotten on the next page', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { getByText, getByRole, queryByRole } = await renderWhole(<Site />, options)
    expect(getByRole('alert')).toBeVisible()
    act(() => getByText('navigate').click())
    expect(queryByRole('alert')).not.toBeInTheDocument()
    expect(getByRole('heading', { name: 'Contact ons' })).toBeVisible()
    error.mockReset()
  })
})

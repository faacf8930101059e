import { act, fireEvent } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import { SalesTypeSwitch } from '@/shell/switches/SalesTypeSwitch'

const CAR = 'born.m1.2027a'
const onConf = { route: { name: 'car-configurator.conf', params: { id: CAR } } } as const

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

  it.each(['checkout', 'commande', 'bestellen', 'purchase'])('is hidden on a path that contains %s', (word) => {
    const { container } = renderInSite(<SalesTypeSwitch />, {
      route: { name: 'news.article', params: { slug: [`mijn-${word}`] } },
    })
    expect(container).toBeEmptyDOMElement()
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

describe('on the configuration page, the sales-type switch', () => {
  it('asks first', async () => {
    const { getByRole, findByRole, user, router } = renderInSite(<SalesTypeSwitch />, onConf)
    await user.click(getByRole('link', { name: 'Professioneel' }))
    expect(await findByRole('dialog', { name: 'Van klanttype veranderen?' })).toBeVisible()
    expect(router.push).not.toHaveBeenCalled()
  })

  it('goes nowhere on no', async () => {
    const { getByRole, findByRole, queryByRole, user, router } = renderInSite(<SalesTypeSwitch />, onConf)
    await user.click(getByRole('link', { name: 'Professioneel' }))
    await user.click(await findByRole('button', { name: 'Nee' }))
    expect(queryByRole('dialog')).not.toBeInTheDocument()
    expect(router.push).not.toHaveBeenCalled()
  })

  it('navigates on yes, without scrolling', async () => {
    const { getByRole, findByRole, user, router } = renderInSite(<SalesTypeSwitch />, onConf)
    await user.click(getByRole('link', { name: 'Professioneel' }))
    await user.click(await findByRole('link', { name: 'Ja' }))
    const path = `/nl/professioneel/car-configurator/conf/${CAR}`
    expect(router.push).toHaveBeenCalledWith(path, path, expect.objectContaining({ scroll: false }))
    expect(getByRole('group')).toHaveAttribute('aria-busy', 'true')
  })
})

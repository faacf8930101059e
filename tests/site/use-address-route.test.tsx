import { act, renderHook } from '@testing-library/react'
import { fakeRouter } from '@tests/fake-router'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RouteMatch } from '@/routing/params'
import { useAddressRoute } from '@/site/use-address-route'

const stock: RouteMatch = { name: 'stock.model', params: { modelName: 'BORN' }, salesType: 'B2B' }

function at(path: string, route: RouteMatch | null = stock) {
  let router = fakeRouter(path, 'nl')
  const wrapper = ({ children }: { children: ReactNode }) => <RouterContext value={router}>{children}</RouterContext>
  const { result, rerender } = renderHook(({ page }: { page: RouteMatch | null }) => useAddressRoute(page), {
    wrapper,
    initialProps: { page: route },
  })
  return {
    result,
    goTo: (next: string, page: RouteMatch | null = route) => {
      router = fakeRouter(next, 'nl')
      act(() => rerender({ page }))
    },
  }
}

function RouteAsText() {
  return JSON.stringify(useAddressRoute(stock))
}

describe('the route of the page that is shown', () => {
  it('is the server’s while the page is drawn there: a stored page knows no query', () => {
    const html = renderToString(
      <RouterContext value={fakeRouter('/nl/professioneel/stock/born?sort=PRICE_ASC', 'nl')}>
        <RouteAsText />
      </RouterContext>,
    )
    expect(JSON.parse(html.replaceAll('&quot;', '"'))).toEqual({ ...stock, language: 'nl', query: {} })
  })

  it('has the query of the address in the browser', () => {
    const { result } = at('/nl/professioneel/stock/born?sort=PRICE_ASC&page=2')
    expect(result.current).toEqual({ ...stock, language: 'nl', query: { sort: 'PRICE_ASC', page: '2' } })
  })

  it('has the parameters of the address, which the configurator changes without a new page', () => {
    const conf: RouteMatch = { name: 'car-configurator.conf', params: { id: 'one' }, salesType: 'B2C' }
    const { result, goTo } = at('/nl/car-configurator/conf/one', conf)
    goTo('/nl/car-configurator/conf/two')
    expect(result.current.params).toEqual({ id: 'two' })
  })

  it('is the page’s own where the address is that of another page, which is on its way', () => {
    const { result, goTo } = at('/nl/professioneel/stock/born')
    goTo('/nl/contact?subject=x')
    expect(result.current).toMatchObject({ name: 'stock.model', query: { subject: 'x' } })
    expect(result.current).toMatchObject({ query: {} })
  })

  it('is the same object for as long as nothing in it changes', () => {
    const { result, goTo } = at('/nl/professioneel/stock/born')
    const first = result.current
    goTo('/nl/professioneel/stock/born#place')
    expect(result.current).toBe(first)
    goTo('/nl/professioneel/stock/born?page=2')
    expect(result.current).not.toBe(first)
  })

  it('outside the table it has no name, and speaks to whom the address was written for', () => {
    expect(at('/nl/professioneel/nergens', null).result.current).toMatchObject({ name: null, salesType: 'B2B' })
    expect(at('/nl/nergens', null).result.current).toMatchObject({ name: null, salesType: 'B2C' })
  })
})

import { render, renderHook, screen } from '@testing-library/react'
import { memo } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { type CurrentRoute, CurrentRouteProvider, useAudience, useCurrentRoute } from '@/routing/CurrentRoute'

const home: CurrentRoute = { name: 'homepage', params: {}, salesType: 'B2B', language: 'nl', query: {} }
const vehicle: CurrentRoute = {
  name: 'stock.vehicle',
  params: { modelName: 'BORN', commissionId: '42' },
  salesType: 'B2B',
  language: 'nl',
  query: { from: 'list' },
}

function Commission() {
  const route = useCurrentRoute()
  return <p>{route.name === 'stock.vehicle' ? route.params.commissionId : 'elsewhere'}</p>
}

const rendered = vi.fn()
const AudienceReader = memo(() => {
  rendered(useAudience())
  return null
})

describe('the current route', () => {
  test('is known below its provider, parameters by name', () => {
    const { rerender } = render(
      <CurrentRouteProvider value={vehicle}>
        <Commission />
      </CurrentRouteProvider>,
    )
    expect(screen.getByText('42')).toBeVisible()
    rerender(
      <CurrentRouteProvider value={home}>
        <Commission />
      </CurrentRouteProvider>,
    )
    expect(screen.getByText('elsewhere')).toBeVisible()
  })

  test('a page outside the table has an audience and no name', () => {
    const lost: CurrentRoute = { name: null, params: {}, salesType: 'B2C', language: 'fr', query: {} }
    const { result } = renderHook(() => [useCurrentRoute().name, useAudience()], {
      wrapper: ({ children }) => <CurrentRouteProvider value={lost}>{children}</CurrentRouteProvider>,
    })
    expect(result.current).toEqual([null, { language: 'fr', salesType: 'B2C' }])
  })

  test('what depends on the audience only is left alone while pages change', () => {
    const { rerender } = render(
      <CurrentRouteProvider value={home}>
        <AudienceReader />
      </CurrentRouteProvider>,
    )
    rerender(
      <CurrentRouteProvider value={vehicle}>
        <AudienceReader />
      </CurrentRouteProvider>,
    )
    expect(rendered).toHaveBeenCalledOnce()

    rerender(
      <CurrentRouteProvider value={{ ...home, salesType: 'B2C' }}>
        <AudienceReader />
      </CurrentRouteProvider>,
    )
    expect(rendered).toHaveBeenCalledTimes(2)
    expect(rendered).toHaveBeenLastCalledWith({ language: 'nl', salesType: 'B2C' })
  })

  test.each([useCurrentRoute, useAudience])('%o without a provider is a mistake with a name', (hook) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => hook())).toThrow('No CurrentRouteProvider')
  })
})

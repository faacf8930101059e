import { focusManager, onlineManager } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { hearReports } from '@tests/hear-reports'
import { server } from '@tests/msw/server'
import { withQueryClient } from '@tests/with-query-client'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getCarsNavigation, getLinkGroups } from '@/data/navigation/calls'
import { useCarsNavigation, useLinkGroups } from '@/data/navigation/hooks'
import { createQueryClient } from '@/data/query-client'
import { deferred } from './deferred'

let asked: string[] = []

const cars = { families: ['Born'], navigation: [] }
const groups = { main: [], social: [], secondary: [{ title: 'Contact', href: '/fr/contact' }] }

beforeEach(() => {
  asked = []
  server.use(
    http.get('*/api/navigation', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      return HttpResponse.json(searchParams.get('type') === 'cars' ? cars : groups)
    }),
  )
})

afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

describe('navigation', () => {
  it('is asked with language and type, and answers what the contract says', async () => {
    await expect(getCarsNavigation('fr')).resolves.toEqual(cars)
    await expect(getLinkGroups('nl', 'header')).resolves.toEqual(groups)
    await expect(getLinkGroups('nl', 'footer')).resolves.toEqual(groups)
    expect(asked).toEqual(['?language=fr&type=cars', '?language=nl&type=header', '?language=nl&type=footer'])
  })

  it('is fetched once for each language and group, whatever the sales type and however often it is drawn', async () => {
    const wrapper = withQueryClient()
    const draw = (language: 'fr' | 'nl', salesType: 'B2C' | 'B2B') => {
      const audience = { language, salesType }
      return renderHook(
        () => [
          useCarsNavigation(audience).isSuccess,
          useLinkGroups('header', audience).isSuccess,
          useLinkGroups('footer', audience).isSuccess,
        ],
        { wrapper },
      )
    }
    for (const language of ['fr', 'nl'] as const) {
      for (const salesType of ['B2C', 'B2B'] as const) {
        for (const _ of [1, 2]) {
          const { result, unmount } = draw(language, salesType)
          await waitFor(() => expect(result.current).toEqual([true, true, true]))
          unmount()
        }
      }
    }
    expect([...asked].sort()).toEqual([
      '?language=fr&type=cars',
      '?language=fr&type=footer',
      '?language=fr&type=header',
      '?language=nl&type=cars',
      '?language=nl&type=footer',
      '?language=nl&type=header',
    ])
  })

  it('is not fetched again on window focus or on reconnect', async () => {
    const { result } = renderHook(() => useLinkGroups('footer', { language: 'fr' }), { wrapper: withQueryClient() })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))

    focusManager.setFocused(false)
    focusManager.setFocused(true)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).toEqual(['?language=fr&type=footer'])
  })

  it('is not fetched again on mount, hours later', async () => {
    const wrapper = withQueryClient()
    const first = renderHook(() => useCarsNavigation({ language: 'nl' }), { wrapper })
    await waitFor(() => expect(first.result.current.isSuccess).toBe(true))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 3_600_000 })
    const second = renderHook(() => useCarsNavigation({ language: 'nl' }), { wrapper })
    expect(second.result.current).toMatchObject({ isSuccess: true, isStale: false, fetchStatus: 'idle' })
    vi.useRealTimers()
    expect(asked).toEqual(['?language=nl&type=cars'])
  })
})

describe('navigation that fails', () => {
  it.each([
    ['Failed to fetch navigation cars', () => getCarsNavigation('fr')],
    ['Failed to fetch navigation header', () => getLinkGroups('fr', 'header')],
    ['Failed to fetch navigation footer', () => getLinkGroups('fr', 'footer')],
  ])('raises "%s" when the answer is not OK, and says so once', async (message, call) => {
    const heard = hearReports()
    server.use(http.get('*/api/navigation', () => new HttpResponse(null, { status: 500 })))
    await expect(call()).rejects.toMatchObject({ name: 'RemoteProblem', status: 500, message })
    await expect(call()).rejects.toThrow(message)
    expect(heard).toEqual([message])
  })

  it('names the place where its shape is wrong', async () => {
    server.use(http.get('*/api/navigation', () => HttpResponse.json({ families: ['Born'] })))
    await expect(getCarsNavigation('fr')).rejects.toMatchObject({
      name: 'WrongShape',
      call: 'navigation cars',
      path: 'navigation',
    })
  })

  it('is aborted by its signal', async () => {
    const controller = new AbortController()
    const arrived = deferred()
    server.use(
      http.get('*/api/navigation', () => {
        arrived.resolve()
        return new Promise<never>(() => undefined)
      }),
    )
    const call = getCarsNavigation('fr', { signal: controller.signal })
    await arrived.promise
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('is cancelled when nobody waits for it any more', async () => {
    const client = createQueryClient()
    const arrived = deferred<Request>()
    server.use(
      http.get('*/api/navigation', ({ request }) => {
        arrived.resolve(request)
        return new Promise<never>(() => undefined)
      }),
    )
    const { unmount } = renderHook(() => useCarsNavigation({ language: 'fr' }), { wrapper: withQueryClient(client) })
    const request = await arrived.promise
    unmount()
    await waitFor(() => expect(request.signal.aborted).toBe(true))
  })
})

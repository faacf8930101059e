import { waitFor } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { noteFailure, notePageComing } from '@/late/chunk-load-errors'
import { PAGE_STAYED } from '@/shell/site-reachability'
import { useFailedNavigation } from '@/shell/use-failed-navigation'

function Page() {
  useFailedNavigation()
  return null
}

const LIVE = '*/api/health/live'
const assign = vi.fn()
const stayed = vi.fn()

beforeEach(() => {
  assign.mockReset()
  stayed.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  window.addEventListener(PAGE_STAYED, stayed)
  onTestFinished(() => window.removeEventListener(PAGE_STAYED, stayed))
})

function show(shown: string) {
  window.history.replaceState(null, '', shown)
  const { router } = renderInSite(<Page />, { language: 'fr', route: { name: 'stock', params: {} } })
  return (error: Error, address = '/fr/contact') => router.events.emit('routeChangeError', error, address, {})
}

describe('a page whose data cannot be had', () => {
  it('is loaded whole where the site answers', async () => {
    server.use(http.get(LIVE, () => HttpResponse.json({ status: 'up' })))
    const fail = show('/fr/stock')
    expect(() => fail(new TypeError('Failed to fetch'))).toThrow(expect.objectContaining({ cancelled: true }))
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/fr/contact'))
    expect(stayed).not.toHaveBeenCalled()
  })

  it.each([
    ['nobody answers', () => HttpResponse.error()],
    ['a hotel’s network answers', () => HttpResponse.html('<html>')],
    ['the server in front says that it is down', () => HttpResponse.json({}, { status: 502 })],
  ])('leaves the page that is read where %s, and says so', async (_, answer) => {
    server.use(http.get(LIVE, answer))
    const fail = show('/fr/stock')
    expect(() => fail(new TypeError('Failed to fetch'))).toThrow(expect.objectContaining({ cancelled: true }))
    await waitFor(() => expect(stayed).toHaveBeenCalledOnce())
    expect(assign).not.toHaveBeenCalled()
  })

  it.each([
    ['the site answers', () => HttpResponse.json({ status: 'up' })],
    ['nobody answers', () => HttpResponse.error()],
  ])('takes nobody from the page that was asked for meanwhile, where %s, and says nothing there', async (_, answer) => {
    const answered = vi.fn()
    server.use(
      http.get(LIVE, async () => {
        await delay(50)
        answered()
        return answer()
      }),
    )
    window.history.replaceState(null, '', '/fr/stock')
    const { router } = renderInSite(<Page />, { language: 'fr', route: { name: 'stock', params: {} } })
    expect(() => router.events.emit('routeChangeError', new TypeError('Failed to fetch'), '/fr/contact', {})).toThrow()
    router.events.emit('routeChangeStart', '/fr/faq', { shallow: false })
    await waitFor(() => expect(answered).toHaveBeenCalledOnce())
    await delay(50)
    expect(assign).not.toHaveBeenCalled()
    expect(stayed).not.toHaveBeenCalled()
  })

  it('is told to all who wait for the end of the navigation, in whatever order they listen', () => {
    server.use(http.get(LIVE, () => HttpResponse.json({ status: 'up' })))
    window.history.replaceState(null, '', '/fr/stock')
    const { router } = renderInSite(<Page />, { language: 'fr', route: { name: 'stock', params: {} } })
    const heard = vi.fn()
    router.events.on('routeChangeError', heard)
    expect(() => router.events.emit('routeChangeError', new TypeError('Failed to fetch'), '/fr/contact', {})).toThrow()
    expect(heard).toHaveBeenCalledOnce()
  })

  it('or whose code, when its address is shown already: nothing is loaded from nobody', async () => {
    server.use(http.get(LIVE, () => HttpResponse.error()))
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    show('/fr/stock')
    notePageComing(true)
    onTestFinished(() => notePageComing(false))
    noteFailure({ fetch: () => {} }, true)
    await waitFor(() => expect(stayed).toHaveBeenCalledOnce())
    expect(reload).not.toHaveBeenCalled()
  })

  it('is the browser’s matter after Back, whose address is shown already', () => {
    const fail = show('/fr/contact')
    expect(() => fail(new TypeError('Failed to fetch'))).not.toThrow()
  })

  it('is none where another click took the place of the first', () => {
    const fail = show('/fr/stock')
    expect(() => fail(Object.assign(new Error('Route Cancelled'), { cancelled: true }))).not.toThrow()
  })
})

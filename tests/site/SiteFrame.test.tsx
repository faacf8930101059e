import { dehydrate, useQueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { fakeRouter } from '@tests/fake-router'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { type ReactNode, use } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/data/query-client'
import { notePageComing } from '@/late/chunk-load-errors'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { OtherLanguageContext } from '@/routing/other-language'
import type { FrameProps } from '@/site/page-props'
import { preloadView } from '@/site/preload-view'
import { SiteFrame } from '@/site/SiteFrame'

// The shell has tests of its own; here it is only what stands around the page.
vi.mock('@/shell/Shell', () => ({ Shell: ({ children }: { children: ReactNode }) => <main>{children}</main> }))
// Made by the bundler.
vi.mock('@/brand/font', () => ({ face: { className: 'face' } }))
vi.mock('@/site/preload-view', () => ({ preloadView: vi.fn() }))
vi.mock(import('@/late/chunk-load-errors'), async (original) => ({
  ...(await original()),
  notePageComing: vi.fn(),
}))

beforeEach(() => vi.clearAllMocks())

function Page() {
  const route = useCurrentRoute()
  const other = use(OtherLanguageContext)
  const known = useQueryClient().getQueryData(['from the server'])
  return <p>{[route.name, route.salesType, String(other?.path), String(known)].join(' · ')}</p>
}

function draw(path: string, frame: Partial<FrameProps> = {}) {
  const router = fakeRouter(path, 'nl')
  const tree = (given: Partial<FrameProps>) => (
    <RouterContext value={router}>
      <SiteFrame frame={given} queryClient={queryClient}>
        <Page />
      </SiteFrame>
    </RouterContext>
  )
  const queryClient = createQueryClient()
  const { rerender } = render(tree(frame))
  return { router, queryClient, show: (next: Partial<FrameProps>) => rerender(tree(next)) }
}

describe('what stands around each page', () => {
  it('gives it the route of the address, the way to the other language and the data of the server', () => {
    const served = createQueryClient()
    served.setQueryData(['from the server'], 'a price')
    draw('/nl/professioneel/stock', {
      route: { name: 'stock', params: {}, salesType: 'B2B' },
      otherLanguage: { path: '/fr/professionnel/stock', isSamePage: true },
      dehydratedState: dehydrate(served),
    })
    expect(screen.getByText('stock · B2B · /fr/professionnel/stock · a price')).toBeInTheDocument()
  })

  it('keeps the shell while pages change', () => {
    const { show } = draw('/nl', { route: { name: 'homepage', params: {}, salesType: 'B2C' } })
    const shell = screen.getByRole('main')
    show({ route: { name: 'faq', params: {}, salesType: 'B2C' } })
    expect(screen.getByRole('main')).toBe(shell)
  })

  it('fetches the code of the next page beside its data, and of no other', () => {
    const { router } = draw('/nl')
    act(() => router.events.emit('routeChangeStart', '/nl/stock/born', { shallow: false }))
    expect(preloadView).toHaveBeenCalledWith('stock.model')
    vi.mocked(preloadView).mockClear()
    act(() => router.events.emit('routeChangeStart', '/nl/there-is-no-such-page', { shallow: false }))
    expect(preloadView).not.toHaveBeenCalled()
  })

  it('notes that a page is coming from the change of the address until it is there or has failed', () => {
    const { router } = draw('/nl')
    for (const end of ['routeChangeComplete', 'routeChangeError'] as const) {
      act(() => router.events.emit('beforeHistoryChange', '/nl/stock', { shallow: false }))
      expect(notePageComing).toHaveBeenLastCalledWith(true)
      act(() => router.events.emit(end, '/nl/stock', { shallow: false }))
      expect(notePageComing).toHaveBeenLastCalledWith(false)
    }
  })
})

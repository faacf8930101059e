import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { CACHE_KEPT_MS } from '@/config/constants'
import { createQueryClient } from '@/data/query-client'
import type { FrameProps } from '@/site/page-props'
import { useFullPageProps } from '@/site/use-full-page-props'

const CARS = ['born', 'leon']
const MADE_AT = 1_000

function stateWith(data: unknown): DehydratedState {
  const queryClient = new QueryClient()
  queryClient.setQueryData(CARS, data, { updatedAt: MADE_AT })
  return dehydrate(queryClient)
}

let pages = 0
beforeEach(() => {
  pages += 1
  vi.stubGlobal('location', { pathname: `/fr/stock-${pages}`, search: '' })
  vi.stubGlobal('__NEXT_DATA__', { buildId: 'build' })
  const pageProps = { dehydratedState: stateWith({ cars: [{ name: 'Born' }] }) }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ pageProps })))
})
afterEach(() => vi.unstubAllGlobals())

async function requestAllWith(data: unknown, updatedAt = MADE_AT) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(CARS, data, { updatedAt })
  const served = { dehydratedState: stateWith(data) }
  const { result } = renderHook(() => useFullPageProps(served, queryClient))
  await act(async () => result.current.requestAll())
  return { queryClient, props: result.current.props }
}

it('an answer that was sent with parts left out gives way to the whole one of the same moment', async () => {
  const { queryClient, props } = await requestAllWith({ cars: [{ leftOut: true }] })
  expect(queryClient.getQueryData(CARS)).toEqual({ cars: [{ name: 'Born' }] })
  expect(queryClient.getQueryState(CARS)?.dataUpdatedAt).toBe(MADE_AT)
  expect(props.dehydratedState?.queries).toHaveLength(1)
})

it('another search of the same page has answers of its own', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ pageProps: {} }))
  })
  const { pathname } = window.location
  const served = { query: { cupra_code: 'X' } } as unknown as FrameProps
  const { result } = renderHook(() => useFullPageProps(served, new QueryClient()))
  for (const search of ['?cupra_code=X&drive=rear', '?cupra_code=X', '?cupra_code=X']) {
    vi.stubGlobal('location', { pathname, search })
    await act(async () => result.current.requestAll())
  }
  expect(asked.map((address) => address.replace(/^.*\.json/, ''))).toEqual([
    '?cupra_code=X&drive=rear',
    '?cupra_code=X',
  ])
})

it('an answer that the browser has asked for since stays', async () => {
  const { queryClient } = await requestAllWith({ cars: [] }, MADE_AT + 1)
  expect(queryClient.getQueryData(CARS)).toEqual({ cars: [] })
})

it('a part of an answer is forgotten with the page of the document, and a whole answer is not', () => {
  const [part, whole] = [{ cars: [{ leftOut: true }] }, { cars: [{ name: 'Born' }] }]
  for (const data of [part, whole]) {
    const queryClient = new QueryClient()
    queryClient.setQueryData(CARS, data)
    // As the document sends it: the key alone names the query.
    const queries = stateWith(data).queries.map(({ queryKey, state }) => ({ queryKey, state }))
    const served = { dehydratedState: { queries } as unknown as DehydratedState }
    const { rerender } = renderHook((props: { served: object }) => useFullPageProps(props.served, queryClient), {
      initialProps: { served: served as object },
    })
    expect(queryClient.getQueryData(CARS)).toEqual(data)
    rerender({ served: { dehydratedState: { queries: [] } } })
    expect(queryClient.getQueryData(CARS)).toEqual(data === part ? undefined : whole)
  }
})

it('an answer is kept for as long as its page is shown, and then as long as any other', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const queryClient = createQueryClient()
  const served = { dehydratedState: stateWith(CARS) }
  hydrate(queryClient, served.dehydratedState)
  const { unmount } = renderHook(() => useFullPageProps(served, queryClient))
  vi.advanceTimersByTime(10 * CACHE_KEPT_MS)
  expect(queryClient.getQueryData(CARS)).toEqual(CARS)
  unmount()
  vi.advanceTimersByTime(CACHE_KEPT_MS)
  expect(queryClient.getQueryData(CARS)).toBeUndefined()
})

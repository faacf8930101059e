import { renderHook, waitFor } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { withQueryClient } from '@tests/with-query-client'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CarQuery } from '@/contract/configurator'
import type { PricesResponse } from '@/contract/configured-car'
import { useChoices, usePrices } from '@/data/configurator/hooks'
import { deferred } from './deferred'

const ONE = 'formentor.v150m.2027a.oxyw-w17a-clot'
const OTHER = 'formentor.v150m.2027a.petr-w17a-clot'
let asked: string[] = []

const audience = { lang: 'nl', sales_type: 'B2C' } as const
const priceOf = (code: string): PricesResponse => ({
  promotions: [],
  catalog: [{ code, price: { incl: 121, excl: 100, vat_rate: 21, currency: 'EUR' } }],
})

beforeEach(() => {
  asked = []
  server.use(
    http.get('*/v1/car-configurator/choices/:id', ({ params }) => {
      // The embedded service answers.
      asked.push(String(params.id))
    }),
  )
})

describe('choices', () => {
  it.each([undefined, ''])('are not asked for without an id (%j)', async (id) => {
    const { result } = renderHook(() => useChoices(id, audience), { wrapper: withQueryClient() })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(result.current).toMatchObject({ fetchStatus: 'idle', data: undefined })
    expect(asked).toEqual([])
  })

  it('are asked for as soon as there is an id', async () => {
    const { result, rerender } = renderHook(({ id }: { id?: string }) => useChoices(id, audience), {
      initialProps: {},
      wrapper: withQueryClient(),
    })
    rerender({ id: ONE })
    await waitFor(() => expect(result.current.data?.id).toBe(ONE))
    expect(asked).toEqual([ONE])
  })

  it('that were loaded are not asked for again on the way back', async () => {
    const { result, rerender } = renderHook(({ id }: { id: string }) => useChoices(id, audience), {
      initialProps: { id: ONE },
      wrapper: withQueryClient(),
    })
    await waitFor(() => expect(result.current.data?.id).toBe(ONE))
    rerender({ id: OTHER })
    await waitFor(() => expect(result.current.data?.id).toBe(OTHER))
    rerender({ id: ONE })
    expect(result.current).toMatchObject({ data: { id: ONE }, fetchStatus: 'idle', isPlaceholderData: false })
    expect(asked).toEqual([ONE, OTHER])
  })
})

describe('a price', () => {
  it('stays on the screen while the next one loads', async () => {
    const next = deferred()
    server.use(
      http.get('*/v1/car-configurator/prices', async ({ request }) => {
        const id = new URL(request.url).searchParams.get('id') ?? ''
        if (id === 'b') await next.promise
        return HttpResponse.json(priceOf(id))
      }),
    )
    const { result, rerender } = renderHook(({ id }) => usePrices({ ...audience, id }), {
      initialProps: { id: 'a' },
      wrapper: withQueryClient(),
    })
    await waitFor(() => expect(result.current.data).toEqual(priceOf('a')))
    rerender({ id: 'b' })
    expect(result.current).toMatchObject({ data: priceOf('a'), isPlaceholderData: true })
    next.resolve()
    await waitFor(() => expect(result.current).toMatchObject({ data: priceOf('b'), isPlaceholderData: false }))
  })

  it.each([
    ['sales type', { lang: 'nl', sales_type: 'B2B' }],
    ['language', { lang: 'fr', sales_type: 'B2C' }],
  ] as const)('of another %s never stands in for the next one', async (_, other) => {
    const next = deferred()
    server.use(
      http.get('*/v1/car-configurator/prices', async ({ request }) => {
        const { searchParams } = new URL(request.url)
        const isOther = searchParams.get('lang') === other.lang && searchParams.get('sales_type') === other.sales_type
        if (isOther) await next.promise
        return HttpResponse.json(priceOf('a'))
      }),
    )
    const { result, rerender } = renderHook(({ reader }) => usePrices({ ...reader, id: 'a' }), {
      initialProps: { reader: audience as Pick<CarQuery, 'lang' | 'sales_type'> },
      wrapper: withQueryClient(),
    })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    rerender({ reader: other })
    expect(result.current).toMatchObject({ data: undefined, isPending: true })
    next.resolve()
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
  })
})

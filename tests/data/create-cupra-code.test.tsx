import { renderHook, waitFor } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { withQueryClient } from '@tests/with-query-client'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getCupraParams, getModelsPrices } from '@/data/configurator/calls'
import { useCreateCupraCode } from '@/data/configurator/use-create-cupra-code'

const CODE = '*/v1/car-configurator/cupra-code'
const audience = { lang: 'fr', sales_type: 'B2B' } as const
const car = { ...audience, id: 'born.v1', origin: 'ccf' } as const

const askForCode = () => renderHook(() => useCreateCupraCode(), { wrapper: withQueryClient() })

afterEach(() => vi.useRealTimers())

describe('the code of a car', () => {
  it('is made by the service, and leads back to the car', async () => {
    const { models } = await getModelsPrices(audience)
    const id = models[0]?.from_id ?? ''
    const { result } = askForCode()
    result.current.create({ ...car, id })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    const { cupra_code = '' } = result.current.data ?? {}
    expect(await getCupraParams({ ...audience, cupra_code })).toMatchObject({ id })
  })

  it('is asked for again when the service is in trouble: the same car has the same code', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const bodies: unknown[] = []
    server.use(
      http.post(CODE, async ({ request }) => {
        bodies.push(await request.json())
        return new HttpResponse(null, { status: 503 })
      }),
    )
    const { result, unmount } = askForCode()
    result.current.create(car)
    // Each look moves the clock on: the wait before the second try is one second.
    await vi.waitFor(() => expect(bodies).toEqual([car, car]), { timeout: 10_000 })
    unmount()
  })
})

describe('a question for a code', () => {
  let asked: Request[] = []
  beforeEach(() => {
    asked = []
    server.use(
      http.post(CODE, ({ request }) => {
        asked.push(request)
        return new Promise<never>(() => undefined)
      }),
    )
  })
  const aborted = () => asked.map(({ signal }) => signal.aborted)

  it('is cancelled by the next one', async () => {
    const { result, unmount } = askForCode()
    result.current.create(car)
    await waitFor(() => expect(aborted()).toEqual([false]))
    result.current.create({ ...car, id: 'born.v2' })
    await waitFor(() => expect(aborted()).toEqual([true, false]))
    unmount()
  })

  it('goes on when the part that asked is gone: the code may be in a link that was followed', async () => {
    const { result, rerender, unmount } = askForCode()
    result.current.create(car)
    await waitFor(() => expect(aborted()).toEqual([false]))
    rerender()
    expect(aborted()).toEqual([false])
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(aborted()).toEqual([false])
  })
})

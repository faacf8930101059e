import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RemoteProblem } from '@/data/errors'
import { createQueryClient } from '@/data/query-client'
import { useLoadingState } from '@/data/use-loading-state'

const busy = new RemoteProblem('models-prices', { status: 503 })

/** A query of the product's own policy whose tries are answered by the test. */
function ask(answer: (signal: AbortSignal) => Promise<string>) {
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(
    () => {
      const query = useQuery({ queryKey: ['asked'], queryFn: ({ signal }) => answer(signal) })
      return { ...useLoadingState([query]), data: query.data }
    },
    { wrapper },
  )
}

const never = () => new Promise<string>(() => {})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a wait for the service', () => {
  it('is slow after four seconds and shown as failed after eight, while the call goes on', async () => {
    let signal: AbortSignal | undefined
    const { result } = ask((its) => {
      signal = its
      return never()
    })
    await pass(3_999)
    expect(result.current.state).toBe('waiting')
    await pass(1)
    expect(result.current.state).toBe('slow')
    await pass(3_999)
    expect(result.current.state).toBe('slow')
    await pass(1)
    expect(result.current).toMatchObject({ state: 'failed', error: undefined })
    expect(signal?.aborted).toBe(false)
  })

  it('counts the pauses between tries that are refused at once', async () => {
    const { result } = ask(() => Promise.reject(busy))
    await pass(4_000)
    expect(result.current).toMatchObject({ state: 'slow', error: busy })
    await pass(4_000)
    expect(result.current).toMatchObject({ state: 'failed', error: busy })
  })

  it('is shown as failed after eight seconds, with what the service said, when it asks for a longer pause', async () => {
    const patience = new RemoteProblem('models-prices', { status: 429, retryAfterMs: 25_000 })
    const { result } = ask(() => Promise.reject(patience))
    await pass(8_000)
    expect(result.current).toMatchObject({ state: 'failed', error: patience })
  })

  it('has failed at once when asking again cannot help', async () => {
    const { result } = ask(() => Promise.reject(new RemoteProblem('models-prices', { status: 404 })))
    await pass(1)
    expect(result.current.state).toBe('failed')
  })

  it('begins anew with a retry, which cancels the call that hangs and asks again', async () => {
    const signals: AbortSignal[] = []
    const { result } = ask((signal) => {
      signals.push(signal)
      return signals.length === 1 ? never() : Promise.resolve('healed')
    })
    await pass(8_000)
    act(() => result.current.retry())
    expect(result.current.state).toBe('again')
    await pass(1)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(result.current.data).toBe('healed')
  })

  it('that was asked for again is slow and shown as failed after the same times', async () => {
    const { result } = ask(never)
    await pass(8_000)
    act(() => result.current.retry())
    await pass(3_999)
    expect(result.current.state).toBe('again')
    await pass(1)
    expect(result.current.state).toBe('slow')
    await pass(4_000)
    expect(result.current.state).toBe('failed')
  })

  it('leaves no timer when the visitor goes', async () => {
    const { unmount } = renderHook(() => useLoadingState([]), {
      wrapper: ({ children }) => <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>,
    })
    expect(vi.getTimerCount()).toBe(2)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

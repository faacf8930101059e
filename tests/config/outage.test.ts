import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchOutage } from '@/config/outage'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('trouble is told when it begins and, with its count, once it has been over for half a minute', () => {
  const begins = vi.fn()
  const ends = vi.fn()
  const trouble = watchOutage({ begins, ends })
  trouble.worked()
  for (let second = 0; second < 600; second++) {
    // It comes and goes: that is one trouble.
    if (second % 20 < 5) trouble.failed(new Error(`after ${second} s`))
    else trouble.worked()
    vi.advanceTimersByTime(1_000)
  }
  expect(begins).toHaveBeenCalledExactlyOnceWith(new Error('after 0 s'))
  expect(ends).not.toHaveBeenCalled()
  trouble.worked()
  vi.advanceTimersByTime(30_000)
  expect(ends).toHaveBeenCalledExactlyOnceWith({ failures: 150, seconds: expect.any(Number) })
  trouble.worked()
  vi.advanceTimersByTime(60_000)
  trouble.failed('again')
  expect(begins).toHaveBeenCalledTimes(2)
  expect(ends).toHaveBeenCalledTimes(1)
})

it('trouble is there from a failure on, until something works or so long has passed that nobody may have tried', () => {
  const trouble = watchOutage({ begins: () => {}, ends: () => {} })
  expect(trouble.isThere(60_000)).toBe(false)
  trouble.failed(new Error('full'))
  expect(trouble.isThere(60_000)).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(trouble.isThere(60_000)).toBe(false)
  trouble.failed(new Error('full'))
  trouble.worked()
  expect(trouble.isThere(60_000)).toBe(false)
})

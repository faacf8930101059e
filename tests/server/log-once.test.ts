import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogOnce } from '@/server/log-once'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000 }))
afterEach(() => void vi.useRealTimers())

it('a thing is told once', () => {
  const isNew = createLogOnce()
  expect(['a', 'b', 'a', 'b', 'c'].map(isNew)).toEqual([true, true, false, false, true])
})

it('no more things are told in an hour than may be, and those that were not are told in the next one', () => {
  const isNew = createLogOnce({ mostInAnHour: 2 })
  expect(['a', 'b', 'c'].map(isNew)).toEqual([true, true, false])
  vi.setSystemTime(1_000 + 3_600_000 - 1)
  expect(isNew('c')).toBe(false)
  vi.setSystemTime(1_000 + 3_600_000)
  expect(['a', 'c', 'd', 'e'].map(isNew)).toEqual([false, true, true, false])
})

it('as many things are remembered as may be; then all are forgotten', () => {
  const isNew = createLogOnce({ remembered: 2 })
  expect(['a', 'b', 'a', 'b', 'c', 'c', 'a'].map(isNew)).toEqual([true, true, false, false, true, false, true])
})

it('five hundred are remembered where nobody says how many', () => {
  const isNew = createLogOnce()
  for (let thing = 0; thing < 500; thing += 1) isNew(`${thing}`)
  expect(isNew('0')).toBe(false)
  isNew('one more')
  expect(isNew('0')).toBe(true)
})

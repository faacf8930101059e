import { describe, expect, it } from 'vitest'
import { lifetimeOf } from '@/door/page/lifetimes'

const page = {
  revalidate: 3_600,
  main: { kind: 'answered' },
  isIncomplete: false,
  keptFor: (seconds: number) => Math.min(seconds, 1_800),
} as const

describe('a stored page is made again', () => {
  it('after the time of its row, or when the next thing on it begins or ends', () => {
    expect(lifetimeOf(page)).toBe(1_800)
    expect(lifetimeOf({ ...page, revalidate: 300 })).toBe(300)
  })

  it('after a minute when its main subject was refused', () => {
    expect(lifetimeOf({ ...page, main: { kind: 'refused', code: 'unknown_code' } })).toBe(60)
  })

  it('after the time of its row when its main subject is gone for good', () => {
    expect(lifetimeOf({ ...page, main: { kind: 'gone' } })).toBe(1_800)
  })

  it('after ten seconds when the service did not answer everything', () => {
    expect(lifetimeOf({ ...page, isIncomplete: true })).toBe(10)
    expect(lifetimeOf({ ...page, isIncomplete: true, main: { kind: 'refused', code: 'unknown_code' } })).toBe(10)
  })
})

import { describe, expect, it } from 'vitest'
import { revalidateSeconds } from '@/door/page/revalidate-seconds'

const page = {
  revalidate: 3_600,
  main: { kind: 'answered' },
  isIncomplete: false,
  keptFor: (seconds: number) => Math.min(seconds, 1_800),
} as const

describe('a stored page is made again', () => {
  it('after the time of its row, or when the next thing on it begins or ends', () => {
    expect(revalidateSeconds(page)).toBe(1_800)
    expect(revalidateSeconds({ ...page, revalidate: 300 })).toBe(300)
  })

  it('after a minute when its main resource was refused', () => {
    expect(revalidateSeconds({ ...page, main: { kind: 'refused', code: 'unknown_code' } })).toBe(60)
  })

  it('after the time of its row when its main resource is gone for good', () => {
    expect(revalidateSeconds({ ...page, main: { kind: 'gone' } })).toBe(1_800)
  })

  it('after ten seconds when the service did not answer everything', () => {
    expect(revalidateSeconds({ ...page, isIncomplete: true })).toBe(10)
    expect(revalidateSeconds({ ...page, isIncomplete: true, main: { kind: 'refused', code: 'unknown_code' } })).toBe(10)
  })
})

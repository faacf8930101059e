import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useLastGood } from '@/components/use-last-good'

interface Props {
  answer: string | undefined
  scope: string
}

const show = (initialProps: Props) =>
  renderHook(({ answer, scope }: Props) => useLastGood(answer, scope), { initialProps })

describe('the last good answer', () => {
  it('stays when the service has none for what came after it', () => {
    const { result, rerender } = show({ answer: 'the car', scope: 'nl B2C' })
    rerender({ answer: undefined, scope: 'nl B2C' })
    expect(result.current).toBe('the car')
    rerender({ answer: 'another car', scope: 'nl B2C' })
    rerender({ answer: undefined, scope: 'nl B2C' })
    expect(result.current).toBe('another car')
  })

  it('never stands for another scope: a price with VAT is none without', () => {
    const { result, rerender } = show({ answer: 'incl. VAT', scope: 'nl B2C' })
    rerender({ answer: undefined, scope: 'nl B2B' })
    expect(result.current).toBeUndefined()
  })

  it('is kept for the scope in which it was given, also when it is the same answer', () => {
    const { result, rerender } = show({ answer: 'the car', scope: 'nl B2C' })
    rerender({ answer: 'the car', scope: 'nl B2B' })
    rerender({ answer: undefined, scope: 'nl B2B' })
    expect(result.current).toBe('the car')
  })

  it('is nothing before the first', () => {
    expect(show({ answer: undefined, scope: 'nl B2C' }).result.current).toBeUndefined()
  })
})

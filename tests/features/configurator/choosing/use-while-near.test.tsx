import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useWhileNear } from '@/features/configurator/choosing/use-while-near'

type Tell = (isNear: boolean) => void
let tell: Tell = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => act(() => callback([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {
        tell = () => undefined
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function Follower({ car }: { car: string }) {
  const { host, seen } = useWhileNear<string, HTMLDivElement>(car)
  return (
    <div ref={host}>
      <output>{seen}</output>
    </div>
  )
}

const shown = () => screen.getByRole('status').textContent

describe('what the summary asks about', () => {
  it('follows the car while it is near the window, at once', () => {
    const { rerender } = render(<Follower car="a" />)
    rerender(<Follower car="b" />)
    expect(shown()).toBe('b')
  })

  it('stays the last car seen while it is far away, and is the newest one when it comes near', () => {
    const { rerender } = render(<Follower car="a" />)
    tell(false)
    rerender(<Follower car="b" />)
    rerender(<Follower car="c" />)
    expect(shown()).toBe('a')
    tell(true)
    expect(shown()).toBe('c')
    tell(false)
    rerender(<Follower car="d" />)
    expect(shown()).toBe('c')
  })
})

import { frameLoop } from '@demo/studio/frame-loop'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
})
afterEach(() => vi.useRealTimers())

function drawn(goesOn: () => boolean = () => false) {
  const frames: (number | 'change')[] = []
  const loop = frameLoop({
    change: () => {
      frames.push('change')
      return goesOn()
    },
    rest: (index) => frames.push(index),
    restFrames: 3,
  })
  return { frames, loop }
}

describe('the frames that are drawn', () => {
  it('are a change, as many as refine it, and then none', () => {
    const { frames, loop } = drawn()
    loop.changed()
    loop.changed()
    expect(frames).toEqual([])
    vi.runAllTimers()
    expect(frames).toEqual(['change', 1, 2, 3])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('begin anew with any change', () => {
    const { frames, loop } = drawn()
    loop.now()
    vi.advanceTimersToNextFrame()
    loop.changed()
    vi.runAllTimers()
    expect(frames).toEqual(['change', 1, 'change', 1, 2, 3])
  })

  it('are refined only when what moves has come to rest', () => {
    let left = 3
    const { frames, loop } = drawn(() => --left > 0)
    loop.now()
    vi.runAllTimers()
    expect(frames).toEqual(['change', 'change', 'change', 1, 2, 3])
  })

  it('are none before the first change and none after the end', () => {
    const { frames, loop } = drawn()
    vi.runAllTimers()
    loop.now()
    loop.stop()
    vi.runAllTimers()
    expect(frames).toEqual(['change'])
  })
})

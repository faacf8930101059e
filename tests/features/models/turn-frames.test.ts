import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FramesState, TurnFrames } from '@/features/models/turn-frames'

const urls = Array.from({ length: 8 }, (_, step) => `/turn-${step}.avif`)

/** Pictures that come when the test says so. */
class Waiting {
  static all: Waiting[] = []
  src = ''
  settle: (isThere: boolean) => void = () => {}
  constructor() {
    Waiting.all.push(this)
  }
  decode(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.settle = (isThere) => (isThere ? resolve() : reject(new Error('no picture')))
    })
  }
  removeAttribute(): void {
    this.src = ''
  }
}

const asked = () => Waiting.all.map(({ src }) => Number(/\d/.exec(src)?.[0]))
let state: FramesState | undefined
const frames = () => new TurnFrames(urls, (now) => (state = now))

async function answer(at: number, isThere = true): Promise<void> {
  Waiting.all[at]?.settle(isThere)
  await new Promise((resolve) => setTimeout(resolve))
}

async function answerAll(isThere: boolean): Promise<void> {
  for (let at = 0; at < Waiting.all.length; at += 1) await answer(at, isThere)
}

beforeEach(() => {
  Waiting.all = []
  state = undefined
  vi.stubGlobal('Image', Waiting)
})
afterEach(() => vi.unstubAllGlobals())

it('asks for nothing before it is told to, then for a few, the nearest first', () => {
  const turn = frames()
  expect(asked()).toEqual([])
  turn.fetch(2)
  expect(asked()).toEqual([2, 3, 1, 4])
  expect(state).toEqual({ count: 0, status: 'loading' })
})

it('goes on beside what is looked at meanwhile', async () => {
  const turn = frames()
  turn.fetch(0)
  turn.lookAt(4)
  await answer(0)
  expect(asked()).toEqual([0, 1, 7, 2, 4])
})

it('shows the nearest that is there, and is complete with the last', async () => {
  const turn = frames()
  turn.fetch(0)
  expect(turn.nearest(5)).toBeUndefined()
  await answer(1)
  expect(turn.nearest(5)).toMatchObject({ src: '/turn-1.avif' })
  await answerAll(true)
  expect(turn.nearest(5)).toMatchObject({ src: '/turn-5.avif' })
  expect(state).toEqual({ count: 8, status: 'complete' })
})

it('gives up after some failures, and tries what is missing at the next action', async () => {
  const turn = frames()
  turn.fetch(0)
  await answer(0)
  await answerAll(false)
  const before = asked().length
  expect(state).toEqual({ count: 1, status: 'failed' })
  expect(before).toBeLessThan(8 + 1)
  turn.fetch(0)
  expect(asked().slice(before)).toEqual([1, 7, 2, 6])
  await answerAll(true)
  expect(state).toEqual({ count: 8, status: 'complete' })
})

it('ends its requests when it is left', async () => {
  const turn = frames()
  turn.fetch(0)
  turn.dispose()
  expect(Waiting.all.map(({ src }) => src)).toEqual(['', '', '', ''])
  state = undefined
  await answerAll(true)
  expect(state).toBeUndefined()
  expect(turn.nearest(0)).toBeUndefined()
})

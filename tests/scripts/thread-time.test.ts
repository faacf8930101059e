import { describe, expect, it } from 'vitest'
import { interactionCost, type ToldEvent } from '../../scripts/measure/bench-interactions/thread-time.mts'

const MS = 1000
const event = (name: string, at: number, rest: Partial<ToldEvent> = {}): ToldEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: at * MS,
  ...rest,
})
/** Times in ms; a task has half of its time waited for the processor. */
const task = (at: number, takes: number) => event('RunTask', at, { dur: takes * MS, tdur: (takes * MS) / 2 })
const dispatch = (type: string, at: number) => event('EventDispatch', at, { args: { data: { type } } })

const mark = event('bench:begin', 0)
const TRACE = [
  mark,
  task(10, 8),
  dispatch('pointerdown', 11),
  task(90, 20),
  dispatch('click', 92),
  task(120, 10),
  event('Commit', 125),
  task(140, 60),
  task(300, 12),
  event('Commit', 305),
  task(900, 200),
]
const cost = (events = TRACE, answer?: number) =>
  interactionCost(events, { mark, to: Number.POSITIVE_INFINITY, answer, isInPage: false })

describe('the cost of an interaction', () => {
  it('is the time of the thread from the click to the next frame, not the time that passes', () => {
    expect(cost()).toMatchObject({ toPaint: 15, before: 4 })
  })

  it('has the longest piece of the 400 ms after that frame', () => {
    expect(cost()?.longestAfter).toBe(30)
  })

  it('has what it takes to the frame with the answer', () => {
    expect(cost()?.toAnswer).toBeUndefined()
    expect(cost(TRACE, 301 * MS)?.toAnswer).toBe(51)
  })

  it('counts no other thread', () => {
    expect(cost([...TRACE, { ...task(111, 50), tid: 2 }])).toEqual(cost())
  })

  it('is none where the page has heard of nothing', () => {
    expect(cost(TRACE.filter(({ name }) => name !== 'EventDispatch'))).toBeUndefined()
  })

  it('begins with the mark where the bench has changed a field in the page', () => {
    const events = [task(0, 20), event('bench:begin', 5), task(30, 10), event('Commit', 35)]
    const [, own = mark] = events
    expect(
      interactionCost(events, { mark: own, to: Number.POSITIVE_INFINITY, answer: undefined, isInPage: true }),
    ).toMatchObject({ toPaint: 15, before: 0 })
  })
})

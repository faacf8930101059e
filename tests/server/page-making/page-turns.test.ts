import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { calmLoop } from '@/server/page-making/calm-loop'
import { createPageTurns, type PageTurns, type Turn } from '@/server/page-making/page-turns'

/** Somebody who asks, and may leave. */
function ask(turns: PageTurns, key: string, client = 'a') {
  let leave: () => void = () => undefined
  let turn: Turn | undefined
  const answered = turns
    .wait({
      key,
      client,
      onGone: (act) => {
        leave = act
      },
    })
    .then((found) => {
      turn = found
    })
  return { leave: () => leave(), turn: () => turn, answered }
}

/** What was begun when the loop was calm has been told. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await calmLoop()
  await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('pages that have to be made', () => {
  it('are made a few at a time, the next one when one is done', async () => {
    const turns = createPageTurns({ lane: 'new', atOnce: 2, mostWaiting: 10 })
    const asked = ['/1', '/2', '/3'].map((key) => ask(turns, key))
    await settle()
    expect(asked.map(({ turn }) => turn())).toEqual(['make', 'make', undefined])
    expect(turns.hasRoom()).toBe(false)
    turns.end('/2')
    await settle()
    expect(asked[2]?.turn()).toBe('make')
    turns.end('/1')
    turns.end('/3')
    await settle()
    expect(turns.hasRoom()).toBe(true)
  })

  it('are made once for all who ask for the same one: the others look again', async () => {
    const turns = createPageTurns({ lane: 'new', atOnce: 1, mostWaiting: 10 })
    const [first, second] = [ask(turns, '/1', 'a'), ask(turns, '/1', 'b')]
    await settle()
    expect([first.turn(), second.turn()]).toEqual(['make', undefined])
    const late = ask(turns, '/1', 'c')
    turns.end('/1')
    await settle()
    expect([second.turn(), late.turn()]).toEqual(['again', 'again'])
  })

  it('are refused beyond the bound, and made again when there is room', async () => {
    const turns = createPageTurns({ lane: 'new', atOnce: 1, mostWaiting: 2 })
    const asked = ['a', 'b', 'c', 'd'].map((client) => ask(turns, `/${client}`, client))
    await settle()
    expect(asked.map(({ turn }) => turn())).toEqual(['make', undefined, undefined, 'busy'])
    turns.end('/a')
    await settle()
    const next = ask(turns, '/e', 'e')
    await settle()
    expect(next.turn()).toBeUndefined()
  })

  it('of one visitor take half of the places, and come after those of visitors who have asked for fewer', async () => {
    const turns = createPageTurns({ lane: 'new', atOnce: 1, mostWaiting: 4 })
    const greedy = [1, 2, 3, 4].map((number) => ask(turns, `/greedy/${number}`, 'greedy'))
    const modest = ask(turns, '/modest', 'modest')
    await settle()
    expect(greedy.map(({ turn }) => turn())).toEqual(['make', undefined, undefined, 'busy'])
    turns.end('/greedy/1')
    await settle()
    turns.end('/greedy/2')
    await settle()
    expect([greedy[1]?.turn(), modest.turn(), greedy[2]?.turn()]).toEqual(['make', 'make', undefined])
  })

  it('are not made for who has left, and still for who waits for the same one', async () => {
    const turns = createPageTurns({ lane: 'new', atOnce: 1, mostWaiting: 2 })
    ask(turns, '/first')
    const [gone, other, stays] = [ask(turns, '/gone', 'b'), ask(turns, '/both', 'c'), ask(turns, '/both', 'd')]
    await settle()
    gone.leave()
    other.leave()
    await settle()
    expect([gone.turn(), other.turn()]).toEqual(['gone', 'gone'])
    // Its place is free at once.
    const next = ask(turns, '/next', 'e')
    turns.end('/first')
    await settle()
    expect(stays.turn()).toBe('make')
    turns.end('/both')
    await settle()
    expect(next.turn()).toBe('make')
  })

  it('wait for five seconds, and hold up the next one for fifteen', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const turns = createPageTurns({ lane: 'new', atOnce: 1, mostWaiting: 4 })
    ask(turns, '/hangs')
    const waits = ask(turns, '/waits', 'b')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(waits.turn()).toBe('busy')
    await vi.advanceTimersByTimeAsync(9_000)
    const patient = ask(turns, '/patient', 'c')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(patient.turn()).toBe('make')
  })

  it('tell how long the ones that wait take, within reason', async () => {
    const turns = createPageTurns({ lane: 'new', atOnce: 1, mostWaiting: 1_000 })
    expect(turns.delay()).toBe(3)
    for (let number = 0; number < 100; number++) ask(turns, `/${number}`, `client ${number}`)
    expect(turns.delay()).toBe(20)
    for (let number = 100; number < 900; number++) ask(turns, `/${number}`, `client ${number}`)
    expect(turns.delay()).toBe(30)
  })
})

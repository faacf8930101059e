import { type Channel, channel } from 'node:diagnostics_channel'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { waitForIdleEventLoop } from '@/server/page-making/idle-event-loop'
import { createPageQueue, type PageQueue, type Turn } from '@/server/page-making/page-queue'
import { pageMakingStates, refusedTurns } from '@/server/page-making/state'

/** Somebody who asks, and may leave. */
function ask(turns: PageQueue, key: string, client = 'a') {
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
  for (let turn = 0; turn < 5; turn++) await waitForIdleEventLoop()
  await new Promise((resolve) => setTimeout(resolve, 20))
}

function hear(channel: Channel): readonly unknown[] {
  const heard: unknown[] = []
  const listener = (message: unknown) => void heard.push(message)
  channel.subscribe(listener)
  onTestFinished(() => void channel.unsubscribe(listener))
  return heard
}

describe('pages that have to be made', () => {
  it('are made a few at a time, the next one when one is done', async () => {
    const turns = createPageQueue({ lane: 'new', atOnce: 2, mostWaiting: 10 })
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
    const turns = createPageQueue({ lane: 'new', atOnce: 1, mostWaiting: 10 })
    const [first, second] = [ask(turns, '/1', 'a'), ask(turns, '/1', 'b')]
    await settle()
    expect([first.turn(), second.turn()]).toEqual(['make', undefined])
    const late = ask(turns, '/1', 'c')
    turns.end('/1')
    await settle()
    expect([second.turn(), late.turn()]).toEqual(['again', 'again'])
  })

  it('are made again for who asks later, and the end of one that nobody makes is no matter', async () => {
    const turns = createPageQueue({ lane: 'new', atOnce: 1, mostWaiting: 2 })
    turns.end('/1')
    const first = ask(turns, '/1')
    const waits = ask(turns, '/2')
    await settle()
    turns.end('/2')
    await settle()
    expect([first.turn(), waits.turn()]).toEqual(['make', undefined])
    turns.end('/1')
    await settle()
    turns.end('/2')
    const later = ask(turns, '/1')
    await settle()
    expect([waits.turn(), later.turn()]).toEqual(['make', 'make'])
  })

  it('may be given no place to wait: then one is made where there is room, or refused', async () => {
    const turns = createPageQueue({ lane: 'renewed', atOnce: 1, mostWaiting: 0 })
    const [first, second] = [ask(turns, '/1', 'a'), ask(turns, '/2', 'b')]
    await settle()
    expect([first.turn(), second.turn()]).toEqual(['make', 'busy'])
    expect(turns.hasRoom()).toBe(false)
  })

  it('are refused beyond the bound, and made again when there is room', async () => {
    const turns = createPageQueue({ lane: 'new', atOnce: 1, mostWaiting: 2 })
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
    const turns = createPageQueue({ lane: 'new', atOnce: 1, mostWaiting: 4 })
    const greedy = [1, 2, 3, 4].map((number) => ask(turns, `/greedy/${number}`, 'greedy'))
    const modest = ask(turns, '/modest', 'modest')
    await settle()
    expect(greedy.map(({ turn }) => turn())).toEqual(['make', undefined, undefined, 'busy'])
    turns.end('/greedy/1')
    await settle()
    turns.end('/greedy/2')
    await settle()
    expect([greedy[1]?.turn(), modest.turn(), greedy[2]?.turn()]).toEqual(['make', 'make', undefined])
    // One of the two places is free again, and no more.
    const more = [5, 6].map((number) => ask(turns, `/greedy/${number}`, 'greedy'))
    await settle()
    expect(more.map(({ turn }) => turn())).toEqual([undefined, 'busy'])
  })

  it('are not made for who has left, and still for who waits for the same one', async () => {
    const turns = createPageQueue({ lane: 'new', atOnce: 1, mostWaiting: 2 })
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
    const turns = createPageQueue({ lane: 'new', atOnce: 1, mostWaiting: 4 })
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
    const turns = createPageQueue({ lane: 'new', atOnce: 1, mostWaiting: 1_000 })
    expect(turns.delay()).toBe(3)
    for (let number = 0; number < 100; number++) ask(turns, `/${number}`, `client ${number}`)
    expect(turns.delay()).toBe(20)
    for (let number = 100; number < 900; number++) ask(turns, `/${number}`, `client ${number}`)
    expect(turns.delay()).toBe(30)
  })

  it('tell so by the pace of the last ones', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const turns = createPageQueue({ lane: 'new', atOnce: 2, mostWaiting: 1_000 })
    for (let number = 0; number < 40; number++) {
      ask(turns, `/${number}`)
      await vi.advanceTimersByTimeAsync(1_000)
      turns.end(`/${number}`)
      await vi.advanceTimersByTimeAsync(0)
    }
    // Two are being made, twenty wait: two at a time, a second each.
    for (let number = 100; number < 122; number++) ask(turns, `/${number}`, `client ${number}`)
    expect(turns.delay()).toBe(10)
  })

  it('are counted: how many are made and how many wait, and each visitor who is asked to come again', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const [states, refused] = [hear(pageMakingStates), hear(refusedTurns)]
    const turns = createPageQueue({ lane: 'form', atOnce: 1, mostWaiting: 2 })
    const asked = ['a', 'b', 'c', 'd'].map((client) => ask(turns, `/${client}`, client))
    expect(states.at(-1)).toEqual({ lane: 'form', running: 1, waiting: 0 })
    expect(refused).toEqual(['/d'])
    asked[1]?.leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toEqual({ lane: 'form', running: 1, waiting: 1 })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asked.map(({ turn }) => turn())).toEqual(['make', 'gone', 'busy', 'busy'])
    expect(refused).toEqual(['/d', '/c'])
    turns.end('/a')
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toEqual({ lane: 'form', running: 0, waiting: 0 })
  })
})

describe('the loop is calm', () => {
  // On a busy machine a few turns take longer than the wait may: its clock goes on where a test says so.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
    return () => void vi.useRealTimers()
  })

  /** Goes on in each turn of the loop, as often as it is told. */
  const inTurns = (times: number, act: () => void) => {
    const left = { turns: times }
    const next = () => {
      if (left.turns-- <= 0) return
      act()
      setImmediate(next)
    }
    next()
    return left
  }

  it.each(['net.server.socket', 'http.server.request.start'])('once nothing more arrives: %s', async (name) => {
    const left = inTurns(5, () => channel(name).publish({}))
    await waitForIdleEventLoop()
    expect(left.turns).toBeLessThan(1)
  })

  it('once no turn has a page in it any more', async () => {
    const left = inTurns(4, () => {
      const started = process.cpuUsage()
      while (process.cpuUsage(started).user < 15_000) Math.sqrt(2)
    })
    await waitForIdleEventLoop()
    expect(left.turns).toBeLessThan(1)
  })

  it('after a second, whatever comes', async () => {
    const left = inTurns(1_000, () => channel('net.server.socket').publish({}))
    const begun = waitForIdleEventLoop().then(() => left.turns)
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(1_001)
    const leftThen = left.turns
    expect(leftThen - (await begun)).toBeLessThan(5)
    expect(leftThen).toBeLessThan(985)
    left.turns = 0
  })
})

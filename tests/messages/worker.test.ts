import { serve } from '@tests/server/serve-site'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DeliveryProblem, deliverDue, type Senders } from '@/messages/delivery/deliver.server'
import { type MessagesState, messagesStates } from '@/messages/delivery/messages-state.server'
import { startWorker } from '@/messages/delivery/worker.server'
import { TARGETS, type Target } from '@/messages/message.server'
import type { Messages } from '@/messages/messages.server'
import { keepingTrouble } from '@/messages/report.server'
import { startDelivery } from '@/messages/start.server'
import { siteMessagesAre, siteMessagesAreNobodys } from './site-messages'
import { newMessage, openTestMessages, stores } from './stores'

const noTrouble = { failed: () => {}, worked: () => {} }
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Something that takes until the test says so. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const wait = vi.fn(() => opened)
  return { open, wait, asked: () => wait.mock.calls.length }
}

describe.each(stores)('the worker of messages in %s', (_kind, newAddress) => {
  let messages: Messages
  const targets: readonly Target[] = ['webhook', 'office-mail']
  beforeEach(async () => {
    messages = await openTestMessages({ address: await newAddress(), targets })
  })
  afterEach(async () => {
    siteMessagesAreNobodys()
    await messages.close()
  })

  const statesOf = async (id: string) =>
    (await messages.outbox.listDeliveries(id)).map(({ target, state }) => `${target} ${state}`)

  test('ends after what is being sent, and has noted it', async () => {
    const { message } = await messages.store.keep(newMessage())
    const slow = gate()
    const senders: Senders = { webhook: slow.wait, 'office-mail': slow.wait }
    const stop = startWorker({ open: async () => messages, senders, trouble: noTrouble })
    await expect.poll(slow.asked, { timeout: 20_000 }).toBe(2)
    let hasEnded = false
    const stopped = stop().then(() => {
      hasEnded = true
    })
    await pause(50)
    expect(hasEnded).toBe(false)
    slow.open()
    await stopped
    expect(await statesOf(message.id)).toEqual(['webhook done', 'office-mail done'])
  })

  test.each([
    ['a CRM that hangs', { hangs: 'webhook' }],
    ['searches that nobody answers', { hangs: 'search' }],
  ])('sends a code at once, whatever waits for %s', async (_what, { hangs }) => {
    const slow = gate()
    const codes: string[] = []
    const senders: Senders = {
      webhook: hangs === 'webhook' ? slow.wait : async () => {},
      'office-mail': async () => {},
      'code-mail': async (_delivery, { number }) => void codes.push(number),
    }
    // More than are sent at a time, each of another person.
    for (let i = 0; i < 12; i += 1) await messages.store.keep(newMessage({}, { email: `${i}@example.be` }))
    const stop = startWorker({
      open: async () => messages,
      senders,
      trouble: noTrouble,
      ...(hangs === 'search' && { checkSavedSearch: () => slow.wait().then(() => false) }),
    })
    try {
      await expect.poll(slow.asked, { timeout: 20_000 }).toBeGreaterThan(0)
      const { message } = await messages.store.keep(newMessage({ isHeld: true }))
      await expect.poll(() => codes, { timeout: 5_000 }).toEqual([message.number])
    } finally {
      slow.open()
      await stop()
    }
  })

  test('deletes as it starts what may not be kept any longer', async () => {
    let at = Date.now() - 400 * 86_400_000
    const old = await openTestMessages({ address: await newAddress(), now: () => at })
    const { message } = await old.store.keep(newMessage())
    at = Date.now()
    const stop = startWorker({ open: async () => old, senders: {}, trouble: noTrouble })
    await expect.poll(() => old.store.find('id', message.id), { timeout: 20_000 }).toBeUndefined()
    await stop()
    await old.close()
  })

  test('deletes and counts as it starts, counts again after ten seconds and looks for unreadable ones after a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const turns = vi.spyOn(keepingTrouble, 'isThere')
    onTestFinished(() => turns.mockRestore())
    const deleteOld = vi.fn(messages.store.deleteOld)
    const countUnreadable = vi.fn(messages.store.countUnreadable)
    const counts = vi.fn(messages.outbox.counts)
    const watched: Messages = {
      ...messages,
      store: { ...messages.store, deleteOld, countUnreadable },
      outbox: { ...messages.outbox, counts },
    }
    const stop = startWorker({ open: async () => watched, senders: {}, trouble: noTrouble })
    const calls = () => [deleteOld, counts, countUnreadable].map(({ mock }) => mock.calls.length)
    // The third turn begins when the second has had nothing to do.
    await expect.poll(() => turns.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(2)
    expect(calls()).toEqual([1, 1, 1])
    vi.advanceTimersByTime(10_001)
    await expect.poll(calls, { timeout: 20_000 }).toEqual([1, 2, 1])
    vi.advanceTimersByTime(50_000)
    await expect.poll(calls, { timeout: 20_000 }).toEqual([1, 3, 2])
    await stop()
  })

  test('tells how messages stand: who is to have them, what waits and what is followed', async () => {
    const states: MessagesState[] = []
    const note = (state: unknown) => void states.push(state as MessagesState)
    messagesStates.subscribe(note)
    onTestFinished(() => void messagesStates.unsubscribe(note))
    await messages.store.keep(newMessage())
    await messages.store.keep(newMessage({ kind: 'saved-search' }))
    const failing = async () => {
      throw new DeliveryProblem('answered 503')
    }
    const senders: Senders = { webhook: failing, 'office-mail': failing }
    while ((await deliverDue({ messages, senders, mostAttempts: 1 })) > 0);
    const stop = startWorker({ open: async () => messages, senders: {}, trouble: noTrouble })
    await expect.poll(() => states.length, { timeout: 20_000 }).toBeGreaterThan(0)
    await stop()
    expect(states[0]).toMatchObject({ isUp: true, targets, unreadable: 0, searches: 1, dead: 2 })
  })

  test('tells that messages cannot be kept while the store cannot be opened', async () => {
    const states: unknown[] = []
    const note = (state: unknown) => void states.push(state)
    messagesStates.subscribe(note)
    onTestFinished(() => void messagesStates.unsubscribe(note))
    const open = () => Promise.reject(new Error('the disk is full'))
    const stop = startWorker({ open, senders: {}, trouble: noTrouble })
    await expect.poll(() => states[0], { timeout: 20_000 }).toEqual({ isUp: false })
    await stop()
  })

  test('looks at one search after the other for as long as one is due, and then pauses', async () => {
    const checkSavedSearch = vi.fn(async () => checkSavedSearch.mock.calls.length < 3)
    const stop = startWorker({ open: async () => messages, senders: {}, checkSavedSearch, trouble: noTrouble })
    await expect.poll(() => checkSavedSearch.mock.calls.length, { timeout: 20_000 }).toBe(3)
    await pause(1_500)
    await stop()
    expect(checkSavedSearch).toHaveBeenCalledTimes(3)
  })

  test('looks at no search and hands nothing on while the store is that of another key', async () => {
    const { message } = await messages.store.keep(newMessage())
    const checkSavedSearch = vi.fn(async () => false)
    const worked = vi.fn()
    const stop = startWorker({
      open: async () => ({ ...messages, isOfOtherKey: true }),
      senders: { webhook: async () => {}, 'office-mail': async () => {} },
      checkSavedSearch,
      trouble: { ...noTrouble, worked },
    })
    // Each loop has had its turn.
    await expect.poll(() => worked.mock.calls.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(TARGETS.length + 2)
    await stop()
    expect(checkSavedSearch).not.toHaveBeenCalled()
    expect(await statesOf(message.id)).toEqual(['webhook waiting', 'office-mail waiting'])
  })

  test('is waited for by the end of the server', async () => {
    const { message } = await messages.store.keep(newMessage())
    const slow = gate()
    const find: Messages['store']['find'] = async (...one) => {
      await slow.wait()
      return messages.store.find(...one)
    }
    siteMessagesAre({ ...messages, store: { ...messages.store, find } })
    const { site } = await serve(async () => {})
    startDelivery({ watch: async () => false, compose: () => Promise.reject(new Error('There is no search')) })
    await expect.poll(slow.asked, { timeout: 20_000 }).toBe(2)
    let hasEnded = false
    const stopped = site.stop().then(() => {
      hasEnded = true
    })
    await pause(300)
    expect(hasEnded).toBe(false)
    slow.open()
    await stopped
    // The environment of the tests names no receiver.
    const problems = (await messages.outbox.listDeliveries(message.id)).map(({ problem }) => problem)
    expect(problems).toEqual([expect.stringMatching('no such receiver'), expect.stringMatching('no such receiver')])
  })
})

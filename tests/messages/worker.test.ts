import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Senders } from '@/messages/handing-on/deliver.server'
import { startWorker } from '@/messages/handing-on/worker.server'
import type { Target } from '@/messages/message.server'
import type { Messages } from '@/messages/messages.server'
import { startHandingOn } from '@/messages/start.server'
import { createLog } from '@/server/log'
import { createMetrics } from '@/server/metrics'
import { createCounts } from '@/server/shared-counts'
import { createSiteServer } from '@/server/site-server'
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
      ...(hangs === 'search' && { watchSearch: () => slow.wait().then(() => false) }),
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

  test('is waited for by the end of the server', async () => {
    const { message } = await messages.store.keep(newMessage())
    const slow = gate()
    const find: Messages['store']['find'] = async (...one) => {
      await slow.wait()
      return messages.store.find(...one)
    }
    siteMessagesAre({ ...messages, store: { ...messages.store, find } })
    const log = createLog('silent')
    const site = createSiteServer({
      env: { TRUSTED_PROXIES: 0, RATE_LIMIT: 0, MESSAGES_RATE_LIMIT: 0 },
      log,
      metrics: createMetrics({ build: 'build-1', version: '1.4.0' }),
      counts: createCounts({ redisUrl: undefined, secret: 's', log }),
      built: { buildId: 'build-1', headersOf: () => [] },
      handle: async () => {},
    })
    await site.listen(0, '127.0.0.1')
    startHandingOn({ watch: async () => false, compose: () => Promise.reject(new Error('There is no search')) })
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

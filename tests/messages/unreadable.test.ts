import { EventEmitter, once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { deliverDue, type Senders } from '@/messages/delivery/deliver.server'
import { type MessagesState, messagesStates } from '@/messages/delivery/messages-state.server'
import { startWorker } from '@/messages/delivery/worker.server'
import type { Messages } from '@/messages/messages.server'
import { secretFor } from '@/messages/settings.server'
import { openDatabase } from '@/messages/store/open-database.server'
import { takeMessage } from '@/messages/take-message.server'
import { filledIn } from './filled-in'
import { newMessage, openTestMessages, SECRET, stores } from './stores'

const OTHER = 'another secret of more than thirty-two letters'

let said: MockInstance<typeof console.error>
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => said.mockRestore())

describe.each(stores)('a message in %s that cannot be opened', (_kind, newAddress) => {
  let address: string
  let messages: Messages
  beforeEach(async () => {
    address = await newAddress()
    messages = await openTestMessages({ address, targets: ['webhook'] })
  })
  afterEach(() => messages.close())

  async function spoil(id: string, sealed: string): Promise<void> {
    const db = await openDatabase(address)
    await db.batch([{ sql: 'UPDATE messages SET sealed = $2 WHERE id = $1', values: [id, sealed] }])
    await db.close()
  }

  test.each([
    ['a bad seal', 'damaged', async () => `${messages.sealing.prefixes[0]}AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`],
    ['nothing sealed at all', 'damaged', async () => 'x'],
    ['that of another message', 'damaged', async () => messages.sealing.seal('elsewhere', { values: {} })],
    ['another key', 'sealed with another MESSAGES_KEY', async (id: string) => (await sealedBy(OTHER))(id)],
  ])('(%s) is a dead letter at once, is named by its number, and holds nobody back', async (_, problem, seal) => {
    const { message: first } = await messages.store.keep(newMessage())
    await messages.store.keep(newMessage({}, { message: 'van dezelfde' }))
    await messages.store.keep(newMessage({}, { email: 'jan@example.be' }))
    await spoil(first.id, await seal(first.id))
    const arrived: string[] = []
    const senders: Senders = {
      webhook: async (_delivery, { content }) =>
        void arrived.push(`${content?.values.email} ${content?.values.message}`),
    }
    while ((await deliverDue({ messages, senders })) > 0);
    expect(arrived.sort()).toEqual(['jan@example.be Dag!', 'zoe@example.be van dezelfde'])
    expect(await messages.outbox.dead()).toMatchObject([
      { number: first.number, problem: `cannot be opened: ${problem}` },
    ])
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(first.number))
    expect(await messages.store.countUnreadable()).toBe(1)
    expect(messages.isOfOtherKey).toBe(false)
  })

  test.each([
    ['its content', 'sealed = NULL'],
    ['its kind', "kind = 'unheard-of'"],
    ['its language', "language = 'xx'"],
    ['its sales type', "sales_type = ''"],
    ['its moment', 'created_at = -1'],
  ])('nor what has lost %s: it is a dead letter for each target, named once', async (_, change) => {
    const own = await openTestMessages({ address, targets: ['webhook', 'office-mail'] })
    const { message } = await own.store.keep(newMessage())
    const db = await openDatabase(address)
    await db.batch([{ sql: `UPDATE messages SET ${change} WHERE id = $1`, values: [message.id] }])
    await db.close()
    const senders: Senders = { webhook: async () => {}, 'office-mail': async () => {} }
    while ((await deliverDue({ messages: own, senders })) > 0);
    expect(await own.outbox.dead()).toHaveLength(2)
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message.number))
    expect(await own.store.countUnreadable()).toBe(1)
    const [listed] = await own.store.list(1)
    expect(listed).toMatchObject({ number: message.number, unreadable: 'damaged' })
    expect(new Date(listed?.created_at ?? Number.NaN).toISOString()).toBeTypeOf('string')
    await own.close()
  })

  test('is in every list, beside the others, and can be found, changed and erased', async () => {
    const { message: first } = await messages.store.keep(newMessage())
    await messages.store.keep(newMessage({}, { phone: '+32470123456' }))
    await spoil(first.id, 'x')
    expect((await messages.store.list(10)).map(({ unreadable = 'well' }) => unreadable).sort()).toEqual([
      'damaged',
      'well',
    ])
    expect(await messages.store.ofPerson('zoe@example.be')).toHaveLength(2)
    expect(await messages.store.find('number', first.number)).toMatchObject({ unreadable: 'damaged' })
    const changed = await messages.store.change(first.id, { values: { email: 'zoe@example.be', message: 'weer' } })
    expect(changed.message.content?.values.message).toBe('weer')
    await spoil(first.id, 'x')
    expect(await messages.store.erase('zoe@example.be')).toHaveLength(2)
  })

  test('does not stop its form from being sent again', async () => {
    const sent = newMessage()
    const { message } = await messages.store.keep(sent)
    await spoil(message.id, 'x')
    expect((await messages.store.keep(sent)).message.number).toBe(message.number)
  })

  test('is not the whole store: with one of the newest damaged nothing is refused', async () => {
    const { message } = await messages.store.keep(newMessage())
    await spoil(message.id, '0badbeef.AAAA')
    await messages.store.keep(newMessage())
    const again = await openTestMessages({ address })
    expect(again.isOfOtherKey).toBe(false)
    await again.close()
  })
})

describe.each(stores)('a start with another key in %s', (_kind, newAddress) => {
  const typed = () => {
    const { carline_code: _code, cupra_code: __code, commission_id: _number, ...fields } = filledIn('callback', 'B2C')
    return { ...fields, language: 'fr', sales_type: 'B2C' }
  }

  async function started(isKeyLost = false) {
    const address = await newAddress()
    const before = await openTestMessages({ address, targets: ['webhook'] })
    await before.store.keep(newMessage())
    await before.close()
    const messages = await openTestMessages({ address, targets: ['webhook'], secret: OTHER, isKeyLost })
    return { address, messages }
  }

  /** What a worker tells of it, once. */
  async function told(messages: Messages): Promise<MessagesState> {
    const told = new EventEmitter()
    const hear = (state: unknown) => told.emit('state', state)
    messagesStates.subscribe(hear)
    const handedOn = vi.fn(async () => {})
    const state = once(told, 'state')
    const stop = startWorker({
      open: async () => messages,
      senders: { webhook: handedOn },
      trouble: { failed: () => {}, worked: () => {} },
    })
    const [found] = (await state) as [MessagesState]
    await stop()
    messagesStates.unsubscribe(hear)
    return found
  }

  test('refuses new messages, hands none on, and says so in the log and to the server', async () => {
    const { messages } = await started()
    expect(await told(messages)).toEqual({ isUp: false, unreadable: 1 })
    await expect(takeMessage('callback', typed(), messages)).rejects.toThrow('MESSAGES_KEY')
    expect(await messages.outbox.counts()).toMatchObject({ waiting: 1, dead: 0 })
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^1 messages .*MESSAGES_KEY/))
    await messages.close()
  })

  test('goes on when the key is lost for good, and still counts what nobody can read', async () => {
    const { messages } = await started(true)
    expect(await told(messages)).toMatchObject({ isUp: true, unreadable: 1 })
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/^1 messages cannot be opened/))
    expect((await takeMessage('callback', typed(), messages)).status).toBe('taken')
    await messages.close()
  })

  test('is none with both keys, nor with an empty store', async () => {
    const { address, messages } = await started()
    const both = await openTestMessages({ address, secret: `${OTHER},${SECRET}` })
    expect([both.isOfOtherKey, await both.store.countUnreadable()]).toEqual([false, 0])
    const empty = await openTestMessages({ address: await newAddress(), secret: OTHER })
    expect(empty.isOfOtherKey).toBe(false)
    await Promise.all([messages, both, empty].map(({ close }) => close()))
  })
})

test('a key of which nothing is left is no key', async () => {
  const store = join(tempFolder('messages'), 'messages.db')
  writeFileSync(`${store}.key`, '')
  expect(() => secretFor(store, {})).toThrow('no key')
})

async function sealedBy(secret: string): Promise<(id: string) => string> {
  const { sealing, close } = await openTestMessages({ secret })
  await close()
  return (id) => sealing.seal(id, { values: {} })
}

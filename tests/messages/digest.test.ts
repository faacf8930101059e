import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Messages } from '@/messages/messages.server'
import { MIGRATIONS, migrate } from '@/messages/store/migrations.server'
import { openDatabase } from '@/messages/store/open-database.server'
import { takeMessage } from '@/messages/take-message.server'
import { newMessage, openTestMessages, SECRET, stores } from './stores'

const OTHER = 'another secret of more than thirty-two letters'
const HASH = /^(?:words:)?[\w-]{43}$/

/** A form that was saved: it has no key of its own. */
const saved = {
  language: 'fr',
  sales_type: 'B2C',
  topic: 'model',
  first_name: 'Zoë',
  last_name: 'Peeters',
  email: 'zoe@example.be',
  phone: '0470 12 34 56',
  message: 'Bonjour.',
}

async function take(messages: Messages, needsCode = false) {
  const taken = await takeMessage('contact', saved, messages, { needsCode })
  if (taken.status !== 'taken') throw new Error(JSON.stringify(taken))
  return taken.message
}

describe.each(stores)('what %s knows a repeated message by', (_kind, newAddress) => {
  async function opened(secret = SECRET) {
    const address = await newAddress()
    return { address, messages: await openTestMessages({ address, secret, targets: ['webhook'] }) }
  }
  async function rowOf(address: string) {
    const db = await openDatabase(address)
    const [[row] = []] = await db.batch([{ sql: 'SELECT key, digest FROM messages' }])
    await db.close()
    return row
  }

  test('is told by nothing but its key: the same words are another digest under another one', async () => {
    const [one, other] = [await opened(), await opened(OTHER)]
    for (const { messages } of [one, other]) {
      await take(messages)
      await messages.close()
    }
    const [first, second] = [await rowOf(one.address), await rowOf(other.address)]
    for (const column of ['key', 'digest'] as const) {
      expect(first?.[column]).toMatch(HASH)
      expect(first?.[column]).not.toBe(second?.[column])
    }
  })

  test('is one message, whether its form has a key or not', async () => {
    const { messages } = await opened()
    const sent = newMessage()
    expect((await take(messages)).id).toBe((await take(messages)).id)
    await messages.store.keep(sent)
    expect((await messages.store.keep(sent)).outcome).toBe('same')
    await messages.close()
  })

  test('is the same in whatever order the fields of a form come', async () => {
    const { messages } = await opened()
    const sent = newMessage()
    await messages.store.keep(sent)
    const values = Object.fromEntries(Object.entries(sent.content.values).reverse())
    expect(Object.keys(values)).not.toEqual(Object.keys(sent.content.values))
    expect((await messages.store.keep({ ...sent, content: { values } })).outcome).toBe('same')
    await messages.close()
  })

  test('goes with the content that is erased, and a form’s own key stays', async () => {
    const { address, messages } = await opened()
    const { id } = await take(messages)
    await messages.store.erase('zoe@example.be')
    expect(await rowOf(address)).toEqual({ key: `gone:${id}`, digest: '' })
    await messages.close()

    const next = await opened()
    const sent = newMessage()
    await next.messages.store.keep(sent)
    await next.messages.store.erase('zoe@example.be')
    expect(await rowOf(next.address)).toEqual({ key: sent.key, digest: '' })
    expect((await next.messages.store.keep(sent)).outcome).toBe('closed')
    await next.messages.close()
  })

  test('goes with an address that was withdrawn before it was confirmed', async () => {
    const { address, messages } = await opened()
    const { id } = await take(messages, true)
    await messages.store.withdraw(id)
    expect(await rowOf(address)).toEqual({ key: `gone:${id}`, digest: '' })
    await messages.close()
  })

  test('is known under a new key, before it is written anew and after', async () => {
    const { address, messages } = await opened()
    const sent = newMessage()
    await messages.store.keep(sent)
    await messages.close()
    const before = await rowOf(address)
    const both = await openTestMessages({ address, secret: `${OTHER},${SECRET}` })
    expect((await both.store.keep(sent)).outcome).toBe('same')
    await both.store.rekey()
    await both.close()
    expect((await rowOf(address))?.digest).not.toBe(before?.digest)
    const alone = await openTestMessages({ address, secret: OTHER })
    expect((await alone.store.keep(sent)).outcome).toBe('same')
    await alone.close()
  })

  test('that an earlier version wrote without a key is deleted when its store is opened', async () => {
    const address = await newAddress()
    const db = await openDatabase(address)
    await migrate(db, MIGRATIONS.slice(0, 5))
    const plain = createHash('sha256').update('zoe@example.be').digest('base64url')
    const form = randomUUID()
    const moment = Date.now()
    await db.batch(
      [plain, form].map((key, i) => ({
        sql: `INSERT INTO messages (id, number, key, kind, state, language, sales_type, revision, digest, created_at, changed_at,
          delete_at) VALUES ($1, $2, $3, 'contact', 'open', 'nl', 'B2C', 1, $4, $5, $5, $6)`,
        values: [`id-${i}`, `AAAA-222${i + 2}`, key, plain, moment, moment + 1e9],
      })),
    )
    await migrate(db)
    const [rows] = await db.batch([{ sql: 'SELECT key, digest FROM messages ORDER BY id' }])
    await db.close()
    expect(rows).toEqual([
      { key: 'gone:id-0', digest: '' },
      { key: form, digest: '' },
    ])
  })
})

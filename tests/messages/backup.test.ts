import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { describe, expect, test } from 'vitest'
import { backUp, restore } from '@/messages/store/backup.server'
import type { Statement } from '@/messages/store/database.server'
import { MIGRATIONS, migrate } from '@/messages/store/migrations.server'
import { openDatabase } from '@/messages/store/open-database.server'
import { createSealing } from '@/messages/store/sealing.server'
import { newMessage, openTestMessages, SECRET, stores } from './stores'

const OTHER = 'another secret of more than thirty-two letters'
const backupFile = () => join(tempFolder('backup'), 'copy')

async function writeTo(address: string, statements: readonly Statement[]): Promise<void> {
  const db = await openDatabase(address)
  await db.batch(statements)
  await db.close()
}

test('a backup that comes to an end half-way leaves nothing that looks like one', async () => {
  const address = join(tempFolder('messages'), 'messages.db')
  const messages = await openTestMessages({ address })
  for (let i = 0; i < 20; i += 1) await messages.store.keep(newMessage())
  await messages.close()
  const bytes = readFileSync(address)
  writeFileSync(address, bytes.fill(1, bytes.length / 2))
  const file = backupFile()
  expect(() => backUp(address, file)).toThrow('malformed')
  expect(existsSync(file)).toBe(false)
})

test('a restore refuses a place where the log of a killed site is left, which would be written into the backup', async () => {
  const address = join(tempFolder('messages'), 'messages.db')
  const messages = await openTestMessages({ address })
  const { message } = await messages.store.keep(newMessage({}, { message: 'x'.repeat(900) }))
  const file = backupFile()
  backUp(address, file)
  for (let i = 0; i < 60; i += 1) await messages.store.keep(newMessage())
  copyFileSync(`${address}-wal`, `${address}-killed`)
  await messages.close()
  rmSync(address)
  renameSync(`${address}-killed`, `${address}-wal`)
  await expect(restore(address, file)).rejects.toThrow(`${address}-wal is there already`)
  expect(existsSync(address)).toBe(false)
  rmSync(`${address}-wal`)
  await restore(address, file)
  const restored = await openTestMessages({ address })
  expect(await restored.store.list(9)).toEqual([message])
  await restored.close()
})

describe.each(stores)('a backup of %s', (_kind, newAddress) => {
  test('is taken while the store is used, and has each message, each delivery and each key', async () => {
    const address = await newAddress()
    const old = await openTestMessages({ address, secret: OTHER, targets: ['webhook'] })
    for (let i = 0; i < 3; i += 1) await old.store.keep(newMessage())
    await old.close()
    const open = (at: string) => openTestMessages({ address: at, secret: `${SECRET},${OTHER}`, targets: ['webhook'] })
    const messages = await open(address)
    for (let i = 0; i < 40; i += 1) await messages.store.keep(newMessage())
    const { message } = await messages.store.keep(newMessage({}, { message: 'the last one' }))
    const facts = await messages.store.facts()
    const file = backupFile()
    backUp(address, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'latin1')).not.toContain('zoe@example.be')
    await messages.store.keep(newMessage())
    await messages.close()

    const place = await newAddress()
    await restore(place, file)
    const restored = await open(place)
    expect(facts).toEqual({ messages: 44, deliveries: 44, keys: expect.any(Object) })
    expect(Object.values(facts.keys).sort()).toEqual([3, 41])
    expect(await restored.store.facts()).toEqual(facts)
    expect(await restored.store.find('number', message.number)).toEqual(message)
    expect(restored.isOfOtherKey).toBe(false)
    expect((await restored.store.keep(newMessage())).outcome).toBe('created')
    await restored.close()
  })

  test('of a newer version is refused with a sentence, and nothing is written', async () => {
    const address = await newAddress()
    await (await openTestMessages({ address })).close()
    await writeTo(address, [{ sql: 'INSERT INTO migrations (version) VALUES ($1)', values: [MIGRATIONS.length + 1] }])
    const file = backupFile()
    backUp(address, file)
    const place = await newAddress()
    await expect(restore(place, file)).rejects.toThrow(
      `${file} was written by a newer version of the site (${MIGRATIONS.length + 1}): restore it with that one.`,
    )
    const empty = await openTestMessages({ address: place })
    expect((await empty.store.facts()).messages).toBe(0)
    await empty.close()
  })

  test('writes over nothing: neither a backup nor a store', async () => {
    const address = await newAddress()
    const messages = await openTestMessages({ address })
    await messages.store.keep(newMessage())
    const file = backupFile()
    backUp(address, file)
    expect(() => backUp(address, file)).toThrow('is there already: a backup writes over nothing')
    await expect(restore(address, file)).rejects.toThrow(/already/)
    expect((await messages.store.facts()).messages).toBe(1)
    await messages.close()
  })

  test.each(['nothing', 'text', 'half'])('that is none is refused with a sentence: %s', async (what) => {
    const file = backupFile()
    if (what === 'text') writeFileSync(file, 'messages, messages')
    if (what === 'half') {
      const address = await newAddress()
      const messages = await openTestMessages({ address })
      for (let i = 0; i < 20; i += 1) await messages.store.keep(newMessage())
      await messages.close()
      backUp(address, file)
      const whole = readFileSync(file)
      rmSync(file)
      writeFileSync(file, whole.subarray(0, whole.length / 3))
    }
    const place = await newAddress()
    await expect(restore(place, file)).rejects.toThrow(/is not there|is no backup of messages/)
  })

  test.each(MIGRATIONS.map((_, version) => [version]).slice(1))(
    'a store of version %i is brought to the newest form, with what is in it',
    async (version) => {
      const address = await newAddress()
      const db = await openDatabase(address)
      await migrate(db, MIGRATIONS.slice(0, version))
      const sealing = createSealing(SECRET)
      const content = { values: { email: 'zoe@example.be', message: 'Dag!' } }
      const moment = Date.now()
      await db.batch([
        {
          sql: `INSERT INTO messages (id, number, key, kind, state, language, sales_type, revision, digest, person_email,
            sealed, created_at, changed_at, delete_at) VALUES ('id-1', 'AAAA-2222', 'k', 'contact', 'open', 'nl', 'B2C', 1, '',
            $1, $2, $3, $3, $4)`,
          values: [sealing.deriveIndex('zoe@example.be'), sealing.seal('id-1', content), moment, moment + 1e9],
        },
      ])
      await db.close()
      const messages = await openTestMessages({ address })
      expect((await messages.store.ofPerson('zoe@example.be')).map((message) => message.content)).toEqual([content])
      await messages.store.recordAccess({ who: 'zoe', what: 'show', number: 'AAAA-2222' })
      expect((await messages.store.keep(newMessage())).outcome).toBe('created')
      await messages.close()
    },
  )
})

describe.each(stores)('who looks into %s', (_kind, newAddress) => {
  test('is written down, found by person without telling who that is, and gone after three years, not before', async () => {
    const clock = { at: Date.UTC(2026, 10, 27) }
    const address = await newAddress()
    const { store, close } = await openTestMessages({ address, now: () => clock.at })
    const { message } = await store.keep(newMessage())
    await store.recordAccess({ who: 'ann', what: 'show', number: message.number })
    await store.recordAccess({ who: 'bob', what: 'export', personal: 'zoe@example.be' })
    await store.recordAccess({ who: 'bob', what: 'erase', personal: 'yan@example.be' })
    expect((await store.accesses()).map(({ who, what }) => `${who} ${what}`)).toEqual([
      'bob erase',
      'bob export',
      'ann show',
    ])
    const about = await store.accesses('zoe@example.be', [message.number])
    expect(about.map(({ who, what, at }) => [who, what, at])).toEqual([
      ['bob', 'export', clock.at],
      ['ann', 'show', clock.at],
    ])
    expect(JSON.stringify(await store.accesses())).not.toContain('example.be')
    clock.at += 1_095 * 86_400_000 - 1
    await store.deleteOld()
    expect(await store.accesses()).toHaveLength(3)
    clock.at += 1
    await store.deleteOld()
    expect(await store.accesses()).toEqual([])
    await close()
  })

  test('is told what stays for how long, and what should be gone', async () => {
    const clock = { at: Date.UTC(2026, 10, 27) }
    const { store, close } = await openTestMessages({ address: await newAddress(), now: () => clock.at })
    await store.keep(newMessage())
    await store.keep(newMessage({ kind: 'callback' }))
    const callback = {
      kind: 'callback',
      state: 'open',
      messages: 1,
      oldest: '2026-11-27',
      next: '2027-02-25',
      overdue: 0,
    }
    expect(await store.retention()).toEqual([callback, { ...callback, kind: 'contact', next: '2027-11-27' }])
    clock.at = Date.UTC(2027, 1, 26)
    expect((await store.retention()).map(({ overdue }) => overdue)).toEqual([1, 0])
    await store.deleteOld()
    expect((await store.retention()).map(({ kind, overdue }) => [kind, overdue])).toEqual([['contact', 0]])
    await close()
  })
})

import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { tempFolder } from '@tests/temp-folder'
import Libsql from 'libsql'
import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import type { Messages } from '@/messages/messages.server'
import { newMessage, openTestMessages } from './stores'

let address: string
let opened: Messages[]
let said: MockInstance<typeof console.error>
beforeEach(() => {
  address = join(tempFolder('messages'), 'messages.db')
  opened = []
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  said.mockRestore()
})

async function open(): Promise<Messages> {
  const messages = await openTestMessages({ address })
  opened.push(messages)
  return messages
}

/** Another process, such as a backup or a shell, that writes and takes its time. */
function lock(): { readonly end: () => void } {
  const shell = new Libsql(address)
  shell.exec('BEGIN IMMEDIATE')
  return {
    end: () => {
      shell.exec('COMMIT')
      shell.close()
    },
  }
}

describe('a file that another process has locked', () => {
  test('holds up what is written alone: what is read is answered, and the message is kept when the lock goes', async () => {
    const { store } = await open()
    const { message } = await store.keep(newMessage())
    const shell = lock()
    let isKept = false
    const kept = store.keep(newMessage()).then(() => {
      isKept = true
    })
    expect(await store.find('id', message.id)).toEqual(message)
    expect(await store.list(10)).toHaveLength(1)
    expect(isKept).toBe(false)
    shell.end()
    await kept
    expect(await store.list(10)).toHaveLength(2)
  })

  test('refuses a message after its patience, and takes the next one when the lock is gone', async () => {
    const { store } = await open()
    const shell = lock()
    await expect(store.keep(newMessage())).rejects.toThrow('locked')
    shell.end()
    await store.keep(newMessage())
    expect(await store.list(10)).toHaveLength(1)
  })

  test('can be opened: a store that is up to date is not written to', async () => {
    await (await open()).store.keep(newMessage())
    const shell = lock()
    expect(await (await open()).store.list(10)).toHaveLength(1)
    shell.end()
  })
})

describe('a file that is no store any more is set aside, never written over, and said in the log', () => {
  /** As `npm start` finds it in the morning: nobody has it open. */
  async function storeOf(messages: number): Promise<void> {
    const { store, close } = await openTestMessages({ address })
    for (let i = 0; i < messages; i += 1) await store.keep(newMessage())
    await close()
  }
  const asideFiles = () => readdirSync(dirname(address)).filter((name) => name.includes('.broken-'))

  test.each<[string, () => void]>([
    ['cut in the middle', () => truncateSync(address, Math.floor(statSync(address).size / 2))],
    ['cut at 5,000 bytes', () => truncateSync(address, 5_000)],
    ['cut within its header', () => truncateSync(address, 50)],
    ['overwritten with something else', () => writeFileSync(address, 'no store at all'.repeat(500))],
    ['overwritten at its pages', () => writeFileSync(address, scrambled(readFileSync(address)))],
    ['that of another program', () => replaceByOther(address)],
  ])('%s', async (_, spoil) => {
    await storeOf(3)
    spoil()
    const before = readFileSync(address)
    const { store } = await open()
    expect(await store.list(50)).toEqual([])
    await store.keep(newMessage())
    expect(asideFiles()).toEqual([expect.stringMatching(/^messages\.db\.broken-\d{4}-\d\d-\d\dT[\d-]+Z$/)])
    expect(readFileSync(join(dirname(address), asideFiles()[0] ?? '')).equals(before)).toBe(true)
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(asideFiles()[0] ?? ''))
  })

  test('one of no bytes whose log still has them: SQLite alone would delete the log', async () => {
    const { store } = await open()
    await store.keep(newMessage())
    const copy = tempFolder('messages')
    const log = readFileSync(`${address}-wal`)
    address = join(copy, 'messages.db')
    writeFileSync(address, '')
    writeFileSync(`${address}-wal`, log)
    await open()
    const aside = asideFiles().find((name) => name.endsWith('-wal')) ?? ''
    expect(readFileSync(join(copy, aside)).equals(log)).toBe(true)
  })

  test('a new one and one that is well are not: nothing is said', async () => {
    await storeOf(0)
    await storeOf(2)
    const { store } = await open()
    expect(await store.list(10)).toHaveLength(2)
    expect(asideFiles()).toEqual([])
    expect(said).not.toHaveBeenCalled()
  })

  test('one that another process uses stays where it is', async () => {
    await storeOf(3)
    const user = new Libsql(`${address}.lock`)
    user.exec('BEGIN')
    user.prepare('SELECT count(*) FROM sqlite_master').all()
    writeFileSync(address, scrambled(readFileSync(address)))
    await expect(open()).rejects.toThrow('another process uses it')
    expect(asideFiles()).toEqual([])
    user.exec('COMMIT')
    user.close()
    await open()
    expect(asideFiles()).toHaveLength(1)
  })
})

test('a store that cannot be used is let go, however often it is tried: no thread of it stays', async () => {
  const ended: Promise<unknown>[] = []
  const note = (thread: Worker) => void ended.push(once(thread, 'exit'))
  process.on('worker', note)
  onTestFinished(() => void process.off('worker', note))
  writeFileSync(join(dirname(address), 'file'), '')
  for (let i = 0; i < 3; i += 1)
    await expect(openTestMessages({ address: join(dirname(address), 'file/messages.db') })).rejects.toThrow(
      /EEXIST|ENOTDIR/,
    )
  expect(ended).toHaveLength(3)
  await Promise.all(ended)
})

test.each(['', '-wal'])(
  'a file that is moved away under the site takes nothing more: nobody would find it there (%s)',
  async (end) => {
    const { store } = await open()
    await store.keep(newMessage())
    renameSync(address + end, `${address}.moved`)
    await expect(store.keep(newMessage())).rejects.toThrow('moved')
    expect(existsSync(address + end)).toBe(false)
  },
)

/** Its header is whole, and all that follows is not. */
function scrambled(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, place) => (place > 100 ? byte ^ 0x5a : byte)))
}

function replaceByOther(path: string): void {
  writeFileSync(path, '')
  const other = new Libsql(path)
  other.exec('CREATE TABLE accounts (id INTEGER)')
  other.close()
}

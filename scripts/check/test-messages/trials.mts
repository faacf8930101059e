import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { Client } from 'pg'
import { type Behaviour, type Receiver, startReceiver, type Tally, takes, tally } from './receiver.mts'
import type { StartSender, Task } from './start-sender.mts'

const MESSAGES = 200

export interface Store {
  readonly address: string
  readonly secret: string
}

export interface Trial extends Tally {
  readonly refused: number
  /** Milliseconds: the longest time that a sender's thread did nothing else. */
  readonly held: number
  readonly seconds: number
}

type During = (receiver: Receiver, acknowledged: ReadonlySet<string>) => Promise<void>

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Refuses every connection for as long as a test may take, then takes everything. */
const DOWN_MS = 8_000
/** More than the patience of a store. */
const LOCK_MS = 8_000

const hangsUp: Behaviour = (response) => {
  response.destroy()
  return false
}

/** Half a second at most; of twenty answers one is lost after the call was taken, so that it comes again. */
const isSlow: Behaviour = async (response) => {
  await pause(Math.random() * 500)
  if (Math.random() < 0.05) response.destroy()
  else response.end()
  return true
}

/** Of four answers three are errors, redirects, or nothing that HTTP knows. */
const talksNonsense: Behaviour = (response) => {
  const chance = Math.floor(Math.random() * 8)
  if (chance > 5) return takes(response)
  if (chance === 0) {
    response.socket?.end('HTTP/9 nonsense\r\n\r\n')
    return false
  }
  response.writeHead([500, 404, 302, 429, 503][chance - 1] ?? 500, { location: 'http://127.0.0.1:1/' })
  response.end('<html>nonsense')
  return false
}

/** @param next where the numbers of its messages begin, so that several trials can share a store */
export function prepareTrials(start: StartSender, store: Store, folder: string) {
  let next = 1_000_000

  async function tried(tasks: readonly Partial<Task>[], during: During): Promise<Trial> {
    const receiver = await startReceiver()
    const acknowledged = new Set<string>()
    const started = Date.now()
    let refused = 0
    let held = 0
    const ends = tasks.map((task) => {
      const first = next
      next += MESSAGES
      const whole = { ...store, url: receiver.url, first, last: next, ...task }
      const { ended } = start(whole, {
        onKept: (message) => acknowledged.add(message),
        onRefused: () => {
          refused += 1
        },
        onHeld: (milliseconds) => {
          held = Math.max(held, milliseconds)
        },
      })
      return ended
    })
    await during(receiver, acknowledged)
    const codes = await Promise.all(ends)
    receiver.close()
    const found = tally(acknowledged, receiver)
    if (codes.some((code) => code !== 0)) throw new Error(`A sender ended with ${codes.join(', ')}`)
    if (found.acknowledged !== tasks.length * MESSAGES) throw new Error('Not every message was kept')
    return { ...found, refused, held, seconds: Math.round((Date.now() - started) / 1_000) }
  }

  const behaving = (behaviour: Behaviour) => async (receiver: Receiver) => {
    receiver.state.behaves = behaviour
  }

  return {
    'receiver down for 8 s': () =>
      tried([{}], async (receiver) => {
        receiver.state.behaves = hangsUp
        await pause(DOWN_MS)
        receiver.state.behaves = takes
      }),
    'receiver slow, loses answers': () => tried([{}], behaving(isSlow)),
    'receiver talks nonsense': () => tried([{}], behaving(talksNonsense)),
    'clock jumps by years': () => tried([{ hasWildClock: true }], async () => {}),
    'two processes': () => tried([{}, {}], async () => {}),
    'locked for 8 s': async () => {
      const found = await tried([{ isPatient: true }], async (_, acknowledged) => {
        while (acknowledged.size < MESSAGES / 10) await pause(5)
        const end = await lockStore(store.address)
        await pause(LOCK_MS)
        await end()
      })
      if (found.held > LOCK_MS / 8) throw new Error(`The lock held the thread for ${found.held} ms`)
      return found
    },
    ...(store.address.startsWith('postgres') || process.getuid?.() !== 0 || process.platform !== 'linux'
      ? {}
      : { 'disk full for 3 s': () => onFullDisk(tried, folder) }),
  }
}

/** As a backup or a shell does that writes and takes its time. @returns ends it */
async function lockStore(address: string): Promise<() => Promise<void>> {
  if (!address.startsWith('postgres')) {
    const shell = new Libsql(address, { timeout: 5_000 })
    shell.exec('BEGIN IMMEDIATE')
    return async () => {
      shell.exec('COMMIT')
      shell.close()
    }
  }
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query('BEGIN')
  await client.query('LOCK TABLE messages, outbox IN ACCESS EXCLUSIVE MODE')
  return async () => {
    await client.query('COMMIT')
    await client.end()
  }
}

/** A small disk in memory, which another file fills while messages come. It takes root to make one. */
async function onFullDisk(
  tried: (tasks: readonly Partial<Task>[], during: During) => Promise<Trial>,
  folder: string,
): Promise<Trial> {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk])
  const filler = join(disk, 'filler')
  try {
    return await tried([{ address: join(disk, 'messages.db'), isPatient: true }], async (_, acknowledged) => {
      while (acknowledged.size < MESSAGES / 10) await pause(5)
      // As much as there is room for.
      for (let size = 4_096; size > 0; size = Math.floor(size / 2)) appendUntilFull(filler, size)
      await pause(3_000)
      rmSync(filler)
    })
  } finally {
    execFileSync('umount', ['-l', disk])
  }
}

function appendUntilFull(path: string, kilobytes: number): void {
  try {
    for (;;) writeFileSync(path, Buffer.alloc(kilobytes * 1_024), { flag: 'a' })
  } catch {
    // Full.
  }
}

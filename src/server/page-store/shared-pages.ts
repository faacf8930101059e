import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, RESP_TYPES } from '@redis/client'
import type { Log } from '../log'
import type { PackedPage } from './packed-page'

export interface SharedPages {
  readonly take: (key: string) => Promise<PackedPage | undefined>
  readonly put: (key: string, page: PackedPage) => Promise<void>
  readonly close: () => Promise<void>
}

interface SharedPagesOptions {
  readonly url: string
  /** In all keys: a page asks for the scripts of its own build. */
  readonly buildId: string
  readonly log: Log
  readonly onChange: (key: string) => void
  readonly onReconnect: () => void
}

/** Milliseconds. A page is made again sooner than it is waited for. */
const DEADLINE = 250
/** Seconds: a week. A build that is not served any more leaves nothing behind. */
const LIFETIME = 604_800

/** Stored pages in Redis. Its trouble is nobody's: without it each process goes on with its own memory. */
export function connectShared({ url, buildId, log, onChange, onReconnect }: SharedPagesOptions): SharedPages {
  const self = randomUUID()
  const changes = `site:${buildId}:changed`
  const client = createClient({
    url,
    // What cannot be asked now fails now.
    disableOfflineQueue: true,
    socket: { connectTimeout: 1_000, reconnectStrategy: (attempts) => Math.min(200 * 2 ** attempts, 5_000) },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  const listener = client.duplicate()
  let wasReady = false
  for (const connection of [client, listener]) {
    connection.on('error', (error) => log.warn({ err: error }, 'the shared page store cannot be reached'))
  }
  listener.on('ready', () => {
    if (wasReady) onReconnect()
    wasReady = true
  })
  void client.connect().catch(() => undefined)
  void listener
    .connect()
    .then(() =>
      listener.subscribe(changes, (message) => {
        const [by = '', key = ''] = splitOnce(message.toString(), ' ')
        if (by !== self) onChange(key)
      }),
    )
    .catch(() => undefined)

  const within = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await Promise.race([work, wait(DEADLINE, undefined, { ref: false })])
    } catch (error) {
      log.warn({ err: error }, 'the shared page store did not answer')
      return undefined
    }
  }

  return {
    take: async (key) => {
      if (!client.isReady) return undefined
      const bytes = await within(client.get(`site:${buildId}:${key}`))
      return bytes ? decode(bytes) : undefined
    },
    put: async (key, page) => {
      if (!client.isReady) return
      const write = client
        .multi()
        .set(`site:${buildId}:${key}`, encode(page), { expiration: { type: 'EX', value: LIFETIME } })
        .publish(changes, `${self} ${key}`)
        .exec()
      await within(write)
    },
    close: async () => {
      client.destroy()
      listener.destroy()
    },
  }
}

/** A line of JSON, and after it the packed page. */
function encode({ packed, ...head }: PackedPage): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), packed])
}

function decode(bytes: Buffer): PackedPage | undefined {
  const end = bytes.indexOf('\n')
  try {
    return {
      ...(JSON.parse(bytes.subarray(0, end).toString('utf8')) as Omit<PackedPage, 'packed'>),
      packed: bytes.subarray(end + 1),
    }
  } catch {
    // Something else has written there.
    return undefined
  }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)]
}

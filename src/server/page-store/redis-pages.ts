import { randomUUID } from 'node:crypto'
import { RESP_TYPES } from '@redis/client'
import { createOutageLog, type Log } from '../log'
import { createRedis, inTime, REDIS_PAUSE } from '../redis'
import type { PackedPage } from './packed-page'
import { decodePage, encodePage } from './page-bytes'

export interface RedisPages {
  readonly take: (key: string) => Promise<PackedPage | undefined>
  /** @returns whether the others have it now */
  readonly put: (key: string, page: PackedPage) => Promise<boolean>
  /** The entries have changed: the others read them anew. */
  readonly tellOfContent: () => Promise<boolean>
  readonly close: () => Promise<void>
}

interface RedisPagesOptions {
  readonly url: string
  /** Stands in all keys: a page asks for the scripts of its own build, and holds the settings of its own site (store-name.ts). */
  readonly name: string
  readonly log: Log
  /** Another process has made this page anew. */
  readonly onPage: (key: string) => void
  /** Another process was told that the entries have changed. */
  readonly onContent: () => void
  /** The connection is there, or there again. Without it, messages of other processes were missed and ours were not sent. */
  readonly onArrival: () => void
  readonly onReachable: (isReachable: boolean) => void
}

/** Milliseconds. On a busy machine a shorter one would be missed now and then, and each miss is a pause. */
const DEADLINE = 1_000
/** Milliseconds. A connection that the network has lost without a word is noticed by this. */
const LOOK_EVERY = 5_000
/** Seconds: a week. A build that is not served any more leaves nothing behind. */
const LIFETIME = 604_800

/** Stored pages in Redis. When it is down, each process goes on with its own memory. */
export function connectRedisPages(options: RedisPagesOptions): RedisPages {
  const { url, name, log, onPage, onContent, onArrival, onReachable } = options
  const self = randomUUID()
  const changes = `site:${name}:changed`
  const pageKey = (key: string) => `site:${name}:page:${key}`
  const client = createRedis(url).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  const listener = client.duplicate()

  const trouble = createOutageLog(log, 'the shared page store')
  let isListening = false
  let isThere = false
  let isLooking = false
  let isClosed = false

  const lose = (error: unknown) => {
    // What was asked before it was closed has no answer, and that is no trouble.
    if (isClosed) return
    trouble.failed(error)
    isThere = false
    onReachable(false)
    // It is asked then whether it is there.
    setTimeout(look, REDIS_PAUSE).unref()
  }
  /** Both connections answer: what is told is heard, and what is asked is answered. */
  const look = async () => {
    if (isLooking || !client.isReady || !listener.isReady || !isListening) return
    isLooking = true
    try {
      await inTime(Promise.all([client.ping(), listener.ping()]), DEADLINE)
      trouble.worked()
      if (isThere) return
      isThere = true
      onReachable(true)
      onArrival()
    } catch (error) {
      lose(error)
    } finally {
      isLooking = false
    }
  }
  /** Once it has worked, the client subscribes again by itself after each return. */
  const listen = async () => {
    if (isListening) return
    await listener.subscribe(changes, hear)
    isListening = true
  }
  for (const connection of [client, listener]) connection.on('error', lose)
  client.on('ready', look)
  // A connection that breaks before it listens listens after its return.
  listener.on('ready', () => void listen().then(look, lose))
  const looking = setInterval(look, LOOK_EVERY).unref()
  for (const connection of [client, listener]) void connection.connect().catch(() => undefined)

  function hear(message: string): void {
    const [by, what, ...key] = message.split(' ')
    if (by === self) return
    if (what === 'page') onPage(key.join(' '))
    else onContent()
  }

  /** The store's answer in time, or `otherwise`. */
  async function ask<T, U>(work: () => Promise<T>, otherwise: U): Promise<T | U> {
    if (!isThere) return otherwise
    try {
      return await inTime(work(), DEADLINE)
    } catch (error) {
      lose(error)
      return otherwise
    }
  }

  return {
    take: async (key) => {
      const bytes = await ask(() => client.get(pageKey(key)), undefined)
      return bytes ? decodePage(bytes) : undefined
    },
    put: (key, page) =>
      ask(async () => {
        const lifetime = { expiration: { type: 'EX', value: LIFETIME } } as const
        await client
          .multi()
          .set(pageKey(key), encodePage(page), lifetime)
          .publish(changes, `${self} page ${key}`)
          .exec()
        return true
      }, false),
    tellOfContent: () =>
      ask(async () => {
        await client.publish(changes, `${self} content`)
        return true
      }, false),
    close: async () => {
      isClosed = true
      clearInterval(looking)
      for (const connection of [client, listener]) {
        // One that is just being made is ready after its end.
        connection.on('ready', () => connection.destroy())
        connection.destroy()
      }
    },
  }
}

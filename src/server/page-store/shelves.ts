import { LRUCache } from 'lru-cache'
import type { Log } from '../log'
import type { PackedPage } from './packed-page'
import { connectShared, type SharedPages } from './shared-pages'
import { type PageStoreState, pageStoreStates } from './state'

export interface Shelves {
  readonly take: (key: string) => Promise<PackedPage | undefined>
  readonly put: (key: string, page: PackedPage) => Promise<void>
  readonly keepInMemory: (key: string, page: PackedPage) => void
  readonly close: () => Promise<void>
}

interface ShelvesOptions {
  readonly megabytes: number
  readonly redisUrl: string | undefined
  readonly buildId: string
  readonly log: Log
}

/** Bytes that an entry takes besides its content: key, numbers, the cache's own. */
const OVERHEAD = 1_000

/** Where pages are kept: the least recently used leave this process's memory; other processes share through Redis. */
export function createShelves({ megabytes, redisUrl, buildId, log }: ShelvesOptions): Shelves {
  const memory = new LRUCache<string, PackedPage>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: ({ packed }, key) => packed.byteLength + key.length * 2 + OVERHEAD,
  })
  const shared: SharedPages | undefined = redisUrl
    ? connectShared({
        url: redisUrl,
        buildId,
        log,
        // Another process has made it anew.
        onChange: (key) => void memory.delete(key),
        // What was said meanwhile was not heard.
        onReconnect: () => memory.clear(),
      })
    : undefined
  const keepInMemory = (key: string, page: PackedPage) => {
    memory.set(key, page)
    pageStoreStates.publish({ bytes: memory.calculatedSize, pages: memory.size } satisfies PageStoreState)
  }

  return {
    keepInMemory,
    take: async (key) => {
      const own = memory.get(key)
      if (own) return own
      const page = await shared?.take(key)
      if (page) keepInMemory(key, page)
      return page
    },
    put: async (key, page) => {
      keepInMemory(key, page)
      await shared?.put(key, page)
    },
    close: async () => shared?.close(),
  }
}

import { LRUCache } from 'lru-cache'
import { beginContentGeneration, contentGeneration } from '@/config/content-generation.server'
import { requestContext } from '@/config/request-context.server'
import type { Log } from '../log'
import type { PackedPage } from './packed-page'
import { connectRedisPages, type RedisPages } from './redis-pages'
import { type PageStoreState, pageStoreStates, sharedStoreStates } from './state'

export interface PageCache {
  /** @param built finds the page of the build, where neither memory nor Redis has it */
  readonly take: (key: string, built: () => Promise<PackedPage | undefined>) => Promise<PackedPage | undefined>
  readonly put: (key: string, page: PackedPage) => Promise<void>
  readonly close: () => Promise<void>
}

interface PageCacheOptions {
  readonly megabytes: number
  readonly redisUrl: string | undefined
  readonly name: string
  readonly log: Log
}

/** Bytes that an entry takes besides its content: key, numbers, the cache's own. */
const OVERHEAD = 1_000

/** Where pages are kept: the least recently used leave this process's memory; other processes share through Redis. */
export function createPageCache({ megabytes, redisUrl, name, log }: PageCacheOptions): PageCache {
  /** Keys of pages in memory that were made here while Redis was away: they are sent when it is there. */
  const untold = new Set<string>()
  const memory = new LRUCache<string, PackedPage>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: ({ packed }, key) => packed.byteLength + key.length * 2 + OVERHEAD,
    dispose: (_page, key) => untold.delete(key),
  })
  /** Counts the changes of the memory: a page that was asked of Redis before one and arrives after it is not kept. */
  let changes = 0
  let toldGeneration = contentGeneration()

  const shared: RedisPages | undefined = redisUrl
    ? connectRedisPages({
        url: redisUrl,
        name,
        log,
        onPage: (key) => {
          changes++
          memory.delete(key)
        },
        onContent: () => {
          beginContentGeneration()
          toldGeneration = contentGeneration()
        },
        onArrival: () => void reunite(),
        onReachable: (isReachable) => sharedStoreStates.publish(isReachable),
      })
    : undefined

  function keepInMemory(key: string, page: PackedPage): void {
    memory.set(key, page)
    pageStoreStates.publish({ bytes: memory.calculatedSize, pages: memory.size } satisfies PageStoreState)
  }

  /** The others were not heard until now, and do not have what was made here. */
  async function reunite(): Promise<void> {
    const own = [...memory.entries()].filter(([key]) => untold.has(key))
    changes++
    memory.clear()
    for (const [key, page] of own) {
      const theirs = await shared?.take(key)
      if (!theirs || theirs.lastModified < page.lastModified) await share(key, page)
    }
  }

  async function share(key: string, page: PackedPage): Promise<void> {
    if (!shared) return
    const generation = contentGeneration()
    // Before the page: who makes it again because of its age must not do so from entries of before.
    if (generation !== toldGeneration && (await shared.tellOfContent())) toldGeneration = generation
    if (!(await shared.put(key, page)) && memory.has(key)) untold.add(key)
  }

  return {
    take: async (key, built) => {
      const own = memory.get(key)
      // A refresh comes on the heels of a change that may not have been heard here yet.
      if (own && !(shared && requestContext.getStore()?.isRefresh)) return own
      const before = changes
      const page = (await shared?.take(key)) ?? own ?? (await built())
      if (page && before === changes) keepInMemory(key, page)
      return page
    },
    put: async (key, page) => {
      changes++
      keepInMemory(key, page)
      await share(key, page)
    },
    close: async () => shared?.close(),
  }
}

import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { AFTER_TROUBLE_S } from '@/config/constants'
import { lastContentMoment } from '@/config/content-generation.server'
import { processSingleton } from '@/config/process-singleton'
import { requestContext } from '@/config/request-context.server'
import type { Log } from '../log'
import { type CacheControl, type PackedPage, pack, readPageFlags, type Stored, unpack } from './packed-page'
import { createPageCache, type PageCache } from './page-cache'

interface PageStoreOptions {
  /** Memory for pages. */
  readonly megabytes: number
  readonly redisUrl: string | undefined
  readonly name: string
  readonly lifetimes?: typeof PageStore.lifetimes
  readonly log: Log
  /** Whether the pages that the build made are those of this process: they hold what its settings say. */
  readonly withBuilt: boolean
}

/** Seconds: a year. A page in the store is better than none, however old. */
const EXPIRE = 31_536_000
/** Milliseconds. By so much the clocks of two machines may differ; a page that is from later was made by a wrong one. */
const CLOCK_SKEW_MS = 60_000
/** Next notes the lifetime of each address that was ever asked for. Ours travels with the page, so the notes can go. */
const MOST_LIFETIMES = 5_000
/** The one page behind every address of the route table, as Next tells pages apart. */
const ROUTED = { kind: 'PAGES', sourceRoute: '/[[...segments]]' } as unknown as Parameters<typeof getRouteCacheKey>[1]
/** Next's own page for what is none. */
const LOST = { kind: 'PAGES', sourceRoute: '/404' } as unknown as typeof ROUTED
const OF_PAGES = { kind: 'PAGES', isFallback: false } as unknown as Parameters<FileSystemCache['get']>[1]
const nextsLifetimes: Map<string, unknown> = Reflect.get(SharedCacheControls, 'cacheControls')

/**
 * Next's cache handler (`cacheHandler` in next.config.js, by src/server/page-store/handler.cjs): stored pages in memory
 * and, where there is one, in Redis; those of the build until they are made again.
 *
 * - What was made in trouble never takes the place of a good page: that one is served on, and tried again after 10 s.
 * - What was made under other flags than those of now is not served, nor what was made before something began or ended.
 */
export class PageStore {
  static cache: PageCache | undefined
  static flags: string | undefined
  static withBuilt = true
  /** Next makes one for each request; they differ in nothing. */
  static latest: PageStore | undefined
  /** Seconds, of the pages of the build, by their paths. */
  static lifetimes: Readonly<Record<string, number | false>> = {}
  static tellMade: ((path: string) => void) | undefined

  readonly #build: FileSystemCache

  constructor(options: ConstructorParameters<typeof FileSystemCache>[0]) {
    // The cache only reads what the build wrote, and has no memory of its own.
    this.#build = new FileSystemCache({ ...options, flushToDisk: false, maxMemoryCacheSize: 0 })
    PageStore.latest = this
  }

  /** What is stored at a path of the route table, whatever its age. */
  async find(path: string): Promise<PackedPage | undefined> {
    const isLost = /^\/[a-z]+\/404$/.test(path)
    const page = await this.#find(getRouteCacheKey(path, isLost ? LOST : ROUTED), OF_PAGES)
    if (!page || isOutdated(page)) return undefined
    return isLost ? { ...page, isUnknown: true } : page
  }

  async get(key: string, context: Parameters<FileSystemCache['get']>[1]) {
    const page = await this.#find(key, context)
    if (!page || isOutdated(page)) return null
    tellStatus(page)
    const { lastModified, cacheControl } = page
    return { value: await unpack(page), lastModified, ...(cacheControl && { cacheControl }) }
  }

  async set(
    key: string,
    value: Stored,
    context: Parameters<FileSystemCache['get']>[1] & { cacheControl?: CacheControl },
  ) {
    const made = await pack(value, {
      lastModified: Date.now(),
      cacheControl: { revalidate: context.cacheControl?.revalidate ?? AFTER_TROUBLE_S, expire: EXPIRE },
      // Redirects and « no such page » hold no flags; they were made with those of now.
      flags: readPageFlags(value) ?? PageStore.flags,
    })
    tellStatus(made)
    const known = isMadeInTrouble(made) ? await this.#find(key, context) : undefined
    await PageStore.cache?.put(key, known && isGood(known) ? keptThroughTrouble(known) : made)
    if (nextsLifetimes.size > MOST_LIFETIMES) nextsLifetimes.clear()
    PageStore.tellMade?.(pathOf(key))
  }

  revalidateTag(...tags: Parameters<FileSystemCache['revalidateTag']>) {
    return this.#build.revalidateTag(...tags)
  }

  resetRequestCache(): void {
    // No answer is kept for one request.
  }

  async #find(key: string, context: Parameters<FileSystemCache['get']>[1]): Promise<PackedPage | undefined> {
    const built = () => this.#fromBuild(key, context)
    const page = await (PageStore.cache ? PageStore.cache.take(key, built) : built())
    // It would be new until that day comes: nobody knows how old it is, so that it is made again.
    return page && page.lastModified > Date.now() + CLOCK_SKEW_MS
      ? { ...page, lastModified: lastContentMoment() }
      : page
  }

  async #fromBuild(key: string, context: Parameters<FileSystemCache['get']>[1]): Promise<PackedPage | undefined> {
    const revalidate = PageStore.lifetimes[pathOf(key)]
    // Next looks for its files in three places, and throws at each.
    if (!PageStore.withBuilt || revalidate === undefined) return undefined
    const built = await this.#build.get(key, context)
    if (!built) return undefined
    const value = built.value as Stored
    return pack(value, {
      lastModified: built.lastModified ?? 0,
      cacheControl: { revalidate, expire: EXPIRE },
      flags: readPageFlags(value),
    })
  }
}

/** Made without an answer of the service that it needs, or a redirect from a flag that could not be asked for. */
const isMadeInTrouble = ({ isIncomplete, isPage, cacheControl }: PackedPage) =>
  isIncomplete || (!isPage && cacheControl?.revalidate === AFTER_TROUBLE_S)

const isGood = ({ isPage, isIncomplete }: PackedPage) => isPage && !isIncomplete

/** Next answers 200 with every page that has props: the status of this one goes out with the headers (document-headers.ts). */
function tellStatus({ isUnknown }: PackedPage): void {
  const context = requestContext.getStore()
  if (context) context.isUnknown = isUnknown
}

/** Next's key names the file of the page and its address. */
const pathOf = (key: string) => key.slice(key.indexOf('/$/') + 2)

/** Under the flags of now too: a whole page of earlier flags is better than an incomplete one. */
const keptThroughTrouble = (page: PackedPage): PackedPage => ({
  ...page,
  lastModified: Date.now(),
  cacheControl: { revalidate: AFTER_TROUBLE_S, expire: EXPIRE },
  flags: PageStore.flags,
})

const isOutdated = ({ flags, lastModified }: PackedPage) =>
  lastModified < lastContentMoment() ||
  (PageStore.flags !== undefined && flags !== undefined && flags !== PageStore.flags)

/** Makes it the store that handler.cjs hands to Next. */
export function definePageStore({ megabytes, redisUrl, name, lifetimes = {}, log, withBuilt }: PageStoreOptions) {
  const cache = createPageCache({ megabytes, redisUrl, name, log })
  PageStore.cache = cache
  PageStore.withBuilt = withBuilt
  PageStore.lifetimes = lifetimes
  processSingleton('page-store', () => PageStore)
  return {
    /** Nothing before Next has been asked for its first page. */
    find: async (path: string) => PageStore.latest?.find(path),
    /** @param hear is told the path of each page that was made */
    onMade: (hear: (path: string) => void) => {
      PageStore.tellMade = hear
    },
    /** @param names of the flags that are on now, in the order of the alphabet */
    tellFlags: (names: readonly string[]) => {
      const flags = names.join()
      if (PageStore.flags !== undefined && PageStore.flags !== flags)
        log.info({ flags: names }, 'the flags have changed')
      PageStore.flags = flags
    },
    close: () => cache.close(),
  }
}

import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { tellContentMoments } from '@/config/content-generation.server'
import { type RequestContext, requestContext } from '@/config/request-context.server'
import { createLog, type Log } from '@/server/log'
import { definePageStore, PageStore } from '@/server/page-store/page-store'

const CONTEXT = { kind: 'PAGES', isFallback: false, route: { kind: 'PAGES', sourceRoute: '/[[...segments]]' } }
type Context = Parameters<PageStore['get']>[1]
const context = (revalidate?: number) =>
  ({ ...CONTEXT, ...(revalidate && { cacheControl: { revalidate } }) }) as unknown as Context

const page = (html: string, { isIncomplete = false, flags = ['A'] } = {}) => ({
  kind: 'PAGES' as const,
  html,
  pageData: {
    pageProps: {
      ...(isIncomplete && { isIncomplete }),
      dehydratedState: {
        queries: [
          { queryKey: ['models'], state: { data: { BORN: true } } },
          { queryKey: ['feature-flags'], state: { data: Object.fromEntries(flags.map((name) => [name, true])) } },
        ],
      },
    },
  },
})

/** A path of the site as Next keeps it. */
const keyOf = (path: string, sourceRoute = '/[[...segments]]') =>
  getRouteCacheKey(path, { kind: 'PAGES', sourceRoute } as unknown as Parameters<typeof getRouteCacheKey>[1])

interface Given {
  readonly megabytes?: number
  readonly withBuilt?: boolean
  readonly lifetimes?: Record<string, number | false>
  /** The HTML of the build, by keys. */
  readonly built?: Readonly<Record<string, string>>
  readonly log?: Log
}

/** The path of a key, as the build lists its pages. */
const pathOf = (key: string) => key.slice(key.indexOf('/$/') + 2)
const listed = (built: object) => Object.fromEntries(Object.keys(built).map((key) => [pathOf(key), 60]))

function open({
  megabytes = 4,
  withBuilt = true,
  built = {},
  lifetimes = listed(built),
  log = createLog('silent'),
}: Given = {}) {
  const folder = tempFolder('page-store')
  for (const [key, html] of Object.entries(built)) {
    const file = `${folder}${key}`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.html`, html)
    writeFileSync(`${file}.meta`, '{}')
    writeFileSync(`${file}.json`, JSON.stringify(page(html).pageData))
  }
  const pages = definePageStore({ megabytes, redisUrl: undefined, withBuilt, lifetimes, name: 'b', log })
  onTestFinished(() => pages.close())
  const store = new PageStore({
    dev: false,
    fs: nodeFs,
    serverDistDir: folder,
    revalidatedTags: [],
  } as unknown as ConstructorParameters<typeof PageStore>[0])
  const htmlOf = async (key: string) => {
    const found = await store.get(key, context())
    return found?.value?.kind === 'PAGES' ? found.value.html : found?.value
  }
  return { ...pages, folder, store, htmlOf }
}

beforeEach(() => {
  PageStore.flags = undefined
})

it('the store that Next loads by its path is this one', async () => {
  // Another file of this process may have left its own.
  Reflect.deleteProperty(globalThis, Symbol.for('site.page-store'))
  open()
  const { default: handler } = await import('../../src/server/page-store/handler.cjs')
  expect(handler).toBe(PageStore)
})

describe('the page store', () => {
  it('serves nothing that was made before something began or ended by what the entries say', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-19T22:59:00Z') })
    onTestFinished(() => {
      vi.useRealTimers()
      tellContentMoments([])
    })
    tellContentMoments([Date.parse('2026-12-19T23:00:00Z'), Date.parse('2027-01-01T00:00:00Z')])
    const { store, htmlOf } = open()
    await store.set('/nl', page('<p>voor</p>'), context(86_400))
    expect(await htmlOf('/nl')).toBe('<p>voor</p>')
    vi.setSystemTime(new Date('2026-12-19T23:00:00Z'))
    expect(await htmlOf('/nl')).toBeUndefined()
    await store.set('/nl', page('<p>na</p>'), context(86_400))
    expect(await htmlOf('/nl')).toBe('<p>na</p>')
  })

  it('outlives a clock that was wrong: a page from days that have not come is old, and what begins then has not begun', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') })
    onTestFinished(() => {
      vi.useRealTimers()
      tellContentMoments([])
    })
    tellContentMoments([Date.parse('2026-11-01T00:00:00Z'), Date.parse('2027-01-01T00:00:00Z')])
    const { store, htmlOf } = open()
    vi.setSystemTime(new Date('2030-06-01T12:00:00Z'))
    await store.set('/nl', page('<p>2030</p>'), context(60))
    expect(await htmlOf('/nl')).toBe('<p>2030</p>')
    vi.setSystemTime(new Date('2026-12-01T12:00:00Z'))
    const found = await store.get('/nl', context())
    expect(found?.lastModified).toBeLessThan(Date.now() - 60_000)
    expect(found?.value).toMatchObject({ html: '<p>2030</p>' })
    await store.set('/nl', page('<p>nu</p>'), context(60))
    expect(await htmlOf('/nl')).toBe('<p>nu</p>')
    expect((await store.get('/nl', context()))?.lastModified).toBe(Date.now())
  })

  it('tells whether the page that answers says that there is nothing at its address', async () => {
    const { store } = open()
    const unknown = { ...page('<p>?</p>'), pageData: { pageProps: { isUnknown: true } } }
    const during = async (work: () => Promise<unknown>) => {
      const context: RequestContext = { requestId: 'r' }
      await requestContext.run(context, work)
      return context.isUnknown
    }
    expect(await during(() => store.set('/fr/a', unknown, context(60)))).toBe(true)
    expect(await during(() => store.get('/fr/a', context()))).toBe(true)
    expect(await during(() => store.set('/fr/b', page('<p>é</p>'), context(60)))).toBe(false)
    expect(await during(() => store.set('/fr/c', null, context(60)))).toBe(true)
    expect(await during(() => store.set('/fr/d', { kind: 'REDIRECT', props: {} }, context(60)))).toBe(false)
  })

  it('gives back what was put into it, with its lifetime, or ten seconds where Next says none', async () => {
    const { store } = open()
    await store.set('/nl', page('<p>é</p>'), context(60))
    expect(await store.get('/nl', context())).toMatchObject({
      value: page('<p>é</p>'),
      cacheControl: { revalidate: 60, expire: 31_536_000 },
    })
    await store.set('/nl/soon', page('<p>é</p>'), context())
    expect(await store.get('/nl/soon', context())).toMatchObject({ cacheControl: { revalidate: 10 } })
    await store.set('/nl/nowhere', null, context(60))
    expect(await store.get('/nl/nowhere', context())).toMatchObject({ value: null })
    expect(await store.get('/nl/other', context())).toBeNull()
  })

  it('lets Next’s own note of each address go, once there are too many', async () => {
    const notes = Reflect.get(SharedCacheControls, 'cacheControls') as Map<string, unknown>
    onTestFinished(() => notes.clear())
    const { store } = open()
    for (let n = 0; n < 5_000; n++) notes.set(`/nl/${n}`, {})
    await store.set('/nl', page('a'), context(60))
    expect(notes.size).toBe(5_000)
    notes.set('/nl/more', {})
    await store.set('/nl', page('a'), context(60))
    expect(notes.size).toBe(0)
  })

  it('takes no more memory than it may, however many addresses are asked for', async () => {
    const { store } = open({ megabytes: 1 })
    const random = () => Array.from({ length: 4_000 }, () => Math.random().toString(36)).join('')
    for (let n = 0; n < 60; n++) await store.set(`/nl/${n}`, page(random()), context(60))
    const kept = await Promise.all(Array.from({ length: 60 }, (_, n) => store.get(`/nl/${n}`, context())))
    expect(kept.filter(Boolean).length).toBeLessThan(40)
    expect(kept.at(-1)).not.toBeNull()
  })
})

describe('a page of the build', () => {
  const key = keyOf('/nl')

  it('is handed out with the lifetime that the build gave it, until it is made again', async () => {
    const { store, htmlOf } = open({ built: { [key]: 'built' }, lifetimes: { '/nl': 300 } })
    expect(await store.get(key, context())).toMatchObject({
      value: { html: 'built' },
      cacheControl: { revalidate: 300, expire: 31_536_000 },
    })
    await store.set(key, page('made'), context(60))
    expect(await htmlOf(key)).toBe('made')
    expect(await htmlOf(keyOf('/fr'))).toBeUndefined()
  })

  it('is as old as its file, and is served under any flags where it holds none', async () => {
    const { folder, find, tellFlags } = open({ built: { [key]: 'built' } })
    writeFileSync(`${folder}${key}.json`, '{}')
    utimesSync(`${folder}${key}.html`, 1_795_000_000, 1_795_000_000)
    tellFlags(['A'])
    expect(await find('/nl')).toMatchObject({ lastModified: 1_795_000_000_000, isIncomplete: false, isUnknown: false })
  })

  it('is not looked for where the build lists none, and is not handed out by a process with other settings', async () => {
    const looked = vi.spyOn(nodeFs, 'readFile')
    const none = open({ built: { [keyOf('/fr')]: 'built' } })
    expect(await none.htmlOf(key)).toBeUndefined()
    expect(looked).not.toHaveBeenCalled()
    expect(await open({ built: { [key]: 'built' }, withBuilt: false }).htmlOf(key)).toBeUndefined()
  })

  it('stays where the page that was made in its place has holes, and is not served under other flags', async () => {
    const { store, htmlOf, tellFlags } = open({ built: { [key]: 'built' } })
    await store.set(key, page('holes', { isIncomplete: true }), context(10))
    expect(await htmlOf(key)).toBe('built')
    const other = open({ built: { [key]: 'built' } })
    other.tellFlags(['B'])
    expect(await other.htmlOf(key)).toBeUndefined()
    tellFlags([])
  })
})

describe('a page that is looked for by its path', () => {
  it('is not there before Next has asked for its first one', async () => {
    const { find } = open()
    PageStore.latest = undefined
    expect(await find('/nl')).toBeUndefined()
  })

  it('is found whatever its age, and not under other flags', async () => {
    const { store, find, tellFlags } = open()
    expect(await find('/nl')).toBeUndefined()
    await store.set(keyOf('/nl'), page('a'), context(1))
    expect(await find('/nl')).toMatchObject({ isPage: true, isUnknown: false })
    tellFlags(['B'])
    expect(await find('/nl')).toBeUndefined()
  })

  it('of the language’s page for what is none says so itself; an address that only looks like it does not', async () => {
    const { store, find } = open()
    await store.set(keyOf('/nl/404', '/404'), page('lost'), context(60))
    expect(await find('/nl/404')).toMatchObject({ isUnknown: true })
    await store.set(keyOf('/nl/stock/404'), page('a model'), context(60))
    expect(await find('/nl/stock/404')).toMatchObject({ isUnknown: false })
    await store.set(keyOf('/nl/4040'), page('a page'), context(60))
    expect(await find('/nl/4040')).toMatchObject({ isUnknown: false })
  })
})

it('each page that is made is told by its path', async () => {
  const { store, onMade } = open()
  const made: string[] = []
  onMade((path) => made.push(path))
  onTestFinished(() => onMade(() => undefined))
  await store.set(keyOf('/nl/stock'), page('a'), context(60))
  await store.get(keyOf('/nl/stock'), context())
  expect(made).toEqual(['/nl/stock'])
})

describe('what was made in trouble', () => {
  it('is stored where there was nothing, and a good page takes its place', async () => {
    const { store, htmlOf } = open()
    await store.set('/nl', page('holes', { isIncomplete: true }), context(10))
    expect(await htmlOf('/nl')).toBe('holes')
    await store.set('/nl', page('good'), context(60))
    expect(await htmlOf('/nl')).toBe('good')
  })

  it('takes the place of what was made in trouble before it, and of a redirect', async () => {
    const { store, htmlOf } = open()
    await store.set('/nl', page('holes', { isIncomplete: true }), context(10))
    await store.set('/nl', page('fewer holes', { isIncomplete: true }), context(10))
    expect(await htmlOf('/nl')).toBe('fewer holes')
    await store.set('/nl/a', { kind: 'REDIRECT', props: {} }, context(60))
    await store.set('/nl/a', page('holes', { isIncomplete: true }), context(10))
    expect(await htmlOf('/nl/a')).toBe('holes')
  })

  it('never takes the place of a good page, which is tried again after 10 s', async () => {
    const { store } = open()
    await store.set('/nl', page('good'), context(3_600))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 })
    onTestFinished(() => void vi.useRealTimers())
    await store.set('/nl', page('holes', { isIncomplete: true }), context(10))
    expect(await store.get('/nl', context())).toMatchObject({
      value: { html: 'good' },
      lastModified: Date.now(),
      cacheControl: { revalidate: 10 },
    })
  })

  it('a redirect from a flag that could not be asked for does neither; one that was asked for does', async () => {
    const { store, htmlOf } = open()
    const redirect = { kind: 'REDIRECT' as const, props: {} }
    await store.set('/nl/a', page('good'), context(60))
    await store.set('/nl/a', redirect, context(10))
    expect(await htmlOf('/nl/a')).toBe('good')
    await store.set('/nl/a', redirect, context(60))
    expect(await htmlOf('/nl/a')).toMatchObject({ kind: 'REDIRECT' })
  })

  it('« there is no such page », as the service says it, does', async () => {
    const { store, htmlOf } = open()
    await store.set('/nl/a', page('good'), context(60))
    await store.set('/nl/a', null, context(60))
    expect(await htmlOf('/nl/a')).toBeNull()
  })
})

describe('a change of the flags', () => {
  it('is written down, and nothing else is: neither the first ones nor the same again', () => {
    const log = createLog('silent')
    const info = vi.spyOn(log, 'info')
    const { tellFlags } = open({ log })
    tellFlags(['A'])
    tellFlags(['A'])
    expect(info).not.toHaveBeenCalled()
    tellFlags(['A', 'B'])
    expect(info.mock.calls).toEqual([[{ flags: ['A', 'B'] }, 'the flags have changed']])
  })

  it('a page of other flags is not served any more, whatever its age; one of the same flags is', async () => {
    const { store, htmlOf, tellFlags } = open()
    await store.set('/nl', page('old', { flags: ['B', 'A'] }), context(3_600))
    tellFlags(['A', 'B'])
    expect(await htmlOf('/nl')).toBe('old')
    tellFlags(['A'])
    expect(await store.get('/nl', context())).toBeNull()
    await store.set('/nl', page('new', { flags: ['A'] }), context(3_600))
    expect(await htmlOf('/nl')).toBe('new')
  })

  it('nor is a redirect or « no such page » that was made under the others', async () => {
    const { store, tellFlags } = open()
    tellFlags(['A'])
    await store.set('/nl/a', null, context(3_600))
    tellFlags(['A', 'B'])
    expect(await store.get('/nl/a', context())).toBeNull()
  })

  it('a page of the old flags is better than one with holes', async () => {
    const { store, htmlOf, tellFlags } = open()
    tellFlags(['A'])
    await store.set('/nl', page('good', { flags: ['A'] }), context(3_600))
    tellFlags(['A', 'B'])
    await store.set('/nl', page('holes', { isIncomplete: true, flags: ['A', 'B'] }), context(10))
    expect(await htmlOf('/nl')).toBe('good')
  })
})

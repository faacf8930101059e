import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { CO2_TITLE } from '@tests/content/co2-title'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { store } from '@/content/store/store.server'
import type { PageContent } from '@/content/types'
import { createQueryClient } from '@/data/query-client'
import type { Language } from '@/domain/language'
import type { Loaded } from '@/door/loaders/loaded'
import { readInput } from '@/door/page/read-input.server'
import { typeset } from '@/i18n/typeset'
import type { RouteMatch } from '@/routing/params'

const NOW = new Date('2026-11-21T11:00:00Z')

const read = (match: RouteMatch, language: Language = 'fr', query?: Readonly<Record<string, string>>) =>
  readInput(match, language, createQueryClient(), query)

const page = (
  name: 'co2' | 'financing' | 'personal-lease',
  salesType: RouteMatch['salesType'] = 'B2C',
): RouteMatch => ({
  name,
  params: {},
  salesType,
})

/** What an editor wrote for a page of words alone. */
function contentOf(loaded: Loaded | undefined): PageContent {
  if (!loaded || !('page' in loaded.view)) throw new Error('the page has no words')
  return loaded.view.page as PageContent
}

/** The flags as the service tells them, but for some. */
const tellFlags = (flags: Partial<typeof DEFAULT_FLAGS>) =>
  server.use(http.get('*/v1/feature-flags', () => HttpResponse.json({ ...DEFAULT_FLAGS, ...flags })))

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('what is read of a page', () => {
  it('is for the buyer of its address, in its language', async () => {
    const { audience, loaded } = await read(page('co2', 'B2B'), 'nl')
    expect(audience).toEqual({ language: 'nl', salesType: 'B2B' })
    expect(contentOf(loaded)).toMatchObject({ route: 'co2', title: typeset(CO2_TITLE.nl, 'nl') })
  })

  it('has the words of the frame and of its route, and no others', async () => {
    const { words } = await read(page('personal-lease'))
    expect(Object.keys(words.words).sort()).toEqual(
      ['common', 'errors', 'financing', 'footer', 'legal', 'nav', 'personal-lease', 'type'].sort(),
    )
    expect(words.wordsAddresses.map((address) => address.split('/').at(-1))).toEqual([
      expect.stringContaining('nav'),
      'personal-lease+financing',
    ])
  })

  it('has the search that the page answers, which its loader asks for', async () => {
    const { query, loaded } = await read(
      { name: 'stock.model', params: { modelName: 'FORMENTOR' }, salesType: 'B2C' },
      'nl',
      { gearbox: 'manual' },
    )
    expect(query).toEqual({ gearbox: 'manual' })
    expect(JSON.stringify(loaded?.queries[0]?.queryKey)).toContain('manual')
    const whole = await read({ name: 'stock.model', params: { modelName: 'FORMENTOR' }, salesType: 'B2C' })
    expect(whole.query).toBeUndefined()
    expect(JSON.stringify(whole.loaded?.queries[0]?.queryKey)).not.toContain('manual')
  })
})

describe('the note on an amount', () => {
  it.each([
    ['of a car on sale is that of its route and its buyer', 'BORN', 'B2C', 'rent'],
    ['of a car on sale is another one for a business', 'BORN', 'B2B', 'business-rent'],
    ['of a car that is only announced is none, since it has no price', 'LEONNEW', 'B2C', undefined],
  ] as const)('%s', async (_, carline_code, salesType, key) => {
    const { disclaimer } = await read({ name: 'models.carline', params: { carline_code }, salesType })
    expect(disclaimer?.key).toBe(key)
  })

  it('of a page that is about no single car is that of its route', async () => {
    expect((await read(page('personal-lease'))).disclaimer).toMatchObject({ key: 'rent', kind: 'lease' })
    expect((await read(page('co2'))).disclaimer).toBeUndefined()
  })
})

describe('a page that the visitor will not see', () => {
  it.each<[string, RouteMatch]>([
    ['an article that nobody wrote', { name: 'news.article', params: { slug: ['rien'] }, salesType: 'B2C' }],
    ['a dealer that there is not', { name: 'contact.dealer', params: { dealer: 'nowhere' }, salesType: 'B2C' }],
    ['a tab that its page has not', { name: 'services.tab', params: { tab_slug_id: 'rien' }, salesType: 'B2C' }],
    [
      'the stock of a car that is only announced',
      { name: 'stock.model', params: { modelName: 'LEONNEW' }, salesType: 'B2C' },
    ],
  ])('%s has nothing to load: not found', async (_, match) => {
    const { loaded, words } = await read(match)
    expect(loaded).toBeUndefined()
    expect(words.words.nav).toBeDefined()
  })

  it('called by the other language’s word belongs to the address of its own', async () => {
    const match: RouteMatch = { name: 'news.article', params: { slug: ['elektrisch-in-de-winter'] }, salesType: 'B2B' }
    const inFrench = await read(match, 'fr')
    expect(inFrench.loaded?.belongsTo?.(createQueryClient())).toEqual({
      name: 'news.article',
      params: { slug: ['hiver-electrique'] },
      salesType: 'B2B',
    })
    expect((await read(match, 'nl')).loaded).not.toHaveProperty('belongsTo')
  })

  it('whose car is sold has the closest cars to offer, whatever was searched before', async () => {
    const match: RouteMatch = {
      name: 'stock.vehicle',
      params: { modelName: 'BORN', commissionId: 'B5035764' },
      salesType: 'B2C',
    }
    const { loaded } = await read(match, 'nl', { gearbox: 'manual' })
    expect(loaded?.whenGone).toHaveLength(1)
    expect(JSON.stringify(loaded?.whenGone?.[0]?.queryKey)).toContain('B5035764')
    expect(JSON.stringify(loaded?.whenGone?.[0]?.queryKey)).not.toContain('manual')
  })

  it('whose main resource may be refused says so itself where a visitor has typed the address', async () => {
    const cupra_code = encodeCar(startCar('BORN'))
    const offer = await read({ name: 'car-configurator.offer', params: { cupra_code }, salesType: 'B2C' })
    expect(offer.loaded?.tellsRefusal).toBe(true)
    const vehicle = { modelName: 'BORN', commissionId: 'B0000000' } as const
    const inStock = await read({ name: 'stock.vehicle', params: vehicle, salesType: 'B2C' })
    expect(inStock.loaded?.tellsRefusal).toBe(true)
    expect(inStock.loaded?.whenRefused).toHaveLength(1)
  })

  it.each(['NOPE', '1234', 'B-351084', 'B35108421234567'])(
    'of a car that has the number %s asks the service for others of its model alone',
    async (commissionId) => {
      const vehicle = { modelName: 'BORN', commissionId } as const
      const { loaded } = await read({ name: 'stock.vehicle', params: vehicle, salesType: 'B2C' })
      expect(loaded).toMatchObject({ queries: [], isUnreadable: true })
      expect(loaded?.thenQueries?.(createQueryClient())).toHaveLength(1)
    },
  )

  it('whose flag is off is read with that flag, so that the door can close it', async () => {
    tellFlags({ PERSONAL_LEASE_B2C: false })
    const { flags } = await read(page('personal-lease'))
    expect(flags.areCurrent).toBe(true)
    expect(flags.flags.PERSONAL_LEASE_B2C).toBe(false)
  })
})

describe('a service in trouble', () => {
  it('leaves a page its words and the flags that were told last, which are not those of now', async () => {
    tellFlags({ MILES: !DEFAULT_FLAGS.MILES })
    await read(page('co2'))
    server.use(http.all('*/api/backend/*', () => HttpResponse.error()))
    const { flags, loaded, words } = await read(page('co2'))
    expect(flags.areCurrent).toBe(false)
    expect(flags.flags.MILES).toBe(!DEFAULT_FLAGS.MILES)
    expect(loaded?.view).toHaveProperty('page')
    expect(words.words.common).toBeDefined()
    // The process keeps the flags that were told last: the usual ones are told again for the tests that follow.
    server.resetHandlers()
    await read(page('co2'))
  })
})

describe('a block that begins or ends', () => {
  /** The page about CO₂ as an editor would leave it with limits on its first block. */
  async function withLimits(limits: object) {
    const pages = await store.pages()
    const changed = pages.map((each) =>
      each.entry.route === 'co2'
        ? {
            ...each,
            entry: {
              ...each.entry,
              blocks: each.entry.blocks.map((block, index) =>
                index === 0 ? { ...block, value: { ...block.value, ...limits } } : block,
              ),
            },
          }
        : each,
    )
    vi.spyOn(store, 'pages').mockResolvedValue(changed as typeof pages)
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    const { loaded, timetable } = await read(page('co2'), 'nl')
    return { ids: contentOf(loaded).blocks.map(({ id }) => id), keptFor: timetable.keptFor(86_400) }
  }

  it('makes the page be made again at that moment', async () => {
    const coming = await withLimits({ anchor: 'soon', period: { from: '2026-11-22', until: null } })
    expect(coming.ids).not.toContain('soon')
    // Midnight in Brussels is 23:00 in London.
    expect(coming.keptFor).toBe(12 * 3_600)
    vi.restoreAllMocks()
    const ending = await withLimits({ anchor: 'now', period: { from: null, until: '2026-11-21' } })
    expect(ending.ids).toContain('now')
    expect(ending.keptFor).toBe(12 * 3_600)
  })

  it('and is another buyer’s leaves the page its own time', async () => {
    const { ids, keptFor } = await withLimits({
      anchor: 'theirs',
      shownTo: 'B2B',
      period: { from: null, until: '2026-11-21' },
    })
    expect(ids).not.toContain('theirs')
    expect(keptFor).toBe(86_400)
  })

  it('is shown with the flag that the service has told', async () => {
    tellFlags({ MILES: false })
    expect((await withLimits({ anchor: 'flagged', flag: 'MILES' })).ids).not.toContain('flagged')
    vi.restoreAllMocks()
    tellFlags({ MILES: true })
    expect((await withLimits({ anchor: 'flagged', flag: 'MILES' })).ids).toContain('flagged')
    // The process keeps the flags that were told last: the usual ones are told again for the tests that follow.
    server.resetHandlers()
    await read(page('co2'))
  })
})

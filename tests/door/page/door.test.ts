import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { server } from '@tests/msw/server'
import { vehicleIn } from '@tests/vehicle-in'
import { HttpResponse, http } from 'msw'
import type { GetStaticPropsResult } from 'next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '@/content/store/store.server'
import type { StockVehiclesResponse } from '@/contract/stock'
import { searchStockVehicles } from '@/data/stock/calls'
import { NO_SEARCH } from '@/domain/stock-search'
import {
  notFoundStaticProps,
  routedStaticPaths,
  routedStaticProps,
  serverErrorStaticProps,
} from '@/door/page/door.server'
import { searchBody } from '@/features/stock/list/stock-search'
import type { FrameProps } from '@/site/page-props'

type Answer = GetStaticPropsResult<FrameProps>

async function open(path: string): Promise<Answer> {
  const [, locale = '', ...segments] = path.split('/')
  return routedStaticProps({ locale, params: { segments } })
}

async function pageAt(path: string) {
  const answer = await open(path)
  if (!('props' in answer)) throw new Error(`${path} is no page: ${JSON.stringify(answer)}`)
  return { props: await answer.props, revalidate: answer.revalidate }
}

const call = (path: string) => `*/api/backend/v1/${path}`
const fails = (path: string, answer: () => Response | Promise<Response>) => server.use(http.all(call(path), answer))
const problem = (status: number, code: string) =>
  HttpResponse.json(
    { type: 'about:blank', title: '', status, detail: '', code, request_id: 'test' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

/** The ways in which a service fails without saying anything about what it was asked. */
const TROUBLE: readonly (readonly [string, () => Response | Promise<Response>])[] = [
  ['no network', () => HttpResponse.error()],
  ['500', () => problem(500, 'internal')],
  ['429', () => problem(429, 'too_many_requests')],
  ['a bare 404', () => new HttpResponse('nginx', { status: 404 })],
  ['a bare 401', () => new HttpResponse('', { status: 401 })],
  ['a wrong shape', () => HttpResponse.json({ hello: 'world' })],
  ['null', () => HttpResponse.json(null)],
  ['HTML', () => HttpResponse.html('<p>Welcome</p>')],
  ['half a body', () => new HttpResponse('{"models":[{"carl', { headers: { 'content-type': 'application/json' } })],
]

describe('an address that editors lead elsewhere', () => {
  const to = { route: 'stock', params: [], anchor: '' } as const
  const period = { from: null, until: null }
  beforeEach(() => {
    const one = { fr: 'news/disparu', nl: 'kerst', to, period, isForGood: true }
    const car = { ...one, fr: 'stock/born/b0000000', nl: '' }
    vi.spyOn(store, 'redirects').mockResolvedValue([one, { ...one, fr: 'modeles', nl: 'modellen/born' }, car])
    return () => vi.restoreAllMocks()
  })

  it('is asked for where there is no page: no such words, no such article, no such car', async () => {
    const toStock = { redirect: { destination: '/nl/stock', permanent: true }, revalidate: 60 }
    expect(await open('/nl/kerst')).toEqual(toStock)
    expect(await open('/fr/professionnel/news/disparu')).toMatchObject({
      redirect: { destination: '/fr/professionnel/stock' },
    })
    expect(await open('/nl/niets')).toEqual({ notFound: true, revalidate: 60 })
    expect(await open('/fr/stock/born/B0000000')).toMatchObject({ redirect: { destination: '/fr/stock' } })
  })

  it('is no page of the site, and no search in one', async () => {
    expect(await open('/fr/modeles')).toHaveProperty('props')
    expect(await open('/nl/modellen/born')).toHaveProperty('props')
    expect(await open('/en/kerst')).toEqual({ notFound: true })
  })
})

describe('a page', () => {
  it('has its route, its data, its words and what machines read, and is kept as long as its row says', async () => {
    const { props, revalidate } = await pageAt('/nl/professioneel/modellen/born')
    expect(props.route).toEqual({ name: 'models.carline', params: { carline_code: 'BORN' }, salesType: 'B2B' })
    expect(props.dehydratedState.queries.length).toBeGreaterThan(3)
    expect(props.words?.models?.overview).toBeDefined()
    expect(props.wordsAddresses).toHaveLength(2)
    expect(props.forMachines?.structuredData).toContain('Born')
    expect(props.isIncomplete).toBeUndefined()
    expect(revalidate).toBe(300)
  })

  it('at the address of a language alone is the homepage', async () => {
    const answer = await routedStaticProps({ locale: 'fr' })
    if (!('props' in answer)) throw new Error('no page')
    expect((await answer.props).route).toEqual({ name: 'homepage', params: {}, salesType: 'B2C' })
  })

  it.each([
    ['of a car on sale has the note on its rent', '/nl/modellen/born', 'rent'],
    ['of a car on sale has another note for a business', '/nl/professioneel/modellen/born', 'business-rent'],
    ['of a car that is only announced has none: it has no amount', '/nl/modellen/new-leon', undefined],
    ['about no single car has the note of its route', '/fr/private-lease', 'rent'],
  ])('%s', async (_, path, key) => {
    const { disclaimer } = (await pageAt(path)).props
    // Next takes null for what is not there, and refuses undefined.
    if (key) expect(disclaimer).toMatchObject({ key })
    else expect(disclaimer).toBeNull()
  })

  it('has the prices of the range only where it shows them', async () => {
    const asked = async (path: string) =>
      (await pageAt(path)).props.dehydratedState.queries
        .map(({ queryKey }) => queryKey)
        .filter(([area, call, query]) => area === 'configurator' && call === 'models-prices' && !hasCarline(query))
    const hasCarline = (query: unknown) => typeof query === 'object' && query !== null && 'carline_code' in query
    expect(await asked('/fr/adn-cupra')).toEqual([])
    expect(await asked('/fr/modeles')).toHaveLength(1)
  })

  it('is made again when something on it begins or ends', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z'), toFake: ['Date'] })
    try {
      const { revalidate } = await pageAt('/fr/adn-cupra')
      expect(revalidate).toBeLessThanOrEqual(3_600)
    } finally {
      vi.useRealTimers()
    }
  })

  it('of the build: each plain route in both languages for both buyers, and the newest articles', async () => {
    const { paths, fallback } = await routedStaticPaths({})
    const addresses = paths.map((path) =>
      typeof path === 'string' ? path : `/${path.locale}/${(path.params.segments ?? []).join('/')}`,
    )
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toEqual(
      expect.arrayContaining(['/fr/professionnel/stock', '/nl/adn-cupra'.replace('adn', 'dna')]),
    )
    expect(addresses.filter((address) => address.startsWith('/fr/news/')).length).toBeGreaterThan(3)
    for (const path of [
      '/fr/news/hiver-electrique',
      '/fr/professionnel/news/hiver-electrique',
      '/nl/news/elektrisch-in-de-winter',
      '/nl/professioneel/news/elektrisch-in-de-winter',
    ]) {
      expect(addresses).toContain(path)
    }
    // Any other is made while its first visitor waits, so that nobody is shown an empty page.
    expect(fallback).toBe('blocking')
  })
})

describe('an address', () => {
  it.each([
    [
      'in other words than its own is sent on',
      '/fr/modellen',
      { redirect: { destination: '/fr/modeles', permanent: true } },
    ],
    [
      'of a tab in the words of the other language is sent on',
      '/nl/klantinformatie/commande',
      { redirect: { destination: '/nl/klantinformatie/bestelling', permanent: true }, revalidate: 60 },
    ],
    [
      'of an article in the words of the other language is sent on, for the same buyer',
      '/fr/professionnel/news/elektrisch-in-de-winter',
      { redirect: { destination: '/fr/professionnel/news/hiver-electrique', permanent: true }, revalidate: 60 },
    ],
    [
      'of a question leads to its place among those of its topic',
      '/fr/professionnel/faq/save-configuration',
      {
        redirect: { destination: '/fr/professionnel/faq/choisir#save-configuration', permanent: true },
        revalidate: 60,
      },
    ],
    [
      'of a configuration in capitals is sent to its own',
      `/fr/configurateur/conf/${carId(startCar('BORN')).toUpperCase()}`,
      {
        redirect: { destination: `/fr/configurateur/conf/${carId(startCar('BORN'))}`, permanent: true },
        revalidate: 60,
      },
    ],
    ['of no page is not found', '/nl/nergens', { notFound: true, revalidate: 60 }],
    ['of an article that nobody wrote is not found', '/nl/news/niets', { notFound: true, revalidate: 60 }],
    ['of a list page that there is not is not found', '/nl/news/page/99', { notFound: true, revalidate: 60 }],
    [
      'of an announced car’s stock shows the cars of the one that it follows',
      '/nl/stock/new-leon',
      { redirect: { destination: '/nl/stock/leon', permanent: false }, revalidate: 60 },
    ],
    [
      'of a route whose flag is off leads to its parent',
      '/fr/professionnel/business-edition-2024',
      { redirect: { destination: '/fr/professionnel', permanent: false }, revalidate: 60 },
    ],
  ])('%s', async (_, path, expected) => {
    expect(await open(path)).toEqual(expected)
  })
})

describe('a main resource that the service does not know', () => {
  it.each(['B0000000', 'NOPE'])('of a car in stock is a page that says so, with cars of its model: %s', async (id) => {
    const { props, revalidate } = await pageAt(`/nl/stock/born/${id}`)
    expect(props.isUnknown).toBe(true)
    expect(props.isIncomplete).toBeUndefined()
    expect(revalidate).toBe(60)
    const lists = props.dehydratedState.queries.filter(({ queryKey }) => queryKey[0] === 'stock')
    const [{ vehicles }] = lists.map(({ state }) => state.data as StockVehiclesResponse) as [StockVehiclesResponse]
    expect(vehicles).toHaveLength(6)
    expect(vehicles.every(({ carline_code }) => carline_code === 'BORN')).toBe(true)
  })

  it('of a code is a page that says so, looked at again in a minute', async () => {
    const code = '2FPMF5MK'
    expect(code).not.toBe(encodeCar(startCar('BORN')))
    const { props, revalidate } = await pageAt(`/fr/configurateur/offer/${code}`)
    expect(props.view.refused).toBe('unknown_code')
    expect(revalidate).toBe(60)
  })

  it('any more is a page that says so, with the closest cars in its data', async () => {
    const { vehicles } = await searchStockVehicles(
      searchBody(NO_SEARCH, { audience: { language: 'nl', salesType: 'B2C' }, flags: {}, carline: 'BORN' }),
    )
    server.use(http.post(call('stocks/vehicles'), () => problem(410, 'vehicle_sold'), { once: true }))
    const { props } = await pageAt(`/nl/stock/born/${vehicles[0]?.commission_id}`)
    expect(props.view.gone).toBe(true)
    expect(props.isIncomplete).toBeUndefined()
    const lists = props.dehydratedState.queries.filter(({ queryKey }) => queryKey[0] === 'stock')
    expect(lists).toHaveLength(1)
  })
})

describe('a search of the stock', () => {
  const stored = (key: string) => `~${key}`
  const listOf = (props: FrameProps) =>
    props.dehydratedState.queries.find(({ queryKey }) => queryKey[0] === 'stock')?.state.data as StockVehiclesResponse

  it('is a page of its own: its cars, its total, its query', async () => {
    const { props } = await pageAt(`/fr/stock/formentor/${stored('gearbox=manual&sort=PRICE_ASC')}`)
    expect(props.route).toMatchObject({ name: 'stock.model', params: { modelName: 'FORMENTOR' } })
    expect(props.query).toEqual({ gearbox: 'manual', sort: 'PRICE_ASC' })
    const { total, vehicles } = listOf(props)
    expect(total).toBeLessThan(listOf((await pageAt('/fr/stock/formentor')).props).total)
    expect(vehicles.every(({ gearbox }) => gearbox === 'manual')).toBe(true)
    const free = vehicles.filter(({ status }) => status !== 'reserved')
    expect(vehicles.slice(0, free.length)).toEqual(free)
    const prices = free.map(({ price_offer }) => price_offer.incl)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it('with a code has the cars like it in its data', async () => {
    const code = encodeCar(startCar('BORN'))
    const { props } = await pageAt(`/nl/stock/born/${stored(`cupra_code=${code}`)}`)
    expect(props.dehydratedState.queries.map(({ queryKey }) => queryKey[1])).toContain('cupra-code-stock')
  })

  it('is no page where the route answers none', async () => {
    expect(await open(`/nl/modellen/${stored('gearbox=manual')}`)).toMatchObject({ notFound: true })
  })
})

describe('a car in stock', () => {
  it('under another model’s address is at its own one for good', async () => {
    const { vehicles } = await searchStockVehicles(
      searchBody(NO_SEARCH, { audience: { language: 'fr', salesType: 'B2B' }, flags: {}, carline: 'FORMENTOR' }),
    )
    const id = vehicles[0]?.commission_id
    expect(await open(`/fr/professionnel/stock/born/${id}`)).toEqual({
      redirect: { destination: `/fr/professionnel/stock/formentor/${id}`, permanent: true },
      revalidate: 60,
    })
  })

  it.each(['berekening/stock.ID~pl~48~15000~', 'kosten/stock.ID~48~15000~9000~50~0,30~1,32'])(
    'that is sold since it was calculated is at its own page, with the closest ones: %s',
    async (asked) => {
      const { commissionId } = vehicleIn('sold')
      const answer = await open(`/nl/financiering/${asked.replace('ID', commissionId)}`)
      const destination = 'redirect' in answer ? answer.redirect.destination : ''
      expect(destination).toMatch(new RegExp(`^/nl/stock/[a-z-]+/${commissionId}$`))
      expect((await pageAt(destination)).props.view.gone).toBe(true)
    },
  )

  it('that is free or reserved keeps the address of its calculation', async () => {
    for (const { commissionId } of [vehicleIn('in_stock'), vehicleIn('reserved')]) {
      const { props } = await pageAt(`/nl/financiering/berekening/stock.${commissionId}~pl~48~15000~`)
      expect(props.view.gone).toBeUndefined()
    }
  })
})

describe('the stock of a model that is closed', () => {
  const close = (flag: string) =>
    server.use(http.get(call('feature-flags'), () => HttpResponse.json({ ...DEFAULT_FLAGS, [flag]: false })))
  const toStock = { redirect: { destination: '/nl/stock', permanent: false }, revalidate: 60 }

  it('leads to the whole stock, its cars and its landing page too', async () => {
    close('STOCK_FORMENTOR_AVAILABLE')
    expect(await open('/nl/stock/formentor')).toEqual(toStock)
    expect(await open('/nl/stock/formentor/B1234567')).toEqual(toStock)
    expect(await open('/nl/stocks/formentor')).toEqual(toStock)
    expect(await open('/nl/stock/formentor-vz')).not.toEqual(toStock)
  })

  it('is in no list', async () => {
    close('STOCK_BORN_AVAILABLE')
    const { props } = await pageAt('/nl/stock')
    const list = props.dehydratedState.queries.find(({ queryKey }) => queryKey[0] === 'stock')?.state
      .data as StockVehiclesResponse
    const carlines = list.facets?.find(({ code }) => code === 'carline')?.values ?? []
    const open = carlines.filter(({ id }) => id !== 'BORN').reduce((sum, { count }) => sum + count, 0)
    expect(list.total).toBe(open)
    expect(list.vehicles.some(({ carline_code }) => carline_code === 'BORN')).toBe(false)
  })
})

describe('the page that is not there', () => {
  const flagsOf = (props: FrameProps) =>
    props.dehydratedState.queries.find(({ queryKey }) => queryKey[0] === 'feature-flags')?.state.data

  it('has the flags that are on, as every page, and is kept for an hour', async () => {
    const answer = await notFoundStaticProps({ locale: 'fr' })
    if (!('props' in answer)) throw new Error('no page')
    expect(flagsOf(await answer.props)).toMatchObject({ STOCK: true })
    expect(Object.values(flagsOf(await answer.props) as object)).not.toContain(false)
    expect(answer.revalidate).toBe(3_600)
  })

  it('is made again in ten seconds when the flags could not be had', async () => {
    fails('feature-flags', () => HttpResponse.error())
    const answer = await notFoundStaticProps({ locale: 'fr' })
    expect(answer.revalidate).toBe(10)
  })
})

describe('the page of a fault', () => {
  const SHELL = ['common', 'errors', 'footer', 'legal', 'nav', 'type']

  it.each([
    ['fr', 'fr'],
    ['nl', 'nl'],
    ['en', 'nl'],
  ])('asked for in %s has the menu, the footer and the words of the frame in %s', async (locale, language) => {
    const answer = await serverErrorStaticProps({ locale })
    if (!('props' in answer)) throw new Error('no page')
    const { dehydratedState, words, wordsAddresses, ...others } = await answer.props
    expect(others).toEqual({ route: null, disclaimer: null, otherLanguage: null, view: {} })
    expect(dehydratedState.queries.map(({ queryKey }) => queryKey.join(' ')).sort()).toEqual([
      `navigation cars ${language}`,
      `navigation footer ${language}`,
      `navigation header ${language}`,
    ])
    expect(Object.keys(words ?? {}).sort()).toEqual(SHELL)
    expect(wordsAddresses).toHaveLength(1)
    expect(wordsAddresses[0]).toContain(`/${language}/`)
  })
})

describe.each(TROUBLE)('after %s', (_, answer) => {
  it('a page without its main resource is a page all the same, and stored for ten seconds', async () => {
    fails('stocks/vehicles', answer)
    const { props, revalidate } = await pageAt('/nl/stock')
    expect(props.view).not.toHaveProperty('refused')
    expect(props.isIncomplete).toBe(true)
    expect(revalidate).toBe(10)
  })

  it('a page of an open address says nothing about what the address names', async () => {
    fails('car-configurator/configuration', answer)
    const { props, revalidate } = await pageAt(`/nl/car-configurator/conf/${carId(startCar('BORN'))}`)
    expect(props.view).toEqual({})
    expect(revalidate).toBe(10)
  })

  it('of the flags, a page behind a flag stays open with those that were told last', async () => {
    await pageAt('/nl/personal-lease')
    fails('feature-flags', answer)
    const { props, revalidate } = await pageAt('/nl/personal-lease')
    expect(props.isIncomplete).toBe(true)
    expect(revalidate).toBe(10)
    const flags = props.dehydratedState.queries.find(({ queryKey }) => queryKey[0] === 'feature-flags')
    expect(flags?.state.data).toMatchObject({ PERSONAL_LEASE_B2C: true })
  })

  it('of the flags, a page that was closed stays closed, and is looked at again in ten seconds', async () => {
    fails('feature-flags', answer)
    expect(await open('/fr/professionnel/business-edition-2024')).toEqual({
      redirect: { destination: '/fr/professionnel', permanent: false },
      revalidate: 10,
    })
  })
})

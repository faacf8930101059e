import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { makeCommissionId } from '@demo/backend/stock/commission-id'
import { STATUS } from '@demo/backend/stock/make-stock'
import { stockIndex } from '@demo/backend/stock/stock'
import { deviate } from '@tests/data/deviant-service'
import { server } from '@tests/msw/server'
import { vehicleIn } from '@tests/vehicle-in'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/data/query-client'
import type { Deviation } from '@/data/read-answer'
import { setDeviationReporter } from '@/data/report-deviations'
import type { Language } from '@/domain/language'
import { pageProps } from '@/door/page/page-props.server'
import { prefetchPage } from '@/door/page/prefetch-page.server'
import { readInput } from '@/door/page/read-input.server'
import type { RouteMatch } from '@/routing/params'
import type { FrameProps } from '@/site/page-props'

/** The props of a page, made as the door makes them. */
async function propsOf(match: RouteMatch, language: Language = 'fr', query?: Readonly<Record<string, string>>) {
  const queryClient = createQueryClient()
  const read = await readInput(match, language, queryClient, query)
  const { loaded } = read
  if (!loaded) throw new Error(`${match.name} has nothing to load`)
  const prefetched = await prefetchPage(queryClient, loaded, read.audience)
  return pageProps(read, loaded, prefetched, queryClient)
}

const dies = (path: string) => server.use(http.all(`*/api/backend/v1/${path}`, () => HttpResponse.error()))

const BORN: RouteMatch = { name: 'models.carline', params: { carline_code: 'BORN' }, salesType: 'B2C' }
const CO2: RouteMatch = { name: 'co2', params: {}, salesType: 'B2C' }

describe('the props of a page', () => {
  it('are its route, its data and what the view of its loader needs', async () => {
    const props = await propsOf(BORN)
    expect(props.route).toEqual(BORN)
    expect(Object.keys(props.view)).toEqual(['words', 'scenes', 'banner'])
    expect(props.dehydratedState.queries.length).toBeGreaterThan(3)
    expect(props.words).toHaveProperty('models')
    expect(props.wordsAddresses).toHaveLength(2)
  })

  it('can be sent as JSON: what is missing is null or left out', async () => {
    const props = await propsOf(CO2)
    expect(props.disclaimer).toBeNull()
    expect(props.otherLanguage).toBeNull()
    expect(props).not.toHaveProperty('query')
    expect(props).not.toHaveProperty('isIncomplete')
    for (const [name, value] of Object.entries(props)) expect(value, name).not.toBeUndefined()
  })

  it('have the search of a page that was made for one', async () => {
    const match: RouteMatch = { name: 'stock.model', params: { modelName: 'FORMENTOR' }, salesType: 'B2C' }
    expect((await propsOf(match, 'nl', { gearbox: 'manual' })).query).toEqual({ gearbox: 'manual' })
  })

  it('have the note on its amounts, for this buyer', async () => {
    expect((await propsOf(BORN)).disclaimer).toMatchObject({ key: 'rent' })
    expect((await propsOf({ ...BORN, salesType: 'B2B' })).disclaimer).toMatchObject({ key: 'business-rent' })
  })

  it('say where the other language has the page, where it calls it otherwise', async () => {
    const article: RouteMatch = { name: 'news.article', params: { slug: ['hiver-electrique'] }, salesType: 'B2B' }
    expect((await propsOf(article)).otherLanguage).toEqual({
      path: '/nl/professioneel/news/elektrisch-in-de-winter',
      isSamePage: true,
    })
  })

  it('say which pages are above it, and to machines what it is about', async () => {
    const { crumbs, forMachines } = await propsOf(BORN, 'nl')
    expect(crumbs?.map(({ path }) => path)).toEqual(['/nl', '/nl/modellen'])
    expect(forMachines?.picture.path).toMatch(/born/)
    const { '@graph': nodes } = JSON.parse(forMachines?.structuredData ?? '{}')
    expect(nodes.map((node: { readonly '@type': string }) => node['@type'])).toContain('BreadcrumbList')
    expect(forMachines?.structuredData).toContain('"lowPrice":40990')
  })
})

describe('the cars of a list are told to machines', () => {
  const typesOf = ({ forMachines }: FrameProps) => {
    const { '@graph': nodes } = JSON.parse(forMachines?.structuredData ?? '{}')
    return nodes.map((node: { readonly '@type': string }) => node['@type'])
  }
  const stock: RouteMatch = { name: 'stock', params: {}, salesType: 'B2C' }

  it('with a search, when the page was made for one', async () => {
    expect(typesOf(await propsOf(stock, 'nl', { gearbox: 'manual' }))).toContain('ItemList')
  })

  it('without those of a carline whose stock is closed', async () => {
    const flags = { ...DEFAULT_FLAGS, STOCK_BORN_AVAILABLE: false }
    server.use(http.get('*/api/backend/v1/feature-flags', () => HttpResponse.json(flags)))
    const props = await propsOf(stock, 'nl')
    expect(typesOf(props)).toContain('ItemList')
    expect(props.forMachines?.structuredData).not.toContain('Born')
    // The process keeps the flags that were told last: the usual ones are told again for the tests that follow.
    server.resetHandlers()
    await propsOf(stock, 'nl')
  })
})

describe('the figures in a page’s texts', () => {
  const electric: RouteMatch = { name: 'category', params: { category: 'electric' }, salesType: 'B2C' }

  it('are filled in', async () => {
    const view = JSON.stringify((await propsOf(electric, 'nl')).view)
    expect(view).not.toMatch(/\{[A-Z]+\.[a-z]/)
    expect(view).toMatch(/8\u00a0jaar garantie tot 160.000\u00a0km/)
  })

  it('are dashes while the prices of the range are missing, and the page is made again soon', async () => {
    dies('car-configurator/*')
    const { view, isIncomplete } = await propsOf(electric, 'nl')
    expect(JSON.stringify(view)).toContain('– garantie tot –')
    expect(isIncomplete).toBe(true)
  })
})

describe('what the service said of the main resource is told to the view', () => {
  const vehicle = (commissionId: string): RouteMatch => ({
    name: 'stock.vehicle',
    params: { modelName: 'BORN', commissionId },
    salesType: 'B2C',
  })

  it('nothing when it was answered', async () => {
    const { view } = await propsOf({
      name: 'car-configurator.offer',
      params: { cupra_code: encodeCar(startCar('BORN')) },
      salesType: 'B2C',
    })
    expect(view).toEqual({})
  })

  it('the code of its problem when it was refused', async () => {
    const { view, isIncomplete } = await propsOf({
      name: 'car-configurator.offer',
      params: { cupra_code: '2FPMF5MK' },
      salesType: 'B2C',
    })
    expect(view).toEqual({ refused: 'unknown_code' })
    expect(isIncomplete).toBeUndefined()
  })

  it('that the dealer of a car has a page here, which he has not where no entry of the site has his id', async () => {
    const car: RouteMatch = { name: 'stock.vehicle', params: vehicleIn('in_stock'), salesType: 'B2C' }
    expect((await propsOf(car)).view).toEqual({ hasDealerPage: true })
    const told: Deviation[] = []
    setDeviationReporter((_, deviations) => told.push(...deviations))
    deviate('stock-vehicles', ({ detail }) => {
      detail.dealer.id = 'BE:HALLE'
    })
    const { view, isIncomplete } = await propsOf(car)
    expect(view).toEqual({})
    expect(isIncomplete).toBeUndefined()
    expect(told).toMatchObject([{ path: 'dealer.id', reason: expect.stringContaining('"BE:HALLE"') }])
  })

  it('that it is gone when it was sold, with the closest cars in the data', async () => {
    const { stock } = stockIndex()
    const { view, isIncomplete, dehydratedState } = await propsOf(
      vehicle(makeCommissionId(stock.status.indexOf(STATUS.sold))),
      'nl',
    )
    expect(view).toEqual({ gone: true })
    expect(isIncomplete).toBeUndefined()
    expect(dehydratedState.queries.filter(({ queryKey }) => queryKey[0] === 'stock')).toHaveLength(1)
  })

  it('nothing after trouble, which says nothing about the page but that it is incomplete', async () => {
    dies('stocks/vehicles')
    const { view, isIncomplete } = await propsOf(vehicle('B5035764'), 'nl')
    expect(view).toEqual({})
    expect(isIncomplete).toBe(true)
  })
})

describe('a page whose service is in trouble', () => {
  it('is incomplete when a further call failed', async () => {
    dies('car-configurator/models-prices')
    const { isIncomplete, forMachines } = await propsOf(BORN)
    expect(isIncomplete).toBe(true)
    expect(forMachines?.structuredData).not.toContain('rice"')
  })

  it('is incomplete when its flags are not those of now', async () => {
    dies('feature-flags')
    expect((await propsOf(CO2)).isIncomplete).toBe(true)
  })

  it('is complete when no call of its own failed: the prices of the menu are none of them', async () => {
    dies('car-configurator/models-prices')
    expect((await propsOf(CO2)).isIncomplete).toBeUndefined()
  })
})

import { vehicles } from '@demo/backend/stock/handlers'
import { givesAtMost } from '@tests/data/smaller-pages'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { followedSearch, readSearch } from '@/domain/stock-search'
import { answerStockFeed } from '@/door/machines/stock-feed/answer.server'
import { feedPath } from '@/features/stock/list/feed-path'
import { formatEuro } from '@/i18n/format'

const feed = (path: string) => answerStockFeed(Object.fromEntries(new URL(path, 'http://site').searchParams))
const born = followedSearch(readSearch({ color: 'OXYW', sort: 'PRICE_ASC', page: '3' }), 'BORN')

interface JsonFeed {
  readonly title: string
  readonly items: readonly { readonly url: string; readonly title: string; readonly content_html: string }[]
}

describe.each<[Language, SalesType, 'incl' | 'excl']>([
  ['fr', 'B2C', 'incl'],
  ['nl', 'B2B', 'excl'],
])('the feed of a search, %s %s', (language, salesType, reading) => {
  const audience = { language, salesType }
  const criteria = { carline: ['BORN' as const], color: ['OXYW'] }
  const cars = vehicles({ lang: language, sales_type: salesType, criteria, limit: 100 }).vehicles

  it('has every car of the search once, by its page and with its price as this buyer reads it', async () => {
    const answer = await feed(feedPath(born, audience, 'json'))
    expect(answer.headers.get('content-type')).toContain('application/feed+json')
    const { items } = (await answer.json()) as JsonFeed
    expect(items.map(({ url }) => url.split('/').at(-1)).sort()).toEqual(cars.map((car) => car.commission_id).sort())
    for (const car of cars) {
      const item = items.find(({ url }) => url.endsWith(car.commission_id))
      expect(item?.url).toContain(`/${language}/${salesType === 'B2B' ? 'professioneel/' : ''}stock/born/`)
      expect(item?.title).toContain(formatEuro(car.price_offer[reading], language))
    }
  })

  it('has them all where the service gives fewer at once', async () => {
    givesAtMost(3)
    const { items } = (await (await feed(feedPath(born, audience, 'json'))).json()) as JsonFeed
    expect(items.map(({ url }) => url.split('/').at(-1)).sort()).toEqual(cars.map((car) => car.commission_id).sort())
  })

  it('says of each car what the law wants beside a price and a reduction, and no amount by month', async () => {
    const answer = await feed(feedPath(born, audience, 'json'))
    const { items } = (await answer.json()) as JsonFeed
    const reduced = cars.filter(({ discount }) => discount)
    expect(reduced.length).toBeGreaterThan(0)
    for (const { content_html } of items) expect(content_html).toMatch(/g\/km\sCO₂\s\(WLTP\)/)
    for (const car of reduced) {
      const item = items.find(({ url }) => url.endsWith(car.commission_id))
      expect(item?.content_html).toContain(formatEuro(car.lowest_30_days?.[reading] ?? 0, language))
    }
    expect(JSON.stringify(items)).not.toMatch(/par mois|per maand|lease/i)
  })

  it('is RSS in its language as well, which a cache may keep', async () => {
    const answer = await feed(feedPath(born, audience, 'rss'))
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('application/rss+xml')
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    expect(text).toContain(`<language>${language}-be</language>`)
    expect(text.match(/<item>/g)).toHaveLength(cars.length)
  })
})

it('another spelling of a search is sent to its one address', async () => {
  const audience = { language: 'fr', salesType: 'B2C' } as const
  const answer = await answerStockFeed({
    color: ['OXYW', 'OXYW'],
    lang: 'fr',
    carline: 'BORN',
    page: '2',
    utm_source: 'x',
  })
  expect(answer.status).toBe(308)
  const location = answer.headers.get('location') ?? ''
  expect(location).toBe(feedPath(born, audience, 'rss'))
  expect((await feed(location)).status).toBe(200)
})

it('a service that does not answer is an error that nobody keeps', async () => {
  server.use(http.post('*/v1/stocks/vehicles', () => HttpResponse.error()))
  const answer = await feed(feedPath(born, { language: 'nl', salesType: 'B2C' }, 'rss'))
  expect(answer.status).toBe(500)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

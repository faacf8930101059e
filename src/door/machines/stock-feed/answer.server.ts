import { brand } from '@/brand/brand'
import { publicEnv } from '@/config/env.public'
import type { StockVehicle, StockVehiclesBody, StockVehiclesResponse } from '@/contract/stock'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { siteProblem } from '@/data/site-answer.server'
import { vehiclePages } from '@/data/stock/vehicle-pages'
import { isSoldCarline } from '@/domain/carline'
import { parseOption } from '@/domain/is-one-of'
import { toLanguage } from '@/domain/language'
import { toSalesType } from '@/domain/sales-type'
import { type SearchQuery, writeSearch } from '@/domain/stock-search'
import { activeFilters } from '@/features/stock/filters/active-filters'
import { filterWords } from '@/features/stock/filters/filter-words'
import { FEED_FORMATS, feedPath, readFeedSearch } from '@/features/stock/list/feed-path'
import { openCarlines, searchBody } from '@/features/stock/list/stock-search'
import { SEPARATOR } from '@/i18n/punctuation'
import { translatorFor } from '@/i18n/translator.server'
import { buildPath } from '@/routing/build-path'
import { splitAddress } from '@/routing/split-address'
import { atNoon, siteFeed } from '../feed.server'
import { vehicleTexts } from './vehicle-text.server'

const MOST_CARS = 100
const CACHE_CONTROL = 'public, max-age=900, stale-while-revalidate=86400'
const TYPES = { rss: 'application/rss+xml; charset=utf-8', json: 'application/feed+json; charset=utf-8' } as const

/**
 * GET /api/stock-feed?format=&lang=&sales_type=&…: the cars of a search as RSS or JSON Feed, the newest first and what is reserved last. Every search has
 * one address: another spelling of it is sent there, so that a cache keeps one answer.
 */
export async function answerStockFeed(query: SearchQuery): Promise<Response> {
  const audience = { language: toLanguage(query.lang), salesType: toSalesType(query.sales_type) }
  const format = parseOption(FEED_FORMATS, query.format) ?? 'rss'
  const search = readFeedSearch(query)
  const path = feedPath(search, audience, format)
  if (new URLSearchParams(splitAddress(path)[1]).toString() !== writtenQuery(query)) return movedTo(path)

  const { flags } = await flagsOnServer()
  const asked = (search.facets.carline ?? []).filter(isSoldCarline)
  const isClosed = !flags.STOCK || (asked.length > 0 && !asked.some((carline) => openCarlines(flags).includes(carline)))
  const body = { ...searchBody(search, { audience, flags, carline: undefined }), fold: false }
  const answer = await readCars(body, isClosed ? 0 : MOST_CARS).catch(() => undefined)
  if (!answer) return siteProblem(500, 'internal', 'The stock could not be read')

  const { siteUrl } = publicEnv
  const { language } = audience
  const t = await translatorFor(language, ['stock', 'common'])
  const filters = activeFilters(search, answer.facets).map((filter) => filterWords(t, filter, audience))
  const link = siteUrl + buildPath('stock', writeSearch(search), audience)
  const isReserved = ({ status }: StockVehicle) => Number(status === 'reserved')
  const newest = answer.vehicles.toSorted(
    (a, b) => isReserved(a) - isReserved(b) || b.updated_at.localeCompare(a.updated_at),
  )
  const feed = siteFeed({
    link,
    language,
    newest: answer.vehicles
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1),
    title: [`${t('title')}, ${brand.siteName[language]}`, filters.join(', ')].filter(Boolean).join(SEPARATOR),
    description: t('description', { brand: brand.name }),
    feedLinks: { [format]: siteUrl + path },
  })
  const describeVehicle = await vehicleTexts(audience)
  for (const vehicle of newest) {
    const params = { modelName: vehicle.carline_code, commissionId: vehicle.commission_id }
    const address = siteUrl + buildPath('stock.vehicle', params, audience)
    const { title, text } = describeVehicle(vehicle)
    feed.addItem({
      id: address,
      link: address,
      title,
      description: text,
      content: text,
      date: atNoon(vehicle.updated_at),
    })
  }
  return new Response(format === 'rss' ? feed.rss2() : feed.json1(), {
    headers: { 'content-type': TYPES[format], 'cache-control': CACHE_CONTROL },
  })
}

async function readCars(body: StockVehiclesBody, most: number) {
  const vehicles: StockVehicle[] = []
  let facets: StockVehiclesResponse['facets']
  for await (const answer of vehiclePages(body, most)) {
    facets ??= answer.facets
    vehicles.push(...answer.vehicles)
  }
  return { facets, vehicles: vehicles.slice(0, most) }
}

/** The query as it was asked, each name once. */
function writtenQuery(query: SearchQuery): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) written.append(name, [value ?? []].flat().join(','))
  return written.toString()
}

function movedTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': CACHE_CONTROL } })
}

import type { StockVehiclesBody } from '@/contract/stock'
import { audienceQuery } from '@/data/audience-query'
import { AVAILABILITIES } from '@/domain/availability'
import type { CarlineCode } from '@/domain/carline'
import { FUEL_TYPES, GEARBOXES } from '@/domain/fuel-type'
import { STOCK_SORTS, type StockSort } from '@/domain/stock-sort'
import type { Audience } from '@/routing/build-path'
import type { QueryParams, RouteQuery } from '@/routing/params'

export const VEHICLES_PER_PAGE = 24

/** Facets that are offered as lists of boxes; the address names them as the service does. */
export const LIST_FACETS = ['fuel_type', 'gearbox', 'availability', 'color'] as const
export type ListFacet = (typeof LIST_FACETS)[number]

/** What a visitor searches, as it stands in the address. */
export interface StockSearch {
  readonly facets: Readonly<Record<ListFacet, readonly string[]>>
  /** Euro, as the audience reads prices: with VAT in B2C, without in B2B. */
  readonly priceMax: number | undefined
  readonly promotion: boolean
  readonly sort: StockSort
  /** 1 and up. */
  readonly page: number
}

const KNOWN_VALUES: Partial<Record<ListFacet, readonly string[]>> = {
  fuel_type: FUEL_TYPES,
  gearbox: GEARBOXES,
  availability: AVAILABILITIES,
}

/** Reads the address. What it does not know or cannot read is left out: an old link still shows cars. */
export function parseSearch(query: RouteQuery): StockSearch {
  const all = (name: string) => [query[name] ?? []].flat().flatMap((value) => value.split(','))
  const facet = (code: ListFacet) => {
    const known = KNOWN_VALUES[code]
    const given = all(code).filter((value) => (known ? known.includes(value) : /^[A-Za-z0-9_-]{1,40}$/.test(value)))
    return [...new Set(given)].sort()
  }
  const whole = (name: string, most: number) => {
    const text = all(name)[0] ?? ''
    const value = /^\d{1,7}$/.test(text) ? Number(text) : 0
    return value >= 1 && value <= most ? value : undefined
  }
  const sort = all('sort')[0]
  return {
    facets: {
      fuel_type: facet('fuel_type'),
      gearbox: facet('gearbox'),
      availability: facet('availability'),
      color: facet('color'),
    },
    priceMax: whole('price_max', 1_000_000),
    promotion: all('promotion')[0] === 'true',
    sort: STOCK_SORTS.find((known) => known === sort) ?? 'PROMOTIONS',
    page: whole('page', 10_000) ?? 1,
  }
}

/** The search as query values; what stands at its default is left out, so that one search has one address. */
export function writeSearch({ facets, priceMax, promotion, sort, page }: StockSearch): QueryParams {
  return {
    ...Object.fromEntries(LIST_FACETS.map((code) => [code, facets[code].length > 0 ? facets[code] : undefined])),
    price_max: priceMax,
    promotion: promotion ? 'true' : undefined,
    sort: sort === 'PROMOTIONS' ? undefined : sort,
    page: page > 1 ? page : undefined,
  }
}

/** The same search with one value of a facet taken or given back; it starts again on the first page. */
export function toggleFacet(search: StockSearch, code: ListFacet, value: string): StockSearch {
  const now = search.facets[code]
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value].sort()
  return { ...search, facets: { ...search.facets, [code]: next }, page: 1 }
}

export function isFiltered(search: StockSearch): boolean {
  return LIST_FACETS.some((code) => search.facets[code].length > 0) || search.priceMax !== undefined || search.promotion
}

export function withoutFilters(search: StockSearch): StockSearch {
  return { ...parseSearch({}), sort: search.sort }
}

/** The search as the service wants it. */
export function searchBody(
  search: StockSearch,
  carline: CarlineCode | undefined,
  audience: Audience,
): StockVehiclesBody {
  const given = LIST_FACETS.filter((code) => search.facets[code].length > 0)
  return {
    ...audienceQuery(audience),
    criteria: {
      ...(carline && { carline: [carline] }),
      ...Object.fromEntries(given.map((code) => [code, [...search.facets[code]]])),
      ...(search.priceMax && { price: { max: search.priceMax } }),
      ...(search.promotion && { promotion: true }),
    },
    sort: search.sort,
    offset: (search.page - 1) * VEHICLES_PER_PAGE,
    limit: VEHICLES_PER_PAGE,
    include: ['facets', 'approximate'],
  }
}

/** One car by its number, with its whole detail. */
export function vehicleBody(commissionId: string, audience: Audience): StockVehiclesBody {
  return { ...audienceQuery(audience), commission_id: commissionId }
}

import type { StockVehiclesBody } from '@/contract/stock'
import type { Facet } from '@/contract/stock-facet'
import { audienceQuery } from '@/data/audience-query'
import { type CarlineCode, carlinesOnSale, isSoldCarline } from '@/domain/carline'
import { type FeatureFlags, isStockAvailable } from '@/domain/feature-flag'
import type { Incentive } from '@/domain/incentive'
import type { RentTerms } from '@/domain/rent-terms'
import { distinctNotes } from '@/domain/search-note'
import { FACET_CODES, type FacetCode, RANGE_CODES } from '@/domain/stock-facets'
import { NO_SEARCH, type StockSearch } from '@/domain/stock-search'
import type { Audience } from '@/routing/build-path'

export const ENTRIES_PER_PAGE = 24
/** Cars that are shown in the place of one that cannot be had. */
export const MOST_IN_ITS_PLACE = 6

/** What a search means depends on besides itself. */
export interface SearchContext {
  readonly audience: Audience
  readonly flags: Partial<FeatureFlags>
  /** The model of the page; none on the page of the whole stock. */
  readonly carline: CarlineCode | undefined
  /** The one whose page this is. */
  readonly incentive?: Incentive | undefined
  /** Those of earlier in the visit, for a search that asks for none. */
  readonly terms?: RentTerms | undefined
}

/** The models whose stock is open (flags STOCK_*_AVAILABLE). */
export function openCarlines(flags: Partial<FeatureFlags>): readonly CarlineCode[] {
  return carlinesOnSale().filter((carline) => isStockAvailable(carline, flags))
}

/** Flag STOCK_FINANCING_B2B (spec §3). */
export const hasRents = ({ salesType }: Audience, flags: Partial<FeatureFlags>): boolean =>
  salesType === 'B2C' || flags.STOCK_FINANCING_B2B === true

/** The search without what a flag closes: there it is a filter that nobody knows, and the visitor is told. */
export function openSearch(
  search: StockSearch,
  { audience, flags }: Pick<SearchContext, 'audience' | 'flags'>,
): StockSearch {
  const near = flags.STOCK_SEARCH_ZIPCODE ? search.near : undefined
  const { monthly, ...others } = search.ranges
  const withRents = hasRents(audience, flags)
  const closed = [...(search.near && !near ? ['zipcode'] : []), ...(monthly && !withRents ? ['monthly'] : [])]
  return {
    ...search,
    near,
    ranges: withRents ? search.ranges : others,
    sort: !withRents && search.sort === 'MONTHLY_ASC' ? NO_SEARCH.sort : search.sort,
    notes: distinctNotes([...search.notes, ...closed.map((name) => ({ kind: 'unknown', name }) as const)]),
  }
}

/** The search as the service wants it. What a flag closes is not asked. */
export function searchBody(
  search: StockSearch,
  { audience, flags, carline, incentive, terms: remembered }: SearchContext,
): StockVehiclesBody {
  const { facets, ranges, promotion, near, wishes, sort } = openSearch(search, { audience, flags })
  const { carline: _, ...others } = facets
  const terms = search.terms ?? remembered
  const carlines = askedCarlines(search, flags, carline)
  return {
    ...audienceQuery(audience),
    criteria: {
      ...Object.fromEntries(Object.entries(others).map(([code, values]) => [code, [...values]])),
      ...ranges,
      ...(promotion && { promotion: true }),
      ...(incentive && { incentive }),
      carline: carlines,
    },
    ...(near && { near: { zipcode: near.zipcode, radius_km: near.radius } }),
    ...(wishes.length > 0 && { wishes: [...wishes] }),
    ...(terms && { terms }),
    sort: flags.STOCK_ORDER_BY ? sort : 'PROMOTIONS',
    offset: (search.page - 1) * ENTRIES_PER_PAGE,
    limit: ENTRIES_PER_PAGE,
    fold: true,
    include: ['facets', 'approximate'],
  }
}

/** Always some: of a model that the site does not know there is no page, and a service may sell it. */
function askedCarlines({ facets }: StockSearch, flags: Partial<FeatureFlags>, carline: CarlineCode | undefined) {
  if (carline) return [carline]
  const open = openCarlines(flags)
  const asked = (facets.carline ?? []).filter((code) => isSoldCarline(code) && open.includes(code))
  return asked.length > 0 ? asked : [...open]
}

/** Whether a search asks for models alone of which the stock is closed, or the whole stock is. */
export function isClosedSearch({ facets }: StockSearch, flags: Partial<FeatureFlags>): boolean {
  const asked = (facets.carline ?? []).filter(isSoldCarline)
  return !flags.STOCK || (asked.length > 0 && !asked.some((carline) => openCarlines(flags).includes(carline)))
}

/** The first few cars of a model. */
export function sameModelBody(
  carline: CarlineCode,
  context: Pick<SearchContext, 'audience' | 'flags'>,
): StockVehiclesBody {
  const { include: _, ...body } = searchBody(NO_SEARCH, { ...context, carline })
  return { ...body, limit: MOST_IN_ITS_PLACE }
}

/** One car by its number, with its whole detail. */
export function vehicleBody(commissionId: string, audience: Audience, terms?: RentTerms): StockVehiclesBody {
  return { ...audienceQuery(audience), commission_id: commissionId, ...(terms && { terms }) }
}

/** A few cars by their numbers, side by side. */
export function comparedBody(commissionIds: readonly string[], audience: Audience): StockVehiclesBody {
  return { ...audienceQuery(audience), commission_ids: [...commissionIds] }
}

/** The same search with one value of a facet taken or given back; it starts again on the first page. */
export function toggleFacet(search: StockSearch, code: FacetCode, value: string): StockSearch {
  return { ...search, facets: { ...search.facets, [code]: toggled(search.facets[code], value) }, page: 1 }
}

export function toggleWish(search: StockSearch, id: string): StockSearch {
  return { ...search, wishes: toggled(search.wishes, id), page: 1 }
}

/** A first press wishes for a value, a second insists on it, a third forgets it. */
export function pressWish(search: StockSearch, code: FacetCode, id: string): StockSearch {
  if (search.facets[code]?.includes(id)) return toggleFacet(search, code, id)
  return search.wishes.includes(id) ? toggleFacet(toggleWish(search, id), code, id) : toggleWish(search, id)
}

function toggled(values: readonly string[] = [], value: string): readonly string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value].sort()
}

/** What a link changes in the search that it was drawn for, changed in another one, which starts again on its first page. */
export function carriedOver(drawnFor: StockSearch, linked: StockSearch, target: StockSearch): StockSearch {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  if (isSame(drawnFor, target)) return linked
  const changed = <T extends object>(previous: T, next: T, now: T): T => {
    const names = Object.keys({ ...previous, ...next, ...now }) as (keyof T)[]
    return Object.fromEntries(
      names.map((name) => [name, isSame(previous[name], next[name]) ? now[name] : next[name]]),
    ) as T
  }
  const values = (previous: readonly string[] = [], next: readonly string[] = [], now: readonly string[] = []) =>
    [...new Set([...now, ...next])].filter((value) => next.includes(value) || !previous.includes(value)).sort()
  return {
    ...changed(drawnFor, linked, target),
    page: 1,
    facets: Object.fromEntries(
      FACET_CODES.map((code) => [code, values(drawnFor.facets[code], linked.facets[code], target.facets[code])]),
    ),
    ranges: changed(drawnFor.ranges, linked.ranges, target.ranges),
    wishes: values(drawnFor.wishes, linked.wishes, target.wishes),
  }
}

/** How many filters narrow the list; wishes do not. */
export function filterCount({ facets, ranges, promotion, near }: StockSearch): number {
  const values = FACET_CODES.reduce((sum, code) => sum + (facets[code]?.length ?? 0), 0)
  const bounded = RANGE_CODES.filter((code) => ranges[code]?.min !== undefined || ranges[code]?.max !== undefined)
  return values + bounded.length + (promotion ? 1 : 0) + (near ? 1 : 0)
}

export function withoutFilters({ sort, layout, likeCode, terms }: StockSearch): StockSearch {
  return { ...NO_SEARCH, sort, layout, likeCode, terms }
}

/**
 * How many cars the next search has, from the counts of the one that is shown: where they differ in one facet, its values
 * already say. Undefined where only the service knows.
 */
export function totalFromFacets(facets: readonly Facet[], shown: StockSearch, next: StockSearch): number | undefined {
  const changed = FACET_CODES.filter((code) => String(shown.facets[code] ?? '') !== String(next.facets[code] ?? ''))
  const [code] = changed
  const rest = (search: StockSearch) =>
    JSON.stringify([
      search.ranges,
      search.ranges.monthly && search.terms,
      search.near,
      search.likeCode,
      changed.length > 0 && search.promotion,
    ])
  if (changed.length > 1 || rest(shown) !== rest(next)) return undefined
  const find = (name: string) => facets.find((facet) => facet.code === name)
  if (code === undefined) return next.promotion && !shown.promotion ? find('promotion')?.count : undefined
  const values = find(code)?.values
  const chosen = next.facets[code] ?? []
  if (!values) return undefined
  if (code === 'equipment') {
    const added = chosen.filter((value) => !shown.facets.equipment?.includes(value))
    const isOneMore = added.length === 1 && chosen.length === (shown.facets.equipment?.length ?? 0) + 1
    return isOneMore ? values.find(({ id }) => id === added[0])?.count : undefined
  }
  // A car has one value of each other facet.
  const counted = values.filter(({ id }) => chosen.length === 0 || chosen.includes(id))
  return counted.reduce((sum, { count }) => sum + count, 0)
}

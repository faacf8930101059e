import {
  type CupraCodeStockQuery,
  type CupraCodeStockResponse,
  MOST_NEAR_MISSES,
  type StockFiltersQuery,
  type StockFiltersResponse,
  type StockVehicle,
  type StockVehiclesBody,
  type StockVehiclesResponse,
} from '@/contract/stock'
import { distanceKm, placeOfZipcode } from '@/domain/places'
import { STOCK_SORTS } from '@/domain/stock-sort'
import { type Clock, systemClock } from '../clock'
import { parseCode } from '../engine/cupra-code'
import type { HandlersUnder } from '../http/handler-types'
import { invalidParameter } from '../http/problem-error'
import { moneyOfAmount } from '../wire/money'
import type { Bitset } from './bitset'
import { countFacets } from './count-facets'
import { criteriaOfQuery, termsOfQuery } from './criteria-of-query'
import type { StockDealer } from './dealers'
import { findAnyVehicle, findVehicle, vehicleOnSale } from './find-vehicle'
import { monthlyOn } from './monthly-columns'
import { differenceWire, findNearMisses } from './near-misses'
import { relax } from './relax'
import { orderVehicles, sliceFoldedPage, slicePage } from './result-page'
import { type Selection, select } from './select'
import { stockIndex, stockVersion } from './stock'
import { makeBuild } from './stock-build'
import type { StockIndex } from './stock-index'
import { findClosest, findTwins, type Twin } from './twins'
import { foldedWire, type VehicleContext, vehicleDetailWire, vehicleWire } from './vehicle-wire'
import { matchWishes, readWishes } from './wishes'

const DEFAULT_LIMIT = 24
const APPROXIMATE_LIMIT = 3
/** With fewer cars a search is told of its near misses. */
const FEW = 6
const DEFAULT_TWINS = 6

export function filters(query: StockFiltersQuery, clock: Clock = systemClock): StockFiltersResponse {
  const index = stockIndex(clock)
  const terms = termsOfQuery(query)
  const selection = select(index, {
    criteria: criteriaOfQuery(query),
    salesType: query.sales_type,
    ...(terms && { terms }),
  })
  return {
    total: selection.total,
    facets: countFacets(index, selection, query.lang),
    sorts: [...STOCK_SORTS],
    version: stockVersion(index),
  }
}

/** A search, or one vehicle with its whole detail. Throws unknown_vehicle and vehicle_sold for a commission number. */
export function vehicles(body: StockVehiclesBody, clock: Clock = systemClock): StockVehiclesResponse {
  const index = stockIndex(clock)
  const context: VehicleContext = {
    language: body.lang,
    salesType: body.sales_type,
    today: clock.today(),
    ...(body.terms && { terms: body.terms }),
    ...(body.near && { from: placeOfZipcode(body.near.zipcode) }),
  }
  if (body.commission_id) return oneVehicle(index, body.commission_id, context)
  return body.commission_ids ? sideBySide(index, body.commission_ids, context) : search(index, body, context)
}

function oneVehicle(index: StockIndex, commissionId: string, context: VehicleContext): StockVehiclesResponse {
  const vehicle = findVehicle(index, commissionId)
  return {
    total: 1,
    offset: 0,
    limit: 1,
    vehicles: [vehicleWire(index, vehicle, context)],
    detail: vehicleDetailWire(index, vehicle, context),
    version: stockVersion(index),
  }
}

function sideBySide(
  index: StockIndex,
  commissionIds: readonly string[],
  context: VehicleContext,
): StockVehiclesResponse {
  const onSale = [...new Set(commissionIds)].flatMap((id) => vehicleOnSale(index, id) ?? [])
  return {
    total: onSale.length,
    offset: 0,
    limit: commissionIds.length,
    vehicles: onSale.map((vehicle) => vehicleWire(index, vehicle, context)),
    details: onSale.map((vehicle) => vehicleDetailWire(index, vehicle, context)),
    version: stockVersion(index),
  }
}

function search(index: StockIndex, body: StockVehiclesBody, context: VehicleContext): StockVehiclesResponse {
  const { sort = 'PROMOTIONS', offset = 0, limit = DEFAULT_LIMIT, include = [] } = body
  const selection = select(index, {
    criteria: body.criteria ?? {},
    salesType: body.sales_type,
    ...(body.near && { near: body.near }),
    ...(body.terms && { terms: body.terms }),
  })
  const order =
    sort === 'MONTHLY_ASC' ? monthlyOn(index, body.sales_type, body.terms).order : index.orders[body.sales_type][sort]
  const wishes = readWishes(index, body.wishes ?? [])
  const ordered = (set: Bitset) =>
    orderVehicles(
      set,
      order,
      index.free,
      wishes.map((wish) => wish.set),
    )
  const wire = (vehicle: number): StockVehicle => ({
    ...vehicleWire(index, vehicle, context),
    ...(wishes.length > 0 && { match: matchWishes(index, wishes, vehicle, context.language) }),
  })
  return {
    total: selection.total,
    offset,
    limit,
    ...(body.fold ? folded() : { vehicles: slicePage(ordered(selection.all), offset, limit).map(wire) }),
    ...(include.includes('facets') && { facets: countFacets(index, selection, body.lang) }),
    ...(include.includes('approximate') && selection.total === 0 && { approximate: approximate(selection) }),
    ...(include.includes('approximate') && selection.total < FEW && { near_misses: nearMisses() }),
    version: stockVersion(index),
  }

  function folded(): Pick<StockVehiclesResponse, 'entries' | 'vehicles'> {
    const { entries, page } = sliceFoldedPage(index, ordered(selection.all), offset, limit)
    const vehicles = page.map((members) => {
      const [first = 0] = members
      return { ...wire(first), ...(members.length > 1 && { folded: foldedWire(index, members, context) }) }
    })
    return { entries, vehicles }
  }

  function nearMisses(): StockVehiclesResponse['near_misses'] {
    return findNearMisses(index, selection, MOST_NEAR_MISSES).map(({ vehicle, difference }) => ({
      vehicle: wire(vehicle),
      difference: differenceWire(index, difference, body.lang),
    }))
  }

  function approximate(nothing: Selection) {
    return relax(nothing).map(({ reason, set, total }) => ({
      reason: reason[context.language],
      total,
      vehicles: slicePage(ordered(set), 0, APPROXIMATE_LIMIT).map(wire),
    }))
  }
}

/** Throws unknown_code, unknown_vehicle, and invalid_parameter where no car is named. */
export function cupraCodeStock(query: CupraCodeStockQuery, clock: Clock = systemClock): CupraCodeStockResponse {
  const index = stockIndex(clock)
  const from = query.zipcode === undefined ? undefined : placeOfZipcode(query.zipcode)
  const context: VehicleContext = {
    language: query.lang,
    salesType: query.sales_type,
    today: clock.today(),
    ...(from && { from }),
  }
  const twins = twinsOf(index, query, (dealer) => (from ? distanceKm(from, dealer) : 0))
  const exact = twins.filter(({ score }) => score === 1)
  const close = twins.filter(({ score }) => score < 1)
  const limit = query.limit ?? DEFAULT_TWINS
  const wire = ({ vehicle }: Twin) => vehicleWire(index, vehicle, context)
  return {
    total: twins.length,
    exact_total: exact.length,
    exact: exact.slice(0, limit).map(wire),
    close: close.slice(0, limit).map((twin) => ({
      vehicle: wire(twin),
      same: [...twin.same],
      different: twin.different.map(({ category, wanted, got, delta }) => ({
        category,
        wanted: wanted[query.lang],
        got: got[query.lang],
        price_delta: moneyOfAmount(delta),
      })),
      score: twin.score,
    })),
  }
}

/** The most exact reference counts. */
function twinsOf(
  index: StockIndex,
  { commission_id, cupra_code }: CupraCodeStockQuery,
  distance: (dealer: StockDealer) => number,
): Twin[] {
  if (commission_id) return findClosest(index, findAnyVehicle(index, commission_id))
  if (cupra_code) return findTwins(index, makeBuild(parseCode(cupra_code).car), distance)
  throw invalidParameter('cupra_code', {
    fr: 'Indiquez un code de configuration ou le numéro d’une voiture.',
    nl: 'Geef een configuratiecode of het nummer van een wagen.',
  })
}

export const stockHandlers: HandlersUnder<'/v1/stocks/'> = {
  'stock-filters': ({ query }) => filters(query),
  'cupra-code-stock': ({ query }) => cupraCodeStock(query),
  'stock-vehicles': ({ body }) => vehicles(body),
}

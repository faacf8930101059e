import type {
  CupraCodeStockQuery,
  CupraCodeStockResponse,
  StockFiltersQuery,
  StockFiltersResponse,
  StockVehicle,
  StockVehiclesBody,
  StockVehiclesResponse,
} from '@/contract/stock'
import { distanceKm, placeOfZipcode } from '@/domain/places'
import { STOCK_SORTS } from '@/domain/stock-sort'
import { type Clock, systemClock } from '../clock'
import { parseCode } from '../engine/cupra-code'
import type { HandlersUnder } from '../http/handler-types'
import { moneyOfAmount } from '../wire/money'
import type { Bitset } from './bitset'
import { criteriaOfQuery } from './criteria-of-query'
import { facetsOf } from './facets-of'
import { findVehicle } from './find-vehicle'
import { pageOf, rankedPageOf } from './page-of'
import { relax } from './relax'
import { type Selection, select } from './select'
import { stockIndex, stockVersion } from './stock'
import { makeBuild } from './stock-build'
import type { StockIndex } from './stock-index'
import { type Twin, twinsOf } from './twins'
import { type VehicleContext, vehicleDetailWire, vehicleWire } from './vehicle-wire'
import { matchOf, wishesOf } from './wishes'

const DEFAULT_LIMIT = 24
const APPROXIMATE_LIMIT = 3
const DEFAULT_TWINS = 6

export function filters(query: StockFiltersQuery, clock: Clock = systemClock): StockFiltersResponse {
  const index = stockIndex(clock)
  const selection = select(index, { criteria: criteriaOfQuery(query), salesType: query.sales_type })
  return {
    total: selection.total,
    facets: facetsOf(index, selection, query.lang),
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
    ...(body.near && { from: placeOfZipcode(body.near.zipcode) }),
  }
  return body.commission_id ? oneVehicle(index, body.commission_id, context) : search(index, body, context)
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

function search(index: StockIndex, body: StockVehiclesBody, context: VehicleContext): StockVehiclesResponse {
  const { sort = 'PROMOTIONS', offset = 0, limit = DEFAULT_LIMIT, include = [] } = body
  const selection = select(index, {
    criteria: body.criteria ?? {},
    salesType: body.sales_type,
    ...(body.near && { near: body.near }),
  })
  const order = index.orders[body.sales_type][sort]
  const wishes = wishesOf(index, body.wishes ?? [])
  const listed = (set: Bitset, from: number, most: number): StockVehicle[] => {
    if (wishes.length === 0) {
      return pageOf(set, order, from, most).map((vehicle) => vehicleWire(index, vehicle, context))
    }
    const sets = wishes.map((wish) => wish.set)
    return rankedPageOf(set, order, sets, from, most).map((vehicle) => ({
      ...vehicleWire(index, vehicle, context),
      match: matchOf(index, wishes, vehicle, context.language),
    }))
  }
  return {
    total: selection.total,
    offset,
    limit,
    vehicles: listed(selection.all, offset, limit),
    ...(include.includes('facets') && { facets: facetsOf(index, selection, body.lang) }),
    ...(include.includes('approximate') && selection.total === 0 && { approximate: approximate(selection) }),
    version: stockVersion(index),
  }

  function approximate(nothing: Selection) {
    return relax(nothing).map(({ reason, set, total }) => ({
      reason: reason[context.language],
      total,
      vehicles: listed(set, 0, APPROXIMATE_LIMIT),
    }))
  }
}

/** Throws unknown_code. */
export function cupraCodeStock(query: CupraCodeStockQuery, clock: Clock = systemClock): CupraCodeStockResponse {
  const index = stockIndex(clock)
  const from = query.zipcode === undefined ? undefined : placeOfZipcode(query.zipcode)
  const context: VehicleContext = { language: query.lang, salesType: query.sales_type, today: clock.today(), ...(from && { from }) } // biome-ignore format: one line reads better
  const twins = twinsOf(index, makeBuild(parseCode(query.cupra_code).car), (dealer) =>
    from ? distanceKm(from, dealer) : 0,
  )
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

export const stockHandlers: HandlersUnder<'/v1/stocks/'> = {
  'stock-filters': ({ query }) => filters(query),
  'cupra-code-stock': ({ query }) => cupraCodeStock(query),
  'stock-vehicles': ({ body }) => vehicles(body),
}

import type { $ZodType } from 'zod/v4/core'
import { alertResponseSchema, missingCatalogPriceBodySchema, missingPriceDiscountBodySchema } from './alerts'
import * as configurator from './configurator'
import { featureFlagsResponseSchema } from './feature-flags'
import * as stock from './stock'

export interface Call {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Hono's and our own notation; OpenAPI's braces are made from it. */
  readonly path: `/v1/${string}`
  readonly summary: string
  readonly query?: $ZodType
  readonly body?: $ZodType
  readonly response: $ZodType
  readonly status: 200 | 201 | 202
  /** Problem codes a caller must expect, besides invalid_parameter and internal. */
  readonly problems: readonly string[]
}

const car = ['unknown_configuration', 'unknown_code'] as const

/** Spec §7, in its order: every call of the remote service. The embedded backend, OpenAPI and conformance read this list. */
export const CALLS = [
  { name: 'models-prices', method: 'GET', path: '/v1/car-configurator/models-prices', summary: 'From prices of the models', query: configurator.modelsPricesQuerySchema, response: configurator.modelsPricesResponseSchema, status: 200, problems: ['unknown_carline'] },
  { name: 'financial-simulations-models', method: 'GET', path: '/v1/car-configurator/financial-simulations-models', summary: 'Financing and lease simulations of the models', query: configurator.simulationsQuerySchema, response: configurator.simulationsResponseSchema, status: 200, problems: ['unknown_carline'] },
  { name: 'configurations', method: 'GET', path: '/v1/car-configurator/configurations', summary: 'Start builds of a carline, one per version', query: configurator.configurationsQuerySchema, response: configurator.configurationsResponseSchema, status: 200, problems: ['unknown_carline'] },
  { name: 'standards', method: 'GET', path: '/v1/car-configurator/standards', summary: 'Standard equipment of a car', query: configurator.carQuerySchema, response: configurator.standardsResponseSchema, status: 200, problems: car },
  { name: 'delivery', method: 'GET', path: '/v1/car-configurator/delivery', summary: 'Delivery time of a car or carline', query: configurator.deliveryQuerySchema, response: configurator.deliverySchema, status: 200, problems: [...car, 'unknown_carline'] },
  { name: 'configuration', method: 'GET', path: '/v1/car-configurator/configuration', summary: 'A car: parts, price, WLTP, pictures, delivery', query: configurator.carQuerySchema, response: configurator.configurationResponseSchema, status: 200, problems: car },
  { name: 'choices', method: 'GET', path: '/v1/car-configurator/choices/:id', summary: 'Every choice for a car with its price effect', query: configurator.choicesQuerySchema, response: configurator.choicesResponseSchema, status: 200, problems: car },
  { name: 'prices', method: 'GET', path: '/v1/car-configurator/prices', summary: 'The price of a car, or the catalogue price list', query: configurator.carQuerySchema, response: configurator.pricesResponseSchema, status: 200, problems: car },
  { name: 'quotes', method: 'GET', path: '/v1/car-configurator/quotes', summary: 'Financing and lease quotes for a car', query: configurator.quotesQuerySchema, response: configurator.quotesResponseSchema, status: 200, problems: [...car, 'unknown_vehicle', 'vehicle_sold'] },
  { name: 'pictures', method: 'GET', path: '/v1/car-configurator/pictures', summary: 'Pictures of a car or carline', query: configurator.picturesQuerySchema, response: configurator.picturesResponseSchema, status: 200, problems: [...car, 'unknown_carline'] },
  { name: 'cupra-params', method: 'GET', path: '/v1/car-configurator/cupra-params', summary: 'What a code stands for', query: configurator.cupraParamsQuerySchema, response: configurator.cupraParamsResponseSchema, status: 200, problems: ['unknown_code'] },
  { name: 'cupra-code', method: 'POST', path: '/v1/car-configurator/cupra-code', summary: 'The code of a car', body: configurator.cupraCodeBodySchema, response: configurator.cupraCodeResponseSchema, status: 201, problems: ['invalid_body', 'body_too_large', 'unknown_configuration'] },
  { name: 'marketing-code', method: 'GET', path: '/v1/car-configurator/marketing-code', summary: 'The marketing code that a car belongs to', query: configurator.carQuerySchema, response: configurator.marketingCodeResponseSchema, status: 200, problems: car },
  { name: 'stock-filters', method: 'GET', path: '/v1/stocks/filters', summary: 'Facets of the stock with live counts', query: stock.stockFiltersQuerySchema, response: stock.stockFiltersResponseSchema, status: 200, problems: [] },
  { name: 'cupra-code-stock', method: 'GET', path: '/v1/stocks/cupra-code-stock', summary: 'Cars in stock that are the same as or close to a build', query: stock.cupraCodeStockQuerySchema, response: stock.cupraCodeStockResponseSchema, status: 200, problems: ['unknown_code'] },
  { name: 'stock-vehicles', method: 'POST', path: '/v1/stocks/vehicles', summary: 'Search the stock, or one car by its number', body: stock.stockVehiclesBodySchema, response: stock.stockVehiclesResponseSchema, status: 200, problems: ['invalid_body', 'body_too_large', 'unknown_vehicle', 'vehicle_sold'] },
  { name: 'missing-price-discount', method: 'POST', path: '/v1/alerts/missing-price-discount', summary: 'Report a reduction without its price', body: missingPriceDiscountBodySchema, response: alertResponseSchema, status: 202, problems: ['invalid_body', 'body_too_large'] },
  { name: 'missing-catalog-price', method: 'POST', path: '/v1/alerts/missing-catalog-price', summary: 'Report a missing catalogue price', body: missingCatalogPriceBodySchema, response: alertResponseSchema, status: 202, problems: ['invalid_body', 'body_too_large'] },
  { name: 'feature-flags', method: 'GET', path: '/v1/feature-flags', summary: 'Every feature flag', response: featureFlagsResponseSchema, status: 200, problems: [] },
] as const satisfies readonly Call[] // biome-ignore format: one call, one line

export type CallName = (typeof CALLS)[number]['name']

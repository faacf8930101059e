import type { output } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { alertResponseSchema, missingCatalogPriceBodySchema, missingPriceDiscountBodySchema } from './alerts'
import * as configurator from './configurator'
import * as configuredCar from './configured-car'
import { featureFlagsResponseSchema } from './feature-flags'
import type { ProblemCode } from './problem'
import * as stock from './stock'

/** A row of spec §7. Whatever a service, its document, its tests and its callers know of a call, they know from here. */
export interface Call {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Hono's and our own notation; OpenAPI's braces are made from it. */
  readonly path: `/v1/${string}`
  readonly summary: string
  /** Notes for a caller, besides the fields: Markdown, as OpenAPI has it. */
  readonly description: string
  readonly query?: $ZodType
  readonly body?: $ZodType
  readonly response: $ZodType
  readonly status: 200 | 201 | 202
  /** How long an answer to GET may be kept; a minute when absent. */
  readonly cache?: 'no-cache'
  /** Problem codes of this call; those that every call of its kind may answer are added (listProblemCodes). */
  readonly problems: readonly ProblemCode[]
}

const GET = { method: 'GET', status: 200 } as const
const POST = { method: 'POST' } as const
const car = ['unknown_configuration', 'unknown_code'] as const

/** Spec §7, in its order: every call of the remote service. */
export const CALLS = [
  {
    name: 'models-prices',
    ...GET,
    path: '/v1/car-configurator/models-prices',
    summary: 'From prices of the models',
    description: 'The cheapest car of each carline on sale with its WLTP figures, its picture and its monthly amount.',
    query: configurator.modelsPricesQuerySchema,
    response: configurator.modelsPricesResponseSchema,
    problems: ['unknown_carline'],
  },
  {
    name: 'financial-simulations-models',
    ...GET,
    path: '/v1/car-configurator/financial-simulations-models',
    summary: 'Financing and lease simulations of the models',
    description:
      'For the cheapest car of each carline and each product that the audience is offered; with `product_code` that product alone. A credit carries the representative example that the law wants beside it. With `monthly_max` it searches: of every version, and of the cars in stock of every version, the one that comes closest to the amount without being above it, the closest first; `search` says how many there are.',
    query: configurator.simulationsQuerySchema,
    response: configurator.simulationsResponseSchema,
    problems: ['unknown_carline'],
  },
  {
    name: 'configurations',
    ...GET,
    path: '/v1/car-configurator/configurations',
    summary: 'Base configurations of a carline, one per version',
    description: 'The car that each version of the carline starts with: nothing in it costs extra.',
    query: configurator.configurationsQuerySchema,
    response: configurator.configurationsResponseSchema,
    problems: ['unknown_carline'],
  },
  {
    name: 'standards',
    ...GET,
    path: '/v1/car-configurator/standards',
    summary: 'Standard equipment of a car',
    description: 'By category; what the next lower trim does not have is marked. Needs `id` or `cupra_code`.',
    query: configurator.carQuerySchema,
    response: configurator.standardsResponseSchema,
    problems: car,
  },
  {
    name: 'delivery',
    ...GET,
    path: '/v1/car-configurator/delivery',
    summary: 'Delivery time of a car or carline',
    description:
      'Always a range of weeks and the day on which it was worked out. Needs `id`, `cupra_code` or `carline_code`.',
    query: configurator.deliveryQuerySchema,
    response: configurator.deliverySchema,
    problems: [...car, 'unknown_carline'],
  },
  {
    name: 'configuration',
    ...GET,
    path: '/v1/car-configurator/configuration',
    summary: 'A car: parts, price, WLTP, pictures, delivery',
    description:
      'A car that can no longer be built is answered by the nearest one that can, and `replaced` lists what gave way. Needs `id` or `cupra_code`. The problem of an unknown code lists codes that may have been meant, as `errors` with the code `suggestion`.',
    query: configurator.carQuerySchema,
    response: configuredCar.configurationResponseSchema,
    problems: car,
  },
  {
    name: 'choices',
    ...GET,
    path: '/v1/car-configurator/choices/:id',
    summary: 'Every choice for a car with its price effect',
    description:
      'Each choice names the car that taking it leads to. A choice that conflicts with the car says why and offers repairs. Within a carline a code is one choice, over all categories.',
    query: configuredCar.choicesQuerySchema,
    response: configuredCar.choicesResponseSchema,
    problems: car,
  },
  {
    name: 'prices',
    ...GET,
    path: '/v1/car-configurator/prices',
    summary: 'The price of a car, or the catalogue price list',
    description: 'With `id` or `cupra_code` the price of that car, without either the catalogue price list.',
    query: configurator.carQuerySchema,
    response: configuredCar.pricesResponseSchema,
    problems: car,
  },
  {
    name: 'quotes',
    ...GET,
    path: '/v1/car-configurator/quotes',
    summary: 'Financing and lease quotes for a car',
    description:
      'Every product that the audience is offered for this car, and the durations, mileages and deposits that can be asked for. With `product_code` that product alone, or none. Needs `id`, `cupra_code` or `commission_id`.',
    query: configuredCar.quotesQuerySchema,
    response: configuredCar.quotesResponseSchema,
    problems: [...car, 'unknown_vehicle', 'vehicle_sold'],
  },
  {
    name: 'pictures',
    ...GET,
    path: '/v1/car-configurator/pictures',
    summary: 'Pictures of a car or carline',
    description:
      'The nearest picture that there is; `is_fallback` marks one that shows another choice, or a drawing. Needs `id`, `cupra_code` or `carline_code`.',
    query: configuredCar.picturesQuerySchema,
    response: configuredCar.picturesResponseSchema,
    problems: [...car, 'unknown_carline'],
  },
  {
    name: 'turntable',
    ...GET,
    path: '/v1/car-configurator/turntable',
    summary: 'Pictures of a carline to turn it round',
    description: 'The carline as it is presented, and a whole turn of it in equal steps where there are all pictures.',
    query: configuredCar.turntableQuerySchema,
    response: configuredCar.turntableResponseSchema,
    problems: ['unknown_carline'],
  },
  {
    name: 'cupra-params',
    ...GET,
    path: '/v1/car-configurator/cupra-params',
    summary: 'What a code stands for',
    description: 'The configuration behind a public code of eight characters, and whether it can still be ordered.',
    query: configuredCar.cupraParamsQuerySchema,
    response: configuredCar.cupraParamsResponseSchema,
    problems: ['unknown_code'],
  },
  {
    name: 'cupra-code',
    ...POST,
    status: 201,
    path: '/v1/car-configurator/cupra-code',
    summary: 'The code of a car',
    description: 'May be repeated: the same car always has the same code.',
    body: configuredCar.cupraCodeBodySchema,
    response: configuredCar.cupraCodeResponseSchema,
    problems: ['unknown_configuration'],
  },
  {
    name: 'marketing-code',
    ...GET,
    path: '/v1/car-configurator/marketing-code',
    summary: 'The marketing code that a car belongs to',
    description:
      'Carline, version and audience in one code, with the promotion of the day. Needs `id` or `cupra_code`.',
    query: configurator.carQuerySchema,
    response: configuredCar.marketingCodeResponseSchema,
    problems: car,
  },
  {
    name: 'stock-filters',
    ...GET,
    path: '/v1/stocks/filters',
    summary: 'Facets of the stock with live counts',
    description:
      'A count is the total of the list if its value were chosen alone in its facet and all else stayed. Several values of a facet are repeated or separated by commas.',
    query: stock.stockFiltersQuerySchema,
    response: stock.stockFiltersResponseSchema,
    problems: [],
  },
  {
    name: 'cupra-code-stock',
    ...GET,
    path: '/v1/stocks/cupra-code-stock',
    summary: 'Cars in stock that are the same as or close to a build, or to another car of the stock',
    description:
      'Needs `cupra_code` or `commission_id`. Neither sold nor reserved ones. Close ones say what is the same, what is different and what the difference costs.',
    query: stock.cupraCodeStockQuerySchema,
    response: stock.cupraCodeStockResponseSchema,
    problems: ['unknown_code', 'unknown_vehicle'],
  },
  {
    name: 'stock-vehicles',
    ...POST,
    status: 200,
    path: '/v1/stocks/vehicles',
    summary: 'Search the stock, or one car by its number',
    description:
      'A search: it changes nothing. With `commission_id` one vehicle with its whole detail, or 410 once it is sold.',
    body: stock.stockVehiclesBodySchema,
    response: stock.stockVehiclesResponseSchema,
    problems: ['unknown_vehicle', 'vehicle_sold'],
  },
  {
    name: 'missing-price-discount',
    ...POST,
    status: 202,
    path: '/v1/alerts/missing-price-discount',
    summary: 'Report a reduction without its price',
    description: 'Tells the operator, once for each `dedupe_key`. Holds nothing personal.',
    body: missingPriceDiscountBodySchema,
    response: alertResponseSchema,
    problems: [],
  },
  {
    name: 'missing-catalog-price',
    ...POST,
    status: 202,
    path: '/v1/alerts/missing-catalog-price',
    summary: 'Report a missing catalogue price',
    description: 'Tells the operator, once for each `dedupe_key`, which codes have no price. Holds nothing personal.',
    body: missingCatalogPriceBodySchema,
    response: alertResponseSchema,
    problems: [],
  },
  {
    name: 'feature-flags',
    ...GET,
    path: '/v1/feature-flags',
    summary: 'Every feature flag',
    description: 'A map of flag name to boolean, the same for every audience. A flag that is not named is off.',
    response: featureFlagsResponseSchema,
    cache: 'no-cache',
    problems: [],
  },
] as const satisfies readonly Call[]

export type CallName = (typeof CALLS)[number]['name']
export type CallOf<N extends CallName> = Extract<(typeof CALLS)[number], { readonly name: N }>

type Part<C, K extends 'query' | 'body'> = C extends { readonly [P in K]: infer S extends $ZodType }
  ? output<S>
  : undefined
/** A call's query and body once they are checked, and its answer as a caller reads it. */
export type QueryOf<N extends CallName> = Part<CallOf<N>, 'query'>
export type BodyOf<N extends CallName> = Part<CallOf<N>, 'body'>
/** What a call is asked with: its query, or the body of a POST. */
export type InputOf<N extends CallName> = QueryOf<N> extends undefined ? BodyOf<N> : QueryOf<N>
export type ResponseOf<N extends CallName> = output<CallOf<N>['response']>

/** Every problem that a caller of this call must expect. */
export function listProblemCodes({ query, body, problems }: Pick<Call, 'query' | 'body' | 'problems'>): ProblemCode[] {
  return [
    ...(query ? (['invalid_parameter'] as const) : []),
    ...(body ? (['invalid_body', 'body_too_large', 'unsupported_media_type'] as const) : []),
    ...problems,
    'too_many_requests',
    'internal',
  ]
}

import type { Hono } from 'hono'

import { createAlertDesk } from '../alerts/alert-desk'
import * as configurator from '../configurator/handlers'
import { monthlyOf } from '../finance/card-monthly'
import { financialSimulationsModels, quotes } from '../finance/handlers'
import { createFlagSource } from '../flags/flag-source'
import { settings } from '../settings'
import * as stock from '../stock/handlers'
import { stockCount } from '../stock/stock'
import type { Handlers } from './handler-types'
import { jsonLinesLogger } from './logger'
import { createRouter, type Env, type RouterOptions } from './router'

/** Where the site mounts the service; standing alone, it has no prefix. */
const EMBEDDED_PREFIX = '/api/backend'

export type BackendOptions = Partial<Omit<RouterOptions, 'handlers'>> & {
  readonly handlers?: Partial<Handlers>
  readonly featureFlags?: string
  readonly featureFlagsFile?: string
}

/** The service with the handlers of this house. Throws when the overrides of the feature flags cannot be read. */
export function createBackend(options: BackendOptions = {}): Hono<Env> {
  const logger = options.logger ?? jsonLinesLogger
  const flags = createFlagSource({
    list: options.featureFlags ?? settings.FEATURE_FLAGS,
    file: options.featureFlagsFile ?? settings.FEATURE_FLAGS_FILE,
    logger,
  })
  const takeAlert = createAlertDesk(logger)
  const handlers: Handlers = {
    'models-prices': ({ query }) => configurator.modelsPrices(query, { stockCountOf: stockCount, monthlyOf }),
    'financial-simulations-models': ({ query }) => financialSimulationsModels(query),
    configurations: ({ query }) => configurator.configurations(query),
    standards: ({ query }) => configurator.standards(query),
    delivery: ({ query }) => configurator.delivery(query),
    configuration: ({ query }) => configurator.configuration(query),
    choices: ({ params, query }) => configurator.choices(params.id, query),
    prices: ({ query }) => configurator.prices(query),
    quotes: ({ query }) => quotes(query),
    pictures: ({ query }) => configurator.pictures(query),
    'cupra-params': ({ query }) => configurator.cupraParams(query),
    'cupra-code': ({ body }) => configurator.cupraCode(body),
    'marketing-code': ({ query }) => configurator.marketingCode(query),
    'stock-filters': ({ query }) => stock.filters(query),
    'cupra-code-stock': ({ query }) => stock.cupraCodeStock(query),
    'stock-vehicles': ({ body }) => stock.vehicles(body),
    'missing-price-discount': ({ body }) => takeAlert(body),
    'missing-catalog-price': ({ body }) => takeAlert(body),
    'feature-flags': () => flags(),
    ...options.handlers,
  }
  return createRouter({ corsOrigin: settings.BACKEND_CORS_ORIGIN, ...options, logger, handlers })
}

let embedded: Hono<Env> | undefined

/** The embedded service, made with the first request. Takes an address with or without the site's prefix. */
export async function backendFetch(request: Request): Promise<Response> {
  embedded ??= createEmbedded()
  const url = new URL(request.url)
  if (!url.pathname.startsWith(`${EMBEDDED_PREFIX}/`)) return embedded.fetch(request)
  url.pathname = url.pathname.slice(EMBEDDED_PREFIX.length)
  return embedded.fetch(new Request(url, request))
}

/** Inside the site a wrong flag must not take every page down: it is logged, and the defaults stand. */
function createEmbedded(): Hono<Env> {
  try {
    return createBackend({ inSite: true })
  } catch (error) {
    jsonLinesLogger({ level: 'error', event: 'feature_flags_ignored', message: String(error) })
    return createBackend({ featureFlags: '', inSite: true })
  }
}

import type { Hono } from 'hono'
import { dataFile } from '@/config/data-file'
import { withFlagOverrides } from '@/config/flag-overrides'
import { alertHandlers } from '../alerts/alert-desk'
import { configuratorHandlers } from '../configurator/handlers'
import { carMonthly } from '../finance/card-monthly'
import { financeHandlers } from '../finance/handlers'
import { openFlagDesk } from '../flags/flag-changes'
import { createFlagScreen } from '../flags/flag-screen'
import { createFlagSource, mergeLayers } from '../flags/flag-source'
import { SCREEN_PATH } from '../flags/operator-link'
import { settings } from '../settings'
import { stockHandlers } from '../stock/handlers'
import { prepareStock, stockCount } from '../stock/stock'
import type { Handlers } from './handler-types'
import { jsonLinesLogger } from './logger'
import { createRouter, type Env, type RouterOptions } from './router'

/** Where the site mounts the service; standing alone, it has no prefix. */
const EMBEDDED_PREFIX = '/api/backend'

export type BackendOptions = Partial<Omit<RouterOptions, 'handlers'>> & {
  readonly handlers?: Partial<Handlers>
  readonly featureFlags?: string
  readonly featureFlagsFile?: string
  /** Signs who may open the operators' screen; there is none without it. */
  readonly featureFlagsSecret?: string
  readonly featureFlagsChanges?: string
}

/** The service with the handlers of this project. Throws when the overrides of the feature flags cannot be read. */
export function createBackend(options: BackendOptions = {}): Hono<Env> {
  const logger = options.logger ?? jsonLinesLogger
  const secrets = options.featureFlagsSecret ?? settings.FEATURE_FLAGS_SECRET
  const changes = options.featureFlagsChanges ?? settings.FEATURE_FLAGS_CHANGES ?? dataFile('flags.jsonl')
  const desk = secrets ? openFlagDesk({ file: changes, logger }) : undefined
  const layers = createFlagSource({
    list: options.featureFlags ?? settings.FEATURE_FLAGS,
    file: options.featureFlagsFile ?? settings.FEATURE_FLAGS_FILE,
    ...(desk && { screen: desk.overrides }),
    logger,
  })
  const handlers: Handlers = {
    ...configuratorHandlers({ countStock: stockCount, carMonthly }),
    ...financeHandlers,
    ...stockHandlers,
    ...alertHandlers(logger),
    // What a preview's page asks from the browser is of the preview too.
    'feature-flags': () => withFlagOverrides(mergeLayers(layers())),
    ...options.handlers,
  }
  const router = createRouter({ corsOrigin: settings.BACKEND_CORS_ORIGIN, ...options, logger, handlers })
  if (desk && secrets) {
    const prefix = options.inSite ? EMBEDDED_PREFIX : ''
    const isSecure = settings.SITE_URL.startsWith('https:')
    const answer = createFlagScreen({ desk, layers, secrets, prefix, isSecure })
    router.on(['GET', 'POST'], SCREEN_PATH, (c) => answer(c.req.raw))
  }
  return router
}

/** Calls that look at the vehicles. */
const NEEDS_STOCK = /\/v1\/(?!feature-flags)/

let embedded: Hono<Env> | undefined

/** The embedded service, made with the first request. Takes an address with or without the site's prefix. */
export async function backendFetch(request: Request): Promise<Response> {
  embedded ??= createEmbedded()
  const url = new URL(request.url)
  if (NEEDS_STOCK.test(url.pathname)) await prepareStock()
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

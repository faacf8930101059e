import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { format } from 'node:util'
import next from 'next'
import { BUILT_WITH, type BuiltWith, differingSettings, unfitSettings } from '@/config/built-with.mjs'
import { settingHeaders } from '@/config/headers/setting-headers.mjs'
import { EnvironmentError, parseEnv } from '@/config/parse-env.mjs'
import { notFoundFile } from '@/data/not-found/not-found-file.server'
import { isOfTheRequest } from '@/data/server-errors.server'
import { type BuiltFiles, checkContentIntegrity } from './content-integrity'
import { logField } from './field'
import { openFlagService } from './flag-service'
import { warnOfFlagsWithoutSettings } from './flags-without-settings'
import { shutDownOnSignal } from './graceful-shutdown'
import { createLog, type Log } from './log'
import { logDeviations } from './log-deviations'
import { logBreakers, logMessageDelays, logServerErrors } from './log-outages'
import { createMetrics } from './metrics'
import { createNotFoundCounts } from './not-found-counts'
import { createPageRequests } from './page-making/page-requests'
import { definePageStore } from './page-store/page-store'
import { storeName } from './page-store/store-name'
import { purgeOnFlags } from './purge-on-flags'
import { createRateLimitCounters } from './rate-limit-counters'
import { createSiteServer } from './site-server'
import { startTracing } from './tracing'
import { warmUp } from './warm-up'
import { watchFlags } from './watch-flags'

/**
 * The server of the built site. scripts/lib/prepare.mjs bundles it into .next/standalone/server.js, in the place of the
 * one that Next writes (docs/decisions/0027-custom-server-in-front-of-next.md).
 */
async function main(): Promise<void> {
  process.chdir(__dirname)
  Object.assign(process.env, { NODE_ENV: 'production' })
  const built = readBuild()
  const env = readEnvironment(built.settings)
  const { HOST: hostname, PORT: port } = env
  const release = { build: built.buildId, version: env.NEXT_PUBLIC_APP_VERSION }
  const log = createLog(env.LOG_LEVEL, release)
  takeConsole(log)
  logDeviations(log)
  logField(log)
  logServerErrors(log)
  const stopTracing = await startTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT, release.version)

  const differing = differingSettings(built.settings, env)
  // One that was made for a remote service has none ahead.
  const madeAhead = Object.keys(built.lifetimes).filter((path) => !/\/(?:404|500)$/.test(path))
  if (madeAhead.length > 0 && differing.length > 0)
    log.info(
      { settings: differing },
      'the pages of the build were made with other settings: none of them is handed out',
    )
  const { buildId, lifetimes } = built
  const pages = definePageStore({
    megabytes: env.PAGE_STORE_MB,
    redisUrl: env.REDIS_URL,
    name: storeName(buildId, env),
    lifetimes,
    log,
    withBuilt: differing.length === 0,
  })
  // Where Next looks for its settings in a built folder that has none of the project's own files.
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(built.config)
  // Next takes whatever asks for another protocol from the server that it is given, and answers none of it. Ours is given to nobody: it answers
  // that as any other request, within the same limits.
  const httpServer = createServer()
  // Without the bundler's name Next reads the other one's manifests, and a page made on request does not name its own code.
  const app = next({ dev: false, dir: __dirname, hostname, port, httpServer, webpack: true })
  const counts = createRateLimitCounters({ redisUrl: env.REDIS_URL, secret: env.FRONT_SECRET ?? buildId, log })
  logBreakers(log)
  logMessageDelays(log)
  const contentProblems = await checkContentIntegrity(__dirname, built.contentFiles)
  for (const problem of contentProblems) log.warn({ problem }, 'a file of the content is not as it should be')
  const handle = createPageRequests({
    handle: (request: IncomingMessage, response: ServerResponse) => app.getRequestHandler()(request, response),
    pages,
    proxies: env.TRUSTED_PROXIES,
    previewId: built.previewId,
  })
  let isWarm = false
  const headersOf = settingHeaders(env, { development: false, bootstrapScript: built.bootstrapScript })
  // Editors who try an address are no visitors.
  const askedInVain = env.CONTENT_EDITOR
    ? undefined
    : createNotFoundCounts({ file: notFoundFile(env.ASKED_IN_VAIN, __dirname), log })
  const site = createSiteServer({
    env,
    log,
    askedInVain,
    metrics: createMetrics(release),
    counts,
    built: { buildId, version: release.version, headersOf, differing: madeAhead.length > 0 ? differing : [] },
    isWarm: () => isWarm,
    contentProblems,
    handle,
  })
  shutDownOnSignal(async () => {
    await site.stop()
    counts.close()
    await Promise.allSettled([app.close(), pages.close(), askedInVain?.close(), stopTracing()])
    process.exit(0)
  })

  const { FLAG_SERVICE_URL, FLAG_SERVICE_TOKEN, BACKEND_DEADLINE_MS: deadline } = env
  const askFlagService = await openFlagService({ url: FLAG_SERVICE_URL, token: FLAG_SERVICE_TOKEN, deadline, log })
  // The first page has them already, where the service answers.
  await Promise.all([app.prepare(), askFlagService()])
  await site.listen(port, hostname)
  const address = site.address()
  const url = env.BACKEND_URL ?? `${address}/api/backend`
  const [warnOfUnmet, tellCdn] = [warnOfFlagsWithoutSettings(env, log), purgeOnFlags(env, log)]
  const tell = (names: readonly string[]) => {
    pages.tellFlags(names)
    warnOfUnmet(names)
    tellCdn(names)
  }
  watchFlags({ url, deadline, askFlagService, log, tell })
  log.info({ address }, 'the site is served')
  await warmUp(address, log)
  isWarm = true
}

/** Lines that Next and other packages write go into the same log. */
function takeConsole(log: Log): void {
  const lineFor =
    (level: 'error' | 'warn' | 'debug') =>
    (...parts: unknown[]) =>
      log[parts.some(isOfTheRequest) ? 'debug' : level]({ from: 'console' }, format(...parts))
  Object.assign(console, {
    error: lineFor('error'),
    warn: lineFor('warn'),
    log: lineFor('debug'),
    info: lineFor('debug'),
  })
}

/** @param build what it was made with */
function readEnvironment(build: BuiltWith) {
  try {
    const env = parseEnv(process.env)
    const problems = unfitSettings(build, env)
    if (problems.length > 0) throw new EnvironmentError(problems)
    return env
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

/** Facts that the build wrote down for its server. */
function readBuild() {
  const read = (name: string) => readFileSync(join(__dirname, '.next', name), 'utf8')
  const { config } = JSON.parse(read('required-server-files.json')) as { config: { env: { BOOTSTRAP_SCRIPT: string } } }
  const { routes, preview } = JSON.parse(read('prerender-manifest.json')) as {
    routes: Readonly<Record<string, { readonly initialRevalidateSeconds: number | false }>>
    preview: { readonly previewModeId: string }
  }
  return {
    config,
    lifetimes: Object.fromEntries(
      Object.entries(routes).map(([path, { initialRevalidateSeconds }]) => [path, initialRevalidateSeconds]),
    ),
    buildId: read('BUILD_ID').trim(),
    previewId: preview.previewModeId,
    bootstrapScript: config.env.BOOTSTRAP_SCRIPT,
    settings: JSON.parse(read(BUILT_WITH)) as BuiltWith,
    contentFiles: JSON.parse(read('content-files.json')) as BuiltFiles,
  }
}

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`)
  process.exit(1)
})

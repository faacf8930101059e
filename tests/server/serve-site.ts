import type { IncomingMessage, ServerResponse } from 'node:http'
import { server as mockServer } from '@tests/msw/server'
import { http, passthrough } from 'msw'
import { onTestFinished } from 'vitest'
import { createLog, type Log } from '@/server/log'
import { createMetrics } from '@/server/metrics'
import { createRateLimitCounters } from '@/server/rate-limit-counters'
import { createSiteServer } from '@/server/site-server'

export const TOKEN = 'a'.repeat(32)
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export const page: Handle = async (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html></html>')
}

interface Served {
  readonly log?: Log
  readonly contentProblems?: readonly string[]
  readonly differing?: readonly string[]
  readonly askedInVain?: { readonly note: (path: string) => void }
  readonly host?: string
}

/** The site's server in front of pages that a test makes, until that test has ended. */
export async function serve(handle: Handle, env = {}, options: Served = {}) {
  const { log = createLog('silent'), contentProblems = [], differing = [], askedInVain, host = '127.0.0.1' } = options
  mockServer.use(http.all(/^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):/, () => passthrough()))
  const site = createSiteServer({
    env: { TRUSTED_PROXIES: 0, RATE_LIMIT: 0, MESSAGES_RATE_LIMIT: 0, METRICS_TOKEN: TOKEN, ...env },
    log,
    metrics: createMetrics({ build: 'build-1', version: '1.4.0' }),
    counts: createRateLimitCounters({ redisUrl: undefined, secret: 's', log: createLog('silent') }),
    contentProblems,
    built: {
      buildId: 'build-1',
      version: '1.4.0',
      differing,
      headersOf: () => [{ key: 'X-Content-Type-Options', value: 'nosniff' }],
    },
    askedInVain,
    handle,
  })
  await site.listen(0, host)
  onTestFinished(() => site.stop())
  const ask = (path: string, init?: RequestInit) => fetch(`${site.address()}${path}`, { redirect: 'manual', ...init })
  const metrics = async () => (await ask('/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text()
  return { site, ask, metrics }
}

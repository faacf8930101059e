import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { modelsPrices } from '@demo/backend/configurator/handlers'
import { createBackend } from '@demo/backend/http/app'
import { serve } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../../scripts/lib/run.mjs'

/** The processes of ops/compose.yaml, started with what it gives them: no machine of the checks has a container engine. */

interface Service {
  readonly environment?: Readonly<Record<string, string>>
}
const { services } = parse(readFileSync('ops/compose.yaml', 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
}

/** `${NAME:-fallback}` and `${NAME:?message}`, as the engine fills them in. */
function environmentOf(service: Service | undefined, given: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(service?.environment ?? {}).map(([name, text]) => [
      name,
      text.replace(
        /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
        (_, asked: string, fallback = '') => given[asked] ?? fallback,
      ),
    ]),
  )
}

const RAISED_BY = 1_000
let site: ChildProcess | undefined
let remote: Server | undefined
afterAll(() => {
  site?.kill('SIGKILL')
  remote?.close()
})

test.each([
  ['screens of editors that the build does not have', { CONTENT_EDITOR: 'local' }, 'CONTENT_EDITOR is "local"'],
  [
    'another service for browsers alone',
    { NEXT_PUBLIC_BACKEND_URL: 'https://api.example.be' },
    'NEXT_PUBLIC_BACKEND_URL',
  ],
])('a process that is told of %s does not start, and says why', (_, settings, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['.next/standalone/server.js'], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, HOST: '127.0.0.1', MESSAGES_STORE: '', ...settings },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
})

test('with a remote service the pages and their browsers ask that service, and nothing of the build’s own is handed out', async () => {
  // The demonstration's, at other prices: who shows the old ones shows those of the build.
  const backend = createBackend({
    logger: () => undefined,
    handlers: {
      'models-prices': ({ query }) => {
        const answer = modelsPrices(query)
        for (const { from_price } of answer.models) {
          from_price.incl += RAISED_BY
          from_price.excl = Math.round((100 * from_price.incl) / (1 + from_price.vat_rate / 100)) / 100
        }
        return answer
      },
    },
  })
  const servicePort = await freePort()
  remote = serve({ fetch: backend.fetch, port: servicePort, hostname: '127.0.0.1' }) as Server
  const service = `http://127.0.0.1:${servicePort}`
  const port = String(await freePort())
  const env = environmentOf(services.site, {
    BACKEND_URL: service,
    SITE_URL: 'https://staging.example.be',
    FRONT_SECRET: 'f'.repeat(32),
    MESSAGES_KEY: 'm'.repeat(32),
    MESSAGES_STORE: '',
  })
  const running = spawn(process.execPath, ['.next/standalone/server.js'], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      ...env,
      REDIS_URL: '',
      MESSAGES_STORE: '',
      HOST: '127.0.0.1',
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  site = running
  let written = ''
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (chunk) => (written += chunk))
  const base = `http://127.0.0.1:${port}`
  const ask = (path: string) => fetch(base + path)
  const isReady = () =>
    ask('/api/health/ready').then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)

  const page = await ask('/nl/modellen')
  const html = await page.text()
  const { models } = modelsPrices({ lang: 'nl', sales_type: 'B2C' })
  const euro = (amount: number) => new RegExp(String(amount).replace(/(?=\d{3}$)/, '\\.'))
  for (const { from_price } of models) expect(html).toMatch(euro(from_price.incl + RAISED_BY))
  expect(html).not.toMatch(euro(Math.min(...models.map(({ from_price }) => from_price.incl))))
  // The browser's own calls go there too, and the policy lets them.
  const settings = /data-settings="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}'
  expect(JSON.parse(settings)).toMatchObject({ backendUrl: service, siteUrl: 'https://staging.example.be' })
  expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${service}`)
  // A rehearsal is in no search result, and says whose page it is.
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(html).toContain('<link rel="canonical" href="https://staging.example.be/nl/modellen"')
  expect(written).toContain('made with other settings')
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { backendFetch } from '@demo/backend/http/app'
import { onTestFinished } from 'vitest'
import { callOfPath } from '@/contract/call-of-path'
import type { CallName } from '@/contract/calls'
import type { StockVehiclesResponse } from '@/contract/stock'
import { freePort, root } from '../../scripts/lib/run.mjs'
import { SERVER_FLAGS } from '../../scripts/lib/server-flags.mjs'

/** An answer of the embedded service, before it is sent. */
export interface RightAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: an answer that is not as agreed has no type
  readonly body: any
}

/** Sends something else than the right answer. */
export type Answering = (call: CallName, right: RightAnswer, response: ServerResponse) => void | Promise<void>

export const sendJson = (response: ServerResponse, body: unknown, status = 200, type = 'application/json') =>
  void response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))

/** The first car that the embedded service has in stock for a private buyer, as its page is addressed. */
export async function firstCarInStock() {
  const answer = await backendFetch(
    new Request('http://backend.invalid/v1/stocks/vehicles', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lang: 'fr', sales_type: 'B2C' }),
    }),
  )
  const { vehicles } = (await answer.json()) as StockVehiclesResponse
  const [vehicle] = vehicles
  if (!vehicle) throw new Error('no car in stock')
  return { modelName: vehicle.carline_code, commissionId: vehicle.commission_id }
}

const TOKEN = 'for this test alone on the loopback device'

/** The built site in a process of its own before the embedded service, whose good answers `answering` sends, until the test has finished. */
export function siteBeforeService(answering: Answering, env: Readonly<Record<string, string>> = {}) {
  return siteBefore((request, response) => void answer(request, response), env)
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://backend.invalid')
    const call = callOfPath(url.pathname)
    const { method = 'GET' } = request
    const right = await backendFetch(
      new Request(url, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(method === 'POST' && { body: new Uint8Array(await buffer(request)) }),
      }),
    )
    const body: unknown = await right.json()
    if (call && right.ok) await answering(call, { status: right.status, body }, response)
    else sendJson(response, body, right.status, right.headers.get('content-type') ?? '')
  }
}

/** The built site in a process of its own before any service, until the test has finished. */
export async function siteBefore(listener: RequestListener, env: Readonly<Record<string, string>> = {}) {
  const service = createServer(listener)
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')

  const port = await freePort()
  const site = spawn(process.execPath, [...SERVER_FLAGS, `${root}.next/standalone/server.js`], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      HOST: '127.0.0.1',
      PORT: String(port),
      BACKEND_URL: `http://127.0.0.1:${address.port}`,
      // A busy machine is not what is tested.
      BACKEND_DEADLINE_MS: '20000',
      PAGE_DEADLINE_MS: '30000',
      LOG_LEVEL: 'info',
      METRICS_TOKEN: TOKEN,
      MESSAGES_STORE: '',
      RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let written = ''
  site.stdout.setEncoding('utf8').on('data', (text: string) => (written += text))
  onTestFinished(() => {
    site.kill('SIGKILL')
    service.closeAllConnections()
    service.close()
  })
  const base = `http://127.0.0.1:${port}`
  const page = async (path: string) => {
    const answer = await fetch(base + path, { redirect: 'manual' })
    return { status: answer.status, cacheControl: answer.headers.get('cache-control') ?? '', html: await answer.text() }
  }
  for (;;) {
    const isUp = await page('/api/health/live').then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isUp) break
    if (site.exitCode !== null) throw new Error(`The site ended while starting:\n${written}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    base,
    page,
    bytes: async (path: string) => new Uint8Array(await (await fetch(base + path)).arrayBuffer()),
    pid: site.pid ?? 0,
    /** What the log says of the service's answers, in the order in which it was said. */
    deviations: () =>
      written
        .split('\n')
        .filter((line) => line.includes('"outcome"'))
        .map((line) => JSON.parse(line) as { call: string; outcome: string; path: string; reason: string })
        .filter(({ outcome }) => ['manners', 'partly', 'wrong-shape'].includes(outcome)),
    /** How many calls ended so, by name and outcome. */
    calls: async (): Promise<Readonly<Record<string, number>>> => {
      const answer = await fetch(`${base}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
      const lines = (await answer.text()).matchAll(
        /^site_remote_calls_total\{call="([^"]+)",outcome="([^"]+)"\} (\d+)$/gm,
      )
      return Object.fromEntries([...lines].map(([, call, outcome, count]) => [`${call} ${outcome}`, Number(count)]))
    },
  }
}

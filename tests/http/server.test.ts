import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, get, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { readPageProps } from '../../scripts/check/test-faults/site.mts'
import { freePort } from '../../scripts/lib/run.mjs'

/** The server as a process: how it starts, what it tells, how it ends. No browser is needed. */

const SERVER = '.next/standalone/server.js'
const TOKEN = 'a token of more than thirty-two letters'

interface Running {
  readonly base: string
  readonly process: ChildProcess
  readonly written: () => string
  readonly ended: Promise<number | null>
}

const running: ChildProcess[] = []
const services: { close: () => void; closeAllConnections: () => void }[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  for (const service of services.splice(0)) {
    service.closeAllConnections()
    service.close()
  }
})

async function start(env: Record<string, string>, { waits = true } = {}): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const base = `http://127.0.0.1:${port}`
  const isLive = () =>
    fetch(`${base}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (waits) await expect.poll(isLive, { timeout: 30_000 }).toBe(true)
  return { base, process: child, written: () => written, ended }
}

async function service(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  services.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

for (const [name, value] of [
  ['STOCK_SIZE', 'abc'],
  ['FEATURE_FLAGS', 'NO_SUCH_FLAG'],
  ['PORT', 'http'],
] as const) {
  test(`a wrong ${name} ends the server itself, with a message that names it`, async () => {
    const { ended, written } = await start({ [name]: value }, { waits: false })
    expect(await ended).toBe(1)
    expect(written()).toContain(name)
  })
}

test('it is ready once it serves pages, counts them, and writes one line of JSON for each, without a query', async () => {
  const { base, written } = await start({ METRICS_TOKEN: TOKEN, LOG_LEVEL: 'info' })
  await expect.poll(() => fetch(`${base}/api/health/ready`).then(({ status }) => status)).toBe(200)
  const answer = await fetch(`${base}/nl/modellen?email=someone%40example.be`)
  const requestId = answer.headers.get('x-request-id')
  await expect.poll(() => written()).toContain(String(requestId))
  const lines = written()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.find((line) => line.requestId === requestId)).toMatchObject({
    level: 'info',
    kind: 'document',
    method: 'GET',
    path: '/nl/modellen',
    status: 200,
  })
  expect(written()).not.toContain('someone')
  const numbers = await fetch(`${base}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  const metrics = await numbers.text()
  expect(metrics).toMatch(/site_page_store_answers_total\{result="(?:hit|stale)"\} [1-9]/)
  // Page, log, health and metrics name the same build.
  const { release } = (await (await fetch(`${base}/api/health/ready`)).json()) as { release: Record<string, string> }
  const { build = '', version = '' } = release
  expect(await answer.text()).toContain(`<meta name="release" content="${version} ${build}"`)
  expect(lines.find((line) => line.requestId === requestId)).toMatchObject({ build, version })
  expect(metrics).toContain(`site_build_info{build="${build}",version="${version}"} 1`)
})

test.each(['h2c', 'websocket'])('whoever offers to go on in %s is answered like any other', async (protocol) => {
  const { base } = await start({})
  // Next takes what it takes with the first page.
  await fetch(`${base}/fr`)
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { connection: 'Upgrade', upgrade: protocol }
      get(`${base}${path}`, { headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).once('error', reject)
    })
  expect(await statusOf('/fr/modeles')).toBe(200)
  expect(await statusOf('/fr/nulle-part')).toBe(404)
})

test('asked to end while the service hangs, it finishes what is in flight and ends within 25 seconds', async () => {
  const url = await service(() => undefined)
  const { base, process: child, ended } = await start({ BACKEND_URL: url })
  const pages = ['born', 'leon', 'formentor'].map((model) => fetch(`${base}/nl/stock/${model}?cold`))
  await new Promise((resolve) => setTimeout(resolve, 300))
  const asked = Date.now()
  child.kill('SIGTERM')
  for (const page of await Promise.all(pages)) expect(page.status).toBe(200)
  expect(await ended).toBe(0)
  expect(Date.now() - asked).toBeLessThan(25_000)
})

test('a change of a flag is on every page within a minute, also on those that were stored before', {
  timeout: 120_000,
}, async () => {
  let flags: Record<string, boolean> = { STOCK: true, STOCK_CTA: true }
  const url = await service(async (request, response) => {
    if (request.url === '/v1/feature-flags') {
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify(flags))
    }
    response.writeHead(503).end()
  })
  const { base } = await start({ BACKEND_URL: url })
  // Each has a part that a flag decides: others do not carry them.
  const pages = ['/nl/faq', '/fr/co2', '/fr/lease']
  const flagsOn = async (path: string) => {
    const { dehydratedState } = readPageProps(await (await fetch(base + path)).text())
    const query = dehydratedState?.queries.find(({ queryKey }) => queryKey[0] === 'feature-flags')
    return Object.keys(query?.state.data ?? {}).sort()
  }
  // A page that was made before the service had answered in time is made again after ten seconds.
  for (const page of pages) {
    await expect.poll(() => flagsOn(page), { timeout: 30_000 }).toEqual(['STOCK', 'STOCK_CTA'])
  }
  flags = { STOCK: true }
  const changed = Date.now()
  for (const page of pages) await expect.poll(() => flagsOn(page), { timeout: 60_000 }).toEqual(['STOCK'])
  expect(Date.now() - changed).toBeLessThan(60_000)
})

test('traces go where the variable says, with the calls to the service in them, and the service is told of the trace', async () => {
  const sent: string[] = []
  const collector = await service(async (request, response) => {
    sent.push(`${request.url} ${await text(request)}`)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  const parents: unknown[] = []
  const url = await service((request, response) => {
    if (request.headers.traceparent) parents.push(request.headers.traceparent)
    response.writeHead(503).end()
  })
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const settings = { BACKEND_URL: url, OTEL_EXPORTER_OTLP_ENDPOINT: collector, LOG_LEVEL: 'info' }
  const { base, process: child, ended, written } = await start(settings)
  // Made on request, so that the service is asked for it.
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  expect((await fetch(`${base}/nl/car-configurator/conf/born.v1`, { headers })).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(sent.join('\n')).toContain('/v1/traces')
  expect(sent.join('\n')).toContain('service configuration')
  // It is the one that somebody in front has begun, and the line of the request says so.
  expect(parents.filter((parent) => String(parent).includes(trace)).length).toBeGreaterThan(0)
  const lines = written().split('\n')
  expect(lines.find((line) => line.includes('"path":"/nl/car-configurator/conf/born.v1"'))).toContain(
    `"trace_id":"${trace}"`,
  )
})

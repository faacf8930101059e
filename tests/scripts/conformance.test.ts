import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createBackend } from '@demo/backend/http/app'
import { getRequestListener } from '@hono/node-server'
import { tempFolder } from '@tests/temp-folder'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bin } from '../../scripts/lib/run.mjs'

/** `npm run conformance` as the team of a service calls it: its service lets in who has a key. */

const { fetch: answer } = createBackend({ logger: () => undefined })
let requests = 0
const server = createServer((request, response) => {
  requests += 1
  if (request.headers['x-key'] === 'sent on')
    return void response.writeHead(307, { location: `http://localhost:${insidePort}/` }).end()
  if (request.headers['x-key'] === 'its own letters')
    return void response.setHeader('content-type', 'application/json').end(Buffer.from('{"note":"é"}', 'latin1'))
  if (request.headers['x-key'] === 'ours') return void getRequestListener(answer)(request, response)
  response.writeHead(401).end('who are you?')
})
/** What the service leads to. */
let askedInside = 0
const inside = createServer((_, response) => {
  askedInside += 1
  response.end('{}')
})
let insidePort = 0
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => inside.listen(0, 'localhost', resolve))
  const other = inside.address()
  insidePort = typeof other === 'object' && other ? other.port : 0
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.close()
  inside.close()
})

const KEY = ['--header', 'X-Key: ours']

function conformance(...options: readonly string[]): Promise<{ code: number; out: string; asked: number }> {
  requests = 0
  return new Promise((resolve) =>
    execFile(bin('tsx'), ['scripts/check/conformance.mts', '--base', base, ...options], (error, out) =>
      resolve({ code: Number(error?.code ?? 0), out, asked: requests }),
    ),
  )
}

it('asks one call with the headers that are given, answers in JSON and records what came', async () => {
  const folder = tempFolder('recorded')
  const { code, out } = await conformance('--call', 'delivery', ...KEY, '--json', '--record', folder)
  const { findings } = JSON.parse(out)
  expect(code).toBe(0)
  expect(findings.length).toBeGreaterThan(4)
  expect(findings.filter(({ call, fault }: { call: string; fault?: string }) => call !== 'delivery' || fault)).toEqual(
    [],
  )
  const recorded = readdirSync(folder).filter((name) => name.startsWith('delivery.'))
  expect(recorded.length).toBeGreaterThan(3)
  const { request, answer: body } = JSON.parse(readFileSync(join(folder, recorded[0] ?? ''), 'utf8'))
  expect(request.path).toContain('/v1/car-configurator/delivery?')
  expect(body.weeks_min).toBeGreaterThan(0)
})

it('a service that lets nobody in does not pass for what could not be asked', async () => {
  const { code, out } = await conformance('--call', 'delivery')
  expect(code).toBe(1)
  expect(out).toContain('no id was found to ask about')
})

it('asks no more than its budget, says what it did not ask, and does not pass for it', async () => {
  const { code, out, asked } = await conformance(...KEY, '--budget', '5')
  expect([code, asked]).toEqual([1, 5])
  expect(out).toContain('## Breaks the site: 0')
  expect(out).toMatch(/## Could not be asked: \d+\n\n- .*\n {2}the budget of 5 requests is spent\n/)
})

it('an option that it does not know ends it with the ones that there are', async () => {
  expect(await conformance('--call', 'no-such-call')).toMatchObject({ code: 2, out: '', asked: 0 })
})

it('reads a service as the site does: what it leads to is not asked, and other letters than it says are no answer', async () => {
  const sentOn = await conformance('--call', 'models-prices', '--header', 'X-Key: sent on')
  expect([sentOn.code, askedInside]).toEqual([1, 0])
  expect(sentOn.out).toContain('307 instead of 200')
  const own = await conformance('--call', 'models-prices', '--header', 'X-Key: its own letters')
  expect(own.code).toBe(1)
  expect(own.out).toContain('not in UTF-8')
})

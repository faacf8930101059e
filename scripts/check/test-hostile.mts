// Fuzzing: generated URLs, headers and bodies that no browser sends. None may be answered with 500 or more, be reflected
// unescaped, redirect to another site, be taken for a call whose path it encodes in another way, or stay in memory:
//   npm run test:hostile [-- --count 100000 --seed 1]
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ensureBuilt } from '../lib/prepare.mjs'
import { readMemory } from '../lib/process-memory.mts'
import { readOptions } from '../lib/read-options.mts'
import { freePort, root, serve } from '../lib/run.mjs'
import { type HostileRequest, hostileRequests, MARKER } from './test-hostile/requests.mts'

await ensureBuilt()

const values = readOptions({ count: { type: 'string' }, seed: { type: 'string' } })
const count = Number(values.count ?? 100_000)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
/** Megabytes. */
const MOST_MEMORY = 512
const AT_ONCE = 8
/** Made at a time, so that they need not all be in memory. */
const BATCH = 5_000

const port = await freePort()
const server = await serve({ port, host: '127.0.0.1', quiet: true, env: { RATE_LIMIT: '0' } })
const isReady = async () => (await fetch(`${server.address}/api/health/ready`)).ok
// Until the stock is indexed it rightly says 503.
for (let asked = 0; asked < 150 && !(await isReady()); asked += 1) await setTimeout(200)
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const buildId = readFileSync(join(root, '.next/BUILD_ID'), 'utf8').trim()
const statuses = new Map<string, number>()
const problems: string[] = []
let sent = 0

interface Answer {
  readonly status: number
  readonly type: string | undefined
  readonly location: string | undefined
  readonly setCookie: unknown
  readonly body: string
}

function send({ method, url, headers, body }: HostileRequest): Promise<Answer | 'closed'> {
  return new Promise((resolve) => {
    const all = { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) }
    const asked = request({ host: '127.0.0.1', port, agent, method, path: url, headers: all }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', () => resolve('closed'))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'],
          location: answer.headers.location,
          setCookie: answer.headers['set-cookie'],
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    asked.on('error', () => resolve('closed'))
    asked.setTimeout(30_000, () => asked.destroy())
    asked.end(body)
  })
}

/** Letters that a client of HTTP refuses to send are not hostile enough to be worth a socket of our own. */
const canBeSent = ({ url }: HostileRequest) => !/[^\x21-\x7e]/.test(url)

const isProblem = ({ type = '', status, body }: Answer) =>
  type.startsWith('application/problem+json') && (JSON.parse(body) as { status: number }).status === status

function wrongIn(answer: Answer | 'closed', { method, url, spells }: HostileRequest): string | undefined {
  // The server closes what it cannot read, and a connection whose body it refuses.
  if (answer === 'closed') return undefined
  if (answer.status >= 500) return `answered ${answer.status}`
  if (answer.body.includes(MARKER)) return 'the input came back as it was'
  if (spells && answer.status < 300 && url !== spells) return `was taken for ${spells}`
  const isCall = /^\/api(?:\/|$)/.test(url.split('?', 1)[0] ?? '')
  if (isCall && answer.status >= 400 && method !== 'HEAD' && !isProblem(answer))
    return `${answer.status} is no problem of RFC 9457`
  if (answer.setCookie) return 'a cookie was set'
  if (answer.location && new URL(answer.location, server.address).origin !== server.address)
    return `leads to ${answer.location}`
  return undefined
}

async function work(waiting: HostileRequest[]): Promise<void> {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const answer = await send(next)
    const status = answer === 'closed' ? 'closed' : String(answer.status)
    const key = `${next.group} ${status}`
    statuses.set(key, (statuses.get(key) ?? 0) + 1)
    const wrong = wrongIn(answer, next)
    if (wrong)
      problems.push(
        `${wrong}: ${next.method} ${next.url} ${JSON.stringify(next.headers ?? {})} ${next.body?.slice(0, 200) ?? ''}`,
      )
    sent += 1
  }
}

process.stdout.write(`${count} requests, seed ${seed}\n`)
for (let done = 0; done < count; done += BATCH) {
  const waiting = hostileRequests(Math.min(BATCH, count - done), seed + done, buildId).filter(canBeSent)
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(waiting)))
  process.stdout.write(`  ${sent} sent, ${readMemory(server.pid).toFixed(0)} MB\n`)
}
const held = readMemory(server.pid)
if (held > MOST_MEMORY) problems.push(`the server holds ${held.toFixed(0)} MB`)
if (!(await isReady())) problems.push('the server is not ready any more')
await server.stop()

for (const [key, number] of [...statuses].sort()) process.stdout.write(`  ${key.padEnd(20)} ${number}\n`)
for (const problem of problems.slice(0, 50)) process.stdout.write(`✗ ${problem}\n`)
process.stdout.write(`${sent} requests, ${problems.length} problems, seed ${seed}\n`)
process.exitCode = problems.length === 0 && sent > 0 ? 0 : 1

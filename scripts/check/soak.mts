// Hours of an ordinary bad day in minutes: visitors at 70 % of what the server can do, pages made again, flags that change,
// a service that stumbles. No request may fail and memory may not grow:
//   npm run soak [-- --minutes 30]
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { askRevalidation } from '../lib/ask-revalidation.mts'
import { ensureBuilt } from '../lib/prepare.mjs'
import { readMemory } from '../lib/process-memory.mts'
import { readOptions } from '../lib/read-options.mts'
import { FAULTS, FaultyService } from './test-faults/faulty-service.mts'
import { startSite } from './test-faults/site.mts'

await ensureBuilt()

const values = readOptions({ minutes: { type: 'string' } })
const seconds = Number(values.minutes ?? 30) * 60
const SECRET = 'for these runs alone on the loopback device'
const PATHS = [
  '/nl',
  '/fr',
  '/nl/modellen',
  '/fr/modeles/formentor',
  '/nl/stock',
  '/fr/stock/born',
  '/nl/faq',
  '/fr/co2',
]
const CONNECTIONS = 10
const SHARE_OF_LIMIT = 0.7
/** Seconds. */
const MEASURING = 15
/** Of the whole time. What is loaded and stored in it is no growth. */
const WARM_UP = 0.3
const MOST_GROWTH = 0.05

const service = new FaultyService()
await service.listen()
const site = await startSite({
  BACKEND_URL: service.url,
  REVALIDATE_SECRET: SECRET,
  RATE_LIMIT: '0',
  LOG_LEVEL: 'error',
})
const requests = PATHS.map((path) => ({ path }))
const load = (duration: number, rate?: number) =>
  autocannon({
    url: site.address,
    connections: CONNECTIONS,
    duration,
    requests,
    timeout: 30,
    ...(rate && { overallRate: rate }),
  })

const memory = () => readMemory(site.pid)

await load(5)
const limit = (await load(MEASURING)).requests.average
const rate = Math.max(1, Math.floor(limit * SHARE_OF_LIMIT))
process.stdout.write(`limit ${limit.toFixed(0)} requests a second; ${rate} for ${seconds / 60} minutes\n`)

const makeAgain = () => askRevalidation(site.address, SECRET, { pages: [{ route: 'models', params: {} }] })

let isOver = false
const run = async () => {
  const result = await load(seconds, rate)
  isOver = true
  return result
}
const running = run()
const samples: number[] = []
const started = performance.now()
for (let turn = 0; !isOver; turn++) {
  await wait(5_000)
  samples.push(memory())
  if (turn % 2 === 0) await makeAgain().catch(() => undefined)
  if (turn % 4 === 1) service.flags = { ...service.flags, STOCK_CTA: turn % 8 === 1 }
  const fault = FAULTS[(turn / 6) % FAULTS.length]
  if (turn % 6 === 0 && fault) {
    service.faulty = new Map(service.callNames.map((call) => [call, fault]))
    await wait(3_000)
    service.faulty = new Map()
  }
  if (turn % 12 === 0) {
    process.stdout.write(
      `  ${((performance.now() - started) / 60_000).toFixed(1)} min, ${samples.at(-1)?.toFixed(0)} MB\n`,
    )
  }
}
const { errors, timeouts, non2xx, requests: sent, latency } = await running
await site.stop()
await service.refuse()

const settled = samples.slice(Math.floor(samples.length * WARM_UP))
const half = Math.floor(settled.length / 2)
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const growth = median(settled.slice(half)) / median(settled.slice(0, half)) - 1
process.stdout.write(
  `${sent.total} requests, ${errors} errors, ${timeouts} timeouts, ${non2xx} other answers; p99 ${latency.p99} ms; ` +
    `memory ${median(settled).toFixed(0)} MB, growth ${(growth * 100).toFixed(1)} %\n`,
)
process.exitCode = errors + timeouts + non2xx === 0 && growth < MOST_GROWTH ? 0 : 1

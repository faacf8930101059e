// Memory test: URLs that are not stored yet, unknown ones and cars of the configurator. Each page is made, stored and evicted
// again, and the memory of the process has to stay bounded:
//   npm run test:memory [-- --count 20000]
import { buildPath } from '@/routing/build-path'
import { ensureBuilt } from '../lib/prepare.mjs'
import { readMemory } from '../lib/process-memory.mts'
import { readOptions } from '../lib/read-options.mts'
import { freePort, serve } from '../lib/run.mjs'
import { uncachedCars } from '../lib/uncached-cars.mts'

await ensureBuilt()

const values = readOptions({ count: { type: 'string' } })
const count = Number(values.count ?? 20_000)
/** Megabytes. */
const MOST_MEMORY = 512
const AT_ONCE = 6

async function* unknownAddresses(): AsyncGenerator<string> {
  for (let at = 0; ; at++) yield `/nl/nergens-${at}`
}

async function* carAddresses(): AsyncGenerator<string> {
  for await (const id of uncachedCars('FORMENTOR'))
    yield buildPath('car-configurator.conf', { id }, { language: 'nl', salesType: 'B2C' })
}

const server = await serve({ port: await freePort(), host: '127.0.0.1', quiet: true, env: { RATE_LIMIT: '0' } })
const memory = () => readMemory(server.pid)
const problems: string[] = []

async function visit(name: string, addresses: AsyncGenerator<string>, expected: number): Promise<void> {
  let asked = 0
  const work = async () => {
    while (asked < count) {
      asked += 1
      const number = asked
      const { value: path, done } = await addresses.next()
      if (done) return
      const { status } = await fetch(server.address + path).then(async (answer) => {
        await answer.arrayBuffer()
        return answer
      })
      if (status !== expected) problems.push(`${path} answered ${status}`)
      if (number % Math.ceil(count / 10) === 0) process.stdout.write(`  ${name} ${number}: ${memory().toFixed(0)} MB\n`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (memory() > MOST_MEMORY) problems.push(`${memory().toFixed(0)} MB after ${asked} ${name}`)
}

await visit('unknown addresses', unknownAddresses(), 404)
await visit('cars', carAddresses(), 200)
await server.stop()
for (const problem of problems.slice(0, 20)) process.stdout.write(`✗ ${problem}\n`)
process.stdout.write(`2 times ${count} addresses, ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1

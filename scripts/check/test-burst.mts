// Burst test: many simultaneous requests for pages that are not stored yet: cars, searches, then everything. No process may crash
// or exceed its memory limit, every request is answered, stored pages stay fast, and afterwards the next visitor is served at once.
// First one process with the Node flags that it is shipped with, then nginx with two:
//   npm run test:burst [-- --size 1000] [--short]
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startCluster } from '../lib/cluster/start-cluster.mts'
import { ensureBuilt } from '../lib/prepare.mjs'
import { readMemory } from '../lib/process-memory.mts'
import { readOptions } from '../lib/read-options.mts'
import { freePort, isRunning, root, serve, twoFreePorts } from '../lib/run.mjs'
import { tempFolder } from '../lib/temp-folder.mjs'
import { abuses } from './test-burst/abuses.mts'
import { startSteady } from './test-burst/start-steady.mts'
import { uncachedPaths } from './test-burst/uncached-paths.mts'
import { burst, type Counts, visit } from './test-burst/visitors.mts'

await ensureBuilt()

/** Short, as a step of verify: one process, and no limit on times, which depend on how busy the machine is. */
const values = readOptions({ size: { type: 'string' }, short: { type: 'boolean' } })
const isShort = values.short === true
const size = Number(values.size ?? (isShort ? 200 : 1_000))
/** Megabytes, of each process. */
const MOST_MEMORY = 512
/** Times the quiet figure of stored pages. */
const MOST_SLOWER = 2
/** Milliseconds. */
const RECOVERS_WITHIN = 10_000
const QUIET_FOR = isShort ? 3_000 : 15_000
/** 404 of an address that nobody has, 206 and 304 to who asks for that; and of connections, those that are left. */
const ANSWERS = new Set(['200', '206', '304', '404', '414', '429', '503', 'opened', 'still open'])
const STORED = [
  '/nl',
  '/fr',
  '/nl/modellen',
  '/fr/modeles/formentor',
  '/nl/stock',
  '/fr/stock/born',
  '/nl/faq',
  '/fr/co2',
]

const build = join(root, '.next/standalone')
const unseen = await uncachedPaths(build)
const problems: string[] = []

interface Site {
  readonly name: string
  readonly address: string
  readonly pids: readonly (number | undefined)[]
}

const perCent = (share: number) => `${(share * 100).toFixed(0)} %`
const told = (counts: Counts) =>
  Object.entries(counts)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ')

/** Watches what each process holds while something is done to the site. */
async function watched<T>(site: Site, work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  let peak = 0
  const look = () => {
    peak = Math.max(peak, ...site.pids.map((pid) => readMemory(pid) || 0))
  }
  const timer = setInterval(look, 50)
  const result = await work()
  clearInterval(timer)
  look()
  return { result, peak }
}

/** @returns milliseconds until a page that nobody has asked for is made again */
async function recovery(site: Site): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < RECOVERS_WITHIN) {
    const [path = ''] = await unseen.cars(1)
    const { outcome } = await visit({ url: site.address + path, visitor: 248 })
    if (outcome === '200') return performance.now() - started
    await wait(200)
  }
  return Number.POSITIVE_INFINITY
}

function check(site: Site, name: string, found: { counts: Counts; peak: number; recovered: number }): void {
  const { counts, peak, recovered } = found
  const report = (text: string) => problems.push(`${site.name}, ${name}: ${text}`)
  const others = Object.keys(counts).filter((outcome) => !ANSWERS.has(outcome))
  if (others.length > 0) report(`answered ${others.map((outcome) => `${counts[outcome]} × ${outcome}`).join(', ')}`)
  if (peak > MOST_MEMORY) report(`${peak.toFixed(0)} MB`)
  if (recovered > RECOVERS_WITHIN) report('no new page was made within 10 s')
  if (!site.pids.every(isRunning)) report('a process has ended')
}

async function trial(site: Site, name: string, paths: readonly string[], quiet: number): Promise<void> {
  const steady = await startSteady(site.address, STORED)
  const started = performance.now()
  const { result: counts, peak } = await watched(site, () => burst(paths.map((path) => site.address + path)))
  const seconds = (performance.now() - started) / 1_000
  const stored = await steady.stop()
  const recovered = await recovery(site)
  process.stdout.write(
    `  ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s  ${told(counts)}; ${peak.toFixed(0)} MB; stored ` +
      `p50 ${stored.p50.toFixed(0)} p99 ${stored.p99.toFixed(0)} ms (quiet ${quiet.toFixed(0)}); next after ${recovered.toFixed(0)} ms\n`,
  )
  check(site, name, { counts, peak, recovered })
  if (Object.keys(stored.counts).some((outcome) => outcome !== '200'))
    problems.push(`${site.name}, ${name}: stored pages answered ${told(stored.counts)}`)
  if (!isShort && stored.p99 > quiet * MOST_SLOWER)
    problems.push(`${site.name}, ${name}: stored pages took ${perCent(stored.p99 / quiet)} of their quiet time`)
}

async function trials(site: Site): Promise<void> {
  process.stdout.write(`${site.name}, ${size} at once\n`)
  // The first round stores them.
  for (const path of STORED) await visit({ url: site.address + path, visitor: 249 })
  const steady = await startSteady(site.address, STORED)
  await wait(QUIET_FOR)
  const { p99: quiet } = await steady.stop()
  await trial(site, 'cars', await unseen.cars(size), quiet)
  await trial(site, 'searches', await unseen.searches(size), quiet)
  await trial(site, 'mixed', await unseen.mixed(size), quiet)
}

async function oneProcess(): Promise<void> {
  const server = await serve({
    port: await freePort(),
    host: '127.0.0.1',
    quiet: true,
    env: { MESSAGES_STORE: join(tempFolder('burst'), 'messages.db') },
  })
  const site = { name: 'one process', address: server.address, pids: [server.pid] }
  await trials(site)
  for (const { name, run } of abuses(site.address, isShort)) {
    const { result, peak } = await watched(site, run)
    const recovered = await recovery(site)
    process.stdout.write(
      `  ${name}: ${told(result.counts)}; ${peak.toFixed(0)} MB; others ${result.others.toFixed(0)} ms; next after ${recovered.toFixed(0)} ms\n`,
    )
    check(site, name, { counts: result.counts, peak, recovered })
    if (result.problem) problems.push(`${name}: ${result.problem}`)
  }
  await server.stop()
}

async function twoBehindNginx(): Promise<void> {
  const cluster = await startCluster({ build, folder: tempFolder('burst-cluster'), port: await twoFreePorts() })
  try {
    const pids = cluster.parts().sites.map(({ pid }) => pid)
    await trials({ name: 'nginx and two processes', address: cluster.address.replace('localhost', '127.0.0.1'), pids })
  } finally {
    await cluster.stop()
  }
}

await oneProcess()
if (!isShort) await twoBehindNginx()
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`)
process.stdout.write(`${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1

import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readMemory } from '../lib/process-memory.mts'
import { readOptions } from '../lib/read-options.mts'
import { freePort, serve } from '../lib/run.mjs'
import { tempFolder } from '../lib/temp-folder.mjs'
import { hostilePosts } from './test-messages/hostile-bodies.mts'
import { killAtRandom } from './test-messages/kill-at-random.mts'
import { post, sendSteadily } from './test-messages/load.mts'
import { startPostgres } from './test-messages/postgres.mts'
import { isWhole, startReceiver } from './test-messages/receiver.mts'
import { bundleSender } from './test-messages/start-sender.mts'
import { prepareTrials } from './test-messages/trials.mts'

/**
 * npm run test:messages: whether a message is ever lost. Its parts, of which `-- --only kill` and so on picks one:
 *
 * - tests: the tests of messages, broken rows, files and keys among them, with a real PostgreSQL beside the file
 * - kill: one process, and two on one store, that are killed again and again while they keep messages and hand them on
 * - trials: receivers that are down, slow or talk nonsense, a clock that jumps, two processes, a lock, a full disk
 * - load: so many messages a second to the built site; several rates with commas between them
 * - hostile: bodies that no form sends, and what the site's memory makes of them
 *
 * Every message that was acknowledged has to arrive; one that arrives twice has the same id twice. `-- --store file` (or
 * postgres) tries one store alone, `-- --trial disk` one trial; `-- --runs 5 --only kill` is what npm run verify does.
 */
const values = readOptions({
  only: { type: 'string' },
  trial: { type: 'string', default: '' },
  store: { type: 'string' },
  runs: { type: 'string', default: '200' },
  'per-second': { type: 'string', default: '200' },
  seconds: { type: 'string', default: '60' },
  hostile: { type: 'string', default: '10000' },
})
/** So many hostile bodies come first, until the process is warm. */
const WARM_UP = 1_000
const root = process.cwd()
const folder = tempFolder('test-messages')
const secret = randomBytes(32).toString('hex')
const does = (part: string) => values.only === undefined || values.only === part
const row = (...cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
function head(...cells: readonly string[]): void {
  row(...cells)
  process.stdout.write(`|${'---|'.repeat(cells.length)}\n`)
}

const postgres = values.store === 'file' ? undefined : await startPostgres(folder)
const stores = [
  { kind: 'file', name: 'a file', address: join(folder, 'messages.db') },
  ...(postgres ? [{ kind: 'postgres', name: 'PostgreSQL', address: postgres.address }] : []),
].filter(({ kind }) => values.store === undefined || kind === values.store)
let isRight = true
try {
  if (does('tests')) {
    const tests = spawnSync('npx', ['vitest', 'run', 'tests/messages'], {
      stdio: 'inherit',
      env: { ...process.env, ...(postgres && { TEST_POSTGRES_URL: postgres.address }) },
    })
    isRight &&= tests.status === 0
  }
  const start = await bundleSender(root, folder)
  if (does('kill')) {
    head(
      'store',
      'processes',
      'runs of 50',
      'killed',
      'acknowledged',
      'arrived',
      'missing',
      'came twice',
      'with another id',
    )
    for (const { name, address } of stores) {
      for (const processes of [1, 2]) {
        const each = { runs: Math.ceil(Number(values.runs) / 2), processes }
        const found = await killAtRandom(start, { address, secret }, each)
        const { runs, kills, acknowledged, arrived, missing, twice, otherIds } = found
        row(name, processes, runs, kills, acknowledged, arrived, missing, twice, otherIds)
        isRight &&= isWhole(found)
      }
    }
  }
  if (does('trials')) {
    head(
      'store',
      'trial',
      's',
      'refused',
      'acknowledged',
      'arrived',
      'missing',
      'came twice',
      'with another id',
      'held ms',
    )
    for (const { name, address } of stores) {
      for (const [trial, run] of Object.entries(prepareTrials(start, { address, secret }, folder))) {
        if (!trial.includes(values.trial)) continue
        const found = await run()
        const { seconds, refused, acknowledged, arrived, missing, twice, otherIds, held } = found
        row(name, trial, seconds, refused, acknowledged, arrived, missing, twice, otherIds, held)
        isRight &&= isWhole(found)
      }
    }
  }
  if (does('load')) {
    head('store', 'a second', 's', 'sent', 'taken', 'p50 ms', 'p99 ms', 'slowest ms')
    for (const { name, address } of stores) isRight = (await isLoaded(name, address)) && isRight
  }
  if (does('hostile')) isRight = (await refusesHostile(join(folder, 'hostile.db'))) && isRight
  if (!postgres && values.store !== 'file')
    process.stdout.write(
      'There is no PostgreSQL on this machine (apt-get install postgresql): the file alone was tried.\n',
    )
} finally {
  postgres?.stop()
}
process.exitCode = isRight ? 0 : 1

/** The built site, with a webhook that takes everything. */
async function withSite<T>(address: string, use: (site: Awaited<ReturnType<typeof serve>>) => Promise<T>): Promise<T> {
  const receiver = await startReceiver()
  const site = await serve({
    port: await freePort(),
    env: {
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      MESSAGES_RATE_LIMIT: '0',
      MESSAGES_STORE: address,
      MESSAGES_KEY: secret,
      MESSAGES_WEBHOOK_URL: receiver.url,
      MESSAGES_WEBHOOK_SECRET: secret,
    },
  })
  try {
    return await use(site)
  } finally {
    await site.stop()
    receiver.close()
  }
}

/** Nothing may fail, however late it is answered; how late is printed. */
async function isLoaded(name: string, address: string): Promise<boolean> {
  return withSite(address, async (site) => {
    const url = `${site.address}/api/messages/contact`
    const seconds = Number(values.seconds)
    await sendSteadily(url, 20, 5)
    let isWholeLoad = true
    for (const perSecond of values['per-second'].split(',').map(Number)) {
      const { sent, taken, failed, p50, p99, slowest } = await sendSteadily(url, perSecond, seconds)
      row(name, perSecond, seconds, sent, taken, p50, p99, slowest)
      isWholeLoad &&= failed === 0
    }
    return isWholeLoad
  })
}

/** All of them are refused, and the memory stays where it is. */
async function refusesHostile(address: string): Promise<boolean> {
  return withSite(address, async (site) => {
    const posts = hostilePosts(WARM_UP + Number(values.hostile), 20261122)
    const statuses = new Map<number, number>()
    const memory: number[] = []
    for (const [place, hostile] of posts.entries()) {
      const { status } = await post({ ...hostile, url: `${site.address}${hostile.path}` })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if ((place + 1 - WARM_UP) % 1_000 === 0 && place + 1 >= WARM_UP) memory.push(Math.round(readMemory(site.pid)))
    }
    const counts = [...statuses].sort(([a], [b]) => a - b)
    const told = counts.map(([status, count]) => `${count} × ${status}`).join(', ')
    process.stdout.write(`${posts.length} hostile bodies: ${told}\nMB after each thousand: ${memory.join(', ')}\n`)
    return counts.every(([status]) => status >= 400 && status < 500)
  })
}

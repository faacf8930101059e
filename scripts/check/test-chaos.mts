import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createClient } from '@redis/client'
import { answersOk, type Child, startChild } from '../lib/cluster/child.mts'
import { startCluster } from '../lib/cluster/start-cluster.mts'
import { ensureSystemProgram } from '../lib/find-system-program.mjs'
import { ensureBuilt, fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { freePort, root, twoFreePorts } from '../lib/run.mjs'
import { tempFolder } from '../lib/temp-folder.mjs'
import { alarmsOf, startRecorder } from './test-chaos/alarms.mts'
import { startSender } from './test-chaos/messages.mts'
import { startVisitors } from './test-chaos/visitors.mts'
import { startPostgres } from './test-messages/postgres.mts'
import { isWhole, startReceiver, tally } from './test-messages/receiver.mts'

/**
 * npm run test:chaos: faults are injected one after the other into the whole site as it is deployed (nginx, two processes, Redis,
 * PostgreSQL, a service, a CRM), while visitors read and write. No page may be wrong, no acknowledged message may be missing; the
 * alarms that have to fire do, by Prometheus' own engine over the metrics of that time, and no other. Under ten minutes.
 * `-- --only redis` runs the faults whose name has the word. Filling the disk takes root, who may mount a small one.
 */
const values = readOptions({ only: { type: 'string', default: '' }, build: { type: 'string' } })

/** Alarms of an overloaded machine, which this one may be. */
const OF_THE_MACHINE = ['SiteBusy', 'SiteSlowDocuments', 'SiteMemory', 'SitePageStoreMisses']
/** Milliseconds before and after a fault; a rule's minute is four seconds here (test-chaos/alarms.mts). */
const CALM = 5_000
/** Milliseconds: until what waits for the CRM has arrived. */
const ARRIVES_WITHIN = 90_000
const DISK_MB = 160

interface Fault {
  readonly does: () => Promise<void>
  /** Alarms that have to fire. */
  readonly fires: readonly string[]
  /** Others that are true as well. */
  readonly mayFire?: readonly string[]
}

const promtool = ensureSystemProgram('promtool')
if (!values.build) await ensureBuilt()
const folder = tempFolder('test-chaos')
const secret = randomBytes(32).toString('hex')
const disk = join(folder, 'disk')
const clock = join(folder, 'clock')
const isRoot = process.getuid?.() === 0
mkdirSync(disk)
// PostgreSQL has a user of its own where root starts it.
chmodSync(folder, 0o755)
if (isRoot) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk])
  // Before the folder around it is removed.
  process.prependOnceListener('exit', () => execFileSync('umount', ['-l', disk]))
}
const postgres = await startPostgres(disk)
if (!postgres) fail('There is no PostgreSQL on this machine (apt-get install postgresql).')
const receiver = await startReceiver()
const servicePort = await freePort()
let service = await startService()
const cluster = await startCluster({
  build: values.build ?? join(root, '.next/standalone'),
  folder,
  port: await twoFreePorts(),
  env: {
    BACKEND_URL: `http://127.0.0.1:${servicePort}`,
    CHAOS_CLOCK: clock,
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'scripts/check/test-chaos/shift-clock.mjs'))}`,
    METRICS_TOKEN: secret,
    RATE_LIMIT: '0',
    MESSAGES_RATE_LIMIT: '0',
    MESSAGES_STORE: postgres.address,
    MESSAGES_KEY: secret,
    MESSAGES_WEBHOOK_URL: receiver.url,
    MESSAGES_WEBHOOK_SECRET: secret,
  },
})

function startService(): Promise<Child> {
  return startChild({
    program: process.execPath,
    args: ['--import', 'tsx', join(root, 'demo/backend/scripts/backend.mts')],
    log: join(folder, 'service.log'),
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(servicePort) },
    isReady: () => answersOk(`http://127.0.0.1:${servicePort}/v1/feature-flags`),
  })
}

/** A process and all that it has started. */
const kill = (pid: number | undefined) => pid && process.kill(-pid, 'SIGKILL')

/** As much as there is room for. */
function fillDisk(file: string): void {
  for (let kilobytes = 4_096; kilobytes > 0; kilobytes = Math.floor(kilobytes / 2)) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(kilobytes * 1_024), { flag: 'a' })
    } catch {
      // Full, for pieces of this size.
    }
  }
}

const DAY = 86_400_000

const FAULTS: Readonly<Record<string, Fault>> = {
  'no fault': { does: () => wait(10_000), fires: [] },
  'one process of the site is killed': {
    does: async () => {
      kill(cluster.parts().sites[0]?.pid)
      await wait(4_000)
      await cluster.revive()
    },
    fires: ['SiteNotReady'],
  },
  'all processes of the site are killed': {
    does: async () => {
      for (const { pid } of cluster.parts().sites) kill(pid)
      await wait(8_000)
      await cluster.revive()
    },
    fires: ['SiteGone', 'SiteNotReady'],
    // nginx hands out what it has. And a process that begins says that it keeps no messages until it has opened their store.
    mayFire: ['SiteUnreachable', 'SiteMessagesNotKept'],
  },
  'Redis is frozen': {
    does: async () => {
      const { redis = 0 } = cluster.parts()
      process.kill(redis, 'SIGSTOP')
      await wait(12_000)
      process.kill(redis, 'SIGCONT')
    },
    fires: ['SitePagesNotShared'],
  },
  'Redis is killed': {
    does: async () => {
      kill(cluster.parts().redis)
      await wait(8_000)
      await cluster.revive()
    },
    fires: ['SitePagesNotShared'],
  },
  'Redis is full and evicts nothing': {
    does: async () => {
      const redis = createClient({ url: cluster.redisUrl })
      await redis.connect()
      await redis.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: '1mb' })
      await wait(10_000)
      await redis.configSet({ 'maxmemory-policy': 'allkeys-lru', maxmemory: '256mb' })
      redis.destroy()
    },
    fires: [],
    mayFire: ['SitePagesNotShared'],
  },
  'nginx reloads its configuration': { does: () => cluster.reload(), fires: [] },
  'nginx is killed': {
    does: async () => {
      kill(cluster.parts().nginx)
      await wait(8_000)
      await cluster.revive()
    },
    fires: ['SiteUnreachable'],
  },
  'PostgreSQL crashes': {
    does: async () => {
      postgres.stop()
      await wait(10_000)
      postgres.start()
    },
    fires: ['SiteMessagesNotKept'],
  },
  ...(isRoot && {
    'the disk of PostgreSQL is full': {
      does: async () => {
        const filler = join(disk, 'filler')
        fillDisk(filler)
        await wait(12_000)
        rmSync(filler)
        // It may have given up.
        await wait(3_000)
        postgres.start()
      },
      fires: [],
      // Small messages go on finding room where others do not.
      mayFire: ['SiteMessagesNotKept'],
    },
  }),
  'the clock is two days fast, then a day slow': {
    does: async () => {
      for (const offset of [2 * DAY, -DAY, 0]) {
        writeFileSync(clock, String(offset))
        await wait(6_000)
      }
    },
    fires: [],
  },
  'the service hangs, then is gone': {
    does: async () => {
      process.kill(service.pid ?? 0, 'SIGSTOP')
      await wait(15_000)
      kill(service.pid)
      await wait(8_000)
      service = await startService()
    },
    fires: [],
    mayFire: ['SiteBreakerOpen', 'SiteServiceFails', 'SiteNotReady'],
  },
}

const sites = cluster.parts().sites.map(({ address }) => address)
const visitors = await startVisitors(cluster.address)
const sender = startSender(cluster.address)
const recorder = startRecorder({ page: `${cluster.address}/nl`, sites, token: secret })
const row = (...cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
let isRight = true
const blame = (what: string) => {
  isRight = false
  process.stdout.write(`  ${what}\n`)
}

try {
  row('fault', 'pages right', 'unavailable', 'unanswered', 'wrong', 'messages kept', 'alarms')
  row('---', '---', '---', '---', '---', '---', '---')
  for (const [name, { does, fires, mayFire = [] }] of Object.entries(FAULTS)) {
    if (!name.includes(values.only)) continue
    visitors.take()
    recorder.take()
    const kept = sender.acknowledged.size
    await wait(CALM)
    await does()
    await wait(CALM)
    const { right, refused, unanswered, wrong } = visitors.take()
    const fired = alarmsOf(recorder.take(), promtool, folder)
    row(name, right, refused, unanswered, wrong.length, sender.acknowledged.size - kept, fired.join(', ') || 'none')
    for (const page of new Set(wrong)) blame(`wrong: ${page}`)
    for (const alarm of fires) if (!fired.includes(alarm)) blame(`${alarm} has to fire`)
    const true_ = [...fires, ...mayFire, ...OF_THE_MACHINE]
    for (const alarm of fired) if (!true_.includes(alarm)) blame(`${alarm} must not fire`)
  }
  await Promise.all([visitors.stop(), sender.stop(), recorder.stop()])
  const deadline = Date.now() + ARRIVES_WITHIN
  while (tally(sender.acknowledged, receiver).missing > 0 && Date.now() < deadline) await wait(500)
  const found = tally(sender.acknowledged, receiver)
  const { acknowledged, arrived, missing, twice, otherIds } = found
  process.stdout.write(
    `${acknowledged} messages acknowledged, ${sender.refused()} refused; ${arrived} arrived, ${missing} missing, ${twice} came twice, ${otherIds} of them with another id\n`,
  )
  isRight &&= isWhole(found) && acknowledged > 0
} finally {
  await cluster.stop()
  service.signal('SIGKILL')
  receiver.close()
  try {
    postgres.stop()
  } catch {
    // It has stopped by itself.
  }
}
process.exitCode = isRight ? 0 : 1
process.exit()

// The site as it stands on servers, on this machine: Redis, two processes of the site, nginx in front (docs/operations.md).
// --roll, in another terminal: the running one is turned over to the present build, without a request that fails.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseEnv } from '../../src/config/parse-env.mjs'
import { startCluster } from '../lib/cluster/start-cluster.mts'
import { loadEnvFiles } from '../lib/env-files.mjs'
import { ensureBuilt, fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { isFree, isRunning, root } from '../lib/run.mjs'

const values = readOptions({
  roll: { type: 'boolean', default: false },
  /** A built site that is ready; nothing is built then. */
  build: { type: 'string' },
  folder: { type: 'string', default: join(root, '.cache/cluster') },
})
const folder = resolve(values.folder)
const build = resolve(values.build ?? join(root, '.next/standalone'))
/** What runs, for the other command and for who looks after it. */
const STATE = join(folder, 'cluster.json')
/** The build that is wanted. */
const WANTED = join(folder, 'wanted.json')

await loadEnvFiles()
if (!values.build) await ensureBuilt()
if (!existsSync(join(build, 'server.js'))) fail(`There is no built site in ${build}.`)
if (values.roll) await askToRoll()
else await runCluster()

async function runCluster() {
  const { PORT: port } = parseEnv(process.env)
  const running = readState()
  if (running && isRunning(running.pid)) fail(`It is running already, as process ${running.pid}.`)
  for (const each of [port, port + 1]) {
    if (!(await isFree(each, '127.0.0.1'))) fail(`Port ${each} is taken. Choose another: PORT=${port + 10}.`)
  }
  mkdirSync(folder, { recursive: true })
  const cluster = await startCluster({ build, folder, port }).catch((error) => fail(error.message))
  let rolls = 0
  let problem: string | undefined
  const tell = () =>
    writeFileSync(
      STATE,
      JSON.stringify({ pid: process.pid, rolls, problem, address: cluster.address, ...cluster.parts() }, null, 2),
    )
  tell()
  process.stdout.write(`
The site is at ${cluster.address}
  with TLS      ${cluster.secureAddress} (a certificate of its own making)
  logs          ${folder}
  a new build   npm run cluster -- --roll

Ctrl+C ends it.
`)

  let isRolling = false
  process.on('SIGUSR2', async () => {
    if (isRolling) return
    isRolling = true
    problem = undefined
    try {
      await cluster.roll(JSON.parse(readFileSync(WANTED, 'utf8')).build)
    } catch (error) {
      problem = String(error instanceof Error ? error.message : error)
    }
    isRolling = false
    rolls++
    tell()
    process.stdout.write(problem ? `The old build stays: ${problem}\n` : 'A new build is served.\n')
  })
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      await cluster.stop()
      rmSync(STATE, { force: true })
      process.exit(0)
    })
  }
}

async function askToRoll() {
  const before = readState()
  if (!before || !isRunning(before.pid)) return fail('Nothing is running. Start it: npm run cluster')
  writeFileSync(WANTED, JSON.stringify({ build }))
  process.kill(before.pid, 'SIGUSR2')
  for (;;) {
    await wait(200)
    const now = readState()
    if (!now) return fail('It has ended.')
    if (now.rolls === before.rolls) continue
    if (now.problem) return fail(now.problem)
    process.stdout.write('The new build is served.\n')
    return
  }
}

interface State {
  readonly pid: number
  readonly rolls: number
  readonly problem?: string
}

function readState(): State | undefined {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8')) as State
  } catch {
    return undefined
  }
}

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'

/**
 * npm run test:messages: the tests of messages with a real PostgreSQL beside the file, then a process that is killed again and
 * again while it keeps messages and hands them on. Every message that was acknowledged has to arrive; one that arrives twice has
 * the same id twice. `-- --runs 200` is the long form, `-- --runs 5 --short` what npm run verify does.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '200' }, short: { type: 'boolean', default: false } },
})
const RUNS = Number(values.runs)
const MESSAGES = 50
const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'test-messages-'))
const secret = randomBytes(32).toString('hex')

/** Debian's PostgreSQL, in a folder of its own; undefined where none is installed. It refuses to run as root. */
function startPostgres(): { address: string; stop: () => void } | undefined {
  const home = '/usr/lib/postgresql'
  const version = spawnSync('ls', [home]).status === 0 ? readdirSync(home).sort().at(-1) : undefined
  if (!version) return undefined
  const bin = join(home, version, 'bin')
  const data = join(folder, 'postgres')
  mkdirSync(data)
  const port = 40_000 + (process.pid % 20_000)
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
    for (const path of [folder, data]) chownSync(path, id('-u'), id('-g'))
  }
  const run = (command: string) =>
    isRoot
      ? execFileSync('/bin/su', ['postgres', '-c', command], { stdio: 'ignore' })
      : execFileSync('sh', ['-c', command], { stdio: 'ignore' })
  run(`${bin}/initdb -D ${data}/db -A trust -U site`)
  run(`${bin}/pg_ctl -D ${data}/db -o '-p ${port} -k ${data} -h 127.0.0.1' -l ${data}/log -w start`)
  return {
    address: `postgres://site@127.0.0.1:${port}/postgres`,
    stop: () => run(`${bin}/pg_ctl -D ${data}/db -m immediate -w stop`),
  }
}

/** Counts what arrives, by the message and by the id of the event. */
async function startReceiver() {
  const events = new Map<string, Set<string>>()
  let calls = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { event_id, content } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
      event_id: string
      content: { values: { message: string } }
    }
    calls += 1
    const { message } = content.values
    events.set(message, (events.get(message) ?? new Set()).add(event_id))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, events, calls: () => calls, close: () => server.close() }
}

const sender = join(folder, 'sender.mjs')

interface Outcome {
  readonly runs: number
  readonly kills: number
  readonly acknowledged: number
  readonly arrived: number
  readonly missing: number
  readonly twice: number
  readonly otherIds: number
}

/** Starts the sender until it ends by itself, and kills it before that as often as a coin says. */
async function killAtRandom(address: string): Promise<Outcome> {
  const receiver = await startReceiver()
  const acknowledged = new Set<string>()
  let kills = 0
  let starts = 0
  for (let run = 0; run < RUNS; run += 1) {
    const first = run * MESSAGES
    for (let isDone = false; !isDone; starts += 1) {
      const range = [String(first), String(first + MESSAGES)]
      const child: ChildProcess = spawn(
        process.execPath,
        [sender, address, receiver.url, secret, ...range, String(starts)],
        {
          cwd: root,
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      // Three of four are killed, at some moment between the first message and the last delivery.
      const isKilled = Math.random() < 0.75
      let timer: NodeJS.Timeout | undefined
      if (child.stdout) {
        createInterface(child.stdout).on('line', (line) => {
          acknowledged.add(`message ${line}`)
          if (isKilled) timer ??= setTimeout(() => child.kill('SIGKILL'), Math.random() * 150)
        })
      }
      const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
      clearTimeout(timer)
      isDone = code === 0
      if (code === null) kills += 1
      else if (code !== 0) throw new Error(`The sender ended with ${code}`)
    }
  }
  receiver.close()
  const all = [...receiver.events.values()]
  return {
    runs: RUNS,
    kills,
    acknowledged: acknowledged.size,
    arrived: receiver.events.size,
    missing: [...acknowledged].filter((message) => !receiver.events.has(message)).length,
    twice: receiver.calls() - receiver.events.size,
    otherIds: all.filter((ids) => ids.size > 1).length,
  }
}

const postgres = startPostgres()
let isRight = true
try {
  if (!values.short) {
    const tests = spawnSync('npx', ['vitest', 'run', 'tests/messages'], {
      stdio: 'inherit',
      env: { ...process.env, ...(postgres && { TEST_POSTGRES_URL: postgres.address }) },
    })
    isRight = tests.status === 0
  }
  // A bundle starts in a fifth of the time.
  await build({
    entryPoints: ['scripts/messages/sender.mts'],
    outfile: sender,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'pg'],
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(`${root}/`)});`,
    },
    plugins: [
      {
        name: 'packages-of-the-project',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^(?:libsql|pg)$/ }, ({ path }) => ({
            path: join(root, 'node_modules', path, path === 'pg' ? 'esm/index.mjs' : 'index.js'),
            external: true,
          }))
        },
      },
    ],
  })
  const stores = [['a file', join(folder, 'messages.db')], ...(postgres ? [['PostgreSQL', postgres.address]] : [])]
  process.stdout.write(
    '| store | runs of 50 | killed | acknowledged | arrived | missing | came twice | with another id |\n',
  )
  process.stdout.write('|---|---|---|---|---|---|---|---|\n')
  for (const [name, address = ''] of stores) {
    const outcome = await killAtRandom(address)
    process.stdout.write(`| ${[name, ...Object.values(outcome)].join(' | ')} |\n`)
    isRight &&= outcome.missing === 0 && outcome.otherIds === 0 && outcome.acknowledged === RUNS * MESSAGES
  }
  if (!postgres)
    process.stdout.write(
      'There is no PostgreSQL on this machine (apt-get install postgresql): the file alone was tried.\n',
    )
} finally {
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isRight ? 0 : 1

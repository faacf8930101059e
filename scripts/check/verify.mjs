// The one answer to "is it done?": installs what the tests need and runs every check. CI runs this and nothing else.
import { chmodSync, existsSync, readdirSync, statfsSync } from 'node:fs'
import { runChecks, tellResults } from '../lib/checks.mjs'
import { ensureChromium, installHeadlessShell } from '../lib/chromium.mjs'
import { ensureSystemProgram } from '../lib/find-system-program.mjs'
import { checkNode, ensureInstalled, fail } from '../lib/prepare.mjs'
import { bin, npmCommand } from '../lib/run.mjs'
import { tempFolder } from '../lib/temp-folder.mjs'

checkNode()
ensureInstalled()
await ensureChromium().catch((error) => fail(error.message))
installHeadlessShell()
// Without them the tests of what stands around the site are left out, and say so.
for (const name of ['nginx', 'redis-server', 'openssl', 'promtool']) {
  try {
    ensureSystemProgram(name)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
  }
}

const pick = (option, ...names) => names.flatMap((name) => [option, name])
const check = (name, command, ...args) => ({ name, command: [bin(command), args] })
const onBuild = (name, command, ...args) => ({ ...check(name, command, ...args), needs: 'build' })
const npmOnBuild = (name, script) => ({ name, command: npmCommand('run', '--silent', script), needs: 'build' })

// All that they leave in the system's temporary directory is found in this one. Others may go through it, as through the system's:
// nginx, and a server without rights.
const temporary = tempFolder('verify')
const asTemporary = (folder) => ({ TMPDIR: folder, TMP: folder, TEMP: folder })

/** Linux's folder in memory. The tests of stores wait for the disk at each write, and need less than half of the time there. */
const MEMORY = '/dev/shm'
const MEMORY_NEEDED = 2 ** 31
const { bavail = 0, bsize = 0 } = existsSync(MEMORY) ? statfsSync(MEMORY) : {}
const inMemory = bavail * bsize > MEMORY_NEEDED ? tempFolder('verify', MEMORY) : temporary
for (const folder of [temporary, inMemory]) chmodSync(folder, 0o755)

// What takes one core runs beside something else that does; the tests take them all.
const stages = [
  [
    [{ name: 'build', command: npmCommand('run', '--silent', 'build', '--', '--no-types') }],
    [
      check('format and lint', 'biome', 'ci', '--error-on-warnings'),
      check('import rules', 'tsx', 'scripts/check/imports.mts'),
      check('docs', 'tsx', 'scripts/check/docs-check.mts'),
      check('unused code', 'knip'),
      check('types', 'tsc', '--noEmit'),
      check('without demo/', 'tsx', 'scripts/check/without-demo.mts'),
    ],
  ],
  [[{ ...check('unit tests', 'vitest', 'run'), env: asTemporary(inMemory) }]],
  [
    [
      npmOnBuild('bundle budget', 'bundle:check'),
      npmOnBuild('links', 'links:check'),
      onBuild('messages (short)', 'tsx', 'scripts/check/test-messages.mts', '--only', 'kill', '--runs', '5'),
      onBuild(
        'hostile input (short)',
        'tsx',
        'scripts/check/test-hostile.mts',
        '--count',
        '3000',
        '--seed',
        '20261122',
      ),
    ],
    // The burst test, which measures seconds and memory, is the last of the longer lane: nothing runs beside it.
    [
      onBuild(
        'fault injection (short)',
        'tsx',
        'scripts/check/test-faults.mts',
        '--server-only',
        ...pick('--fault', 'hang', 'bare 404', 'wrong shape'),
        ...pick('--call', 'choices', 'stock-vehicles'),
      ),
      onBuild('memory test (short)', 'tsx', 'scripts/check/test-memory.mts', '--count', '500'),
      onBuild('burst test (short)', 'tsx', 'scripts/check/test-burst.mts', '--short'),
    ],
  ],
  [[onBuild('http tests', 'vitest', 'run', '--config', 'tests/http/vitest.config.mts')]],
  [[onBuild('browser tests', 'playwright', 'test', '--grep-invert', '@long')]],
]

// An interrupted run leaves no files either.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const started = Date.now()
const results = await runChecks(stages, asTemporary(temporary))

/** What tools keep for their next run. */
const CACHES = /^(?:tsx-|node-compile-cache|playwright-transform-cache)/
const left = [...new Set([temporary, inMemory])].flatMap((folder) =>
  readdirSync(folder).filter((name) => !CACHES.test(name)),
)
results.push({ name: 'no leftover files', passed: left.length === 0, seconds: 0, lastWords: left.join('\n') })

process.exitCode = tellResults(results) ? 0 : 1
process.stdout.write(`in ${Math.round((Date.now() - started) / 1000)} s\n`)

// The one answer to "is it done?": installs what the tests need and runs every check. CI runs this and nothing else.
import { ensureChromium, installHeadlessShell } from '../lib/chromium.mjs'
import { ensureSystemProgram } from '../lib/find-system-program.mjs'
import { checkNode, ensureInstalled, fail } from '../lib/prepare.mjs'
import { bin, npm, run } from '../lib/run.mjs'

checkNode()
ensureInstalled()
await ensureChromium().catch((error) => fail(error.message))
installHeadlessShell()
// Without them the tests of what stands around the site are left out, and say so.
for (const name of ['nginx', 'redis-server', 'openssl']) {
  try {
    ensureSystemProgram(name)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
  }
}

const pick = (option, ...names) => names.flatMap((name) => [option, name])

const checks = [
  ['format and lint', () => run(bin('biome'), ['ci', '--error-on-warnings'])],
  ['imports', () => run(bin('tsx'), ['scripts/check/imports.mts'])],
  ['docs', () => run(bin('tsx'), ['scripts/check/docs-check.mts'])],
  ['nothing unused', () => run(bin('knip'), [])],
  ['types', () => run(bin('tsc'), ['--noEmit'])],
  ['without demo/', () => run(bin('tsx'), ['scripts/check/without-demo.mts'])],
  ['unit tests', () => run(bin('vitest'), ['run'])],
  ['build', () => npm(['run', '--silent', 'build'])],
  ['bundle budget', () => npm(['run', '--silent', 'bundle:check'])],
  ['links', () => npm(['run', '--silent', 'links:check'])],
  [
    'faults, some',
    () =>
      run(bin('tsx'), [
        'scripts/check/test-faults.mts',
        '--server-only',
        ...pick('--fault', 'hang', 'bare 404', 'wrong shape'),
        ...pick('--call', 'choices', 'stock-vehicles'),
      ]),
  ],
  ['hostile, some', () => run(bin('tsx'), ['scripts/check/test-hostile.mts', '--count', '3000', '--seed', '20261122'])],
  ['memory, some', () => run(bin('tsx'), ['scripts/check/test-memory.mts', '--count', '500'])],
  ['messages, some', () => run(bin('tsx'), ['scripts/check/test-messages.mts', '--only', 'kill', '--runs', '5'])],
  ['browser tests', () => run(bin('playwright'), ['test', '--grep-invert', '@long'])],
]

const results = checks.map(([name, check]) => {
  const started = Date.now()
  process.stdout.write(`\n── ${name}\n`)
  const passed = check()
  return { name, passed, seconds: Math.round((Date.now() - started) / 1000) }
})

process.stdout.write('\n')
for (const { name, passed, seconds } of results) {
  process.stdout.write(`${passed ? '✓' : '✗'} ${name.padEnd(18)} ${String(seconds).padStart(4)} s\n`)
}
const failed = results.filter(({ passed }) => !passed).length
process.stdout.write(`checks: ${results.length - failed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStamp } from './build-stamp.mjs'
import { writeContentDates } from './content-dates.mjs'
import { writeContentFiles } from './content-files.mjs'
import { loadEnvFiles } from './env-files.mjs'
import { bin, npm, root, run } from './run.mjs'

const NODE_AT_LEAST = [20, 19]

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const fits = major > NODE_AT_LEAST[0] || (major === NODE_AT_LEAST[0] && minor >= NODE_AT_LEAST[1])
  if (!fits) fail(`Node ${NODE_AT_LEAST.join('.')} or newer is needed; this is ${process.versions.node}.`)
}

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

function hashParts(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part}\n`)
  return hash.digest('hex')
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** Installs exactly what the lock says, once for each lock and Node. */
export function ensureInstalled() {
  const stampPath = join(root, 'node_modules/.installed-for')
  const stamp = hashParts([readFileSync(join(root, 'package-lock.json')), process.versions.modules, process.platform])
  if (readStamp(stampPath) === stamp) return
  process.stdout.write('Installing the packages …\n')
  if (!npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) fail('The packages could not be installed.')
  writeFileSync(stampPath, stamp)
}

/** What the present build was made from. */
const STAMP = join(root, '.next/built-from')

/**
 * Builds the site into .next/standalone, with the files that the server hands out beside it. With PLAIN_BUILD it uses no inside of
 * another package (docs/upgrading.md), and has the server that Next writes.
 */
export async function build() {
  const started = Date.now()
  await loadEnvFiles()
  // Taken before: what changes while the build runs is not in it.
  const stamp = buildStamp(root, process.env)
  rmSync(STAMP, { force: true })
  if (!run(bin('tsx'), ['scripts/make/build/refuse-bad-content.mts']))
    fail('The content is not right, so nothing was built.')
  // It only warns: a new year must not stop a build.
  run(bin('tsx'), ['scripts/make/build/warn-of-stale-tables.mts'])
  writeContentDates()
  if (!run(bin('next'), ['build', '--webpack'])) fail('The site could not be built.')
  const standalone = join(root, '.next/standalone')
  for (const [from, to] of [
    ['public', 'public'],
    ['.next/static', '.next/static'],
  ]) {
    rmSync(join(standalone, to), { recursive: true, force: true })
    mkdirSync(join(standalone, to), { recursive: true })
    cpSync(join(root, from), join(standalone, to), { recursive: true })
  }
  await writeSettings(join(standalone, '.next'))
  if (!process.env.PLAIN_BUILD) await bundleForServer('src/server/main.ts', join(standalone, 'server.js'))
  await bundleForServer('src/server/messages-command.ts', join(standalone, 'messages.js'))
  writeContentFiles(join(standalone, '.next/content-files.json'))
  if (!run(bin('tsx'), ['scripts/make/security-text.mts'])) fail('security.txt could not be written.')
  if (!run(bin('tsx'), ['scripts/make/share-pictures.mts'])) fail('The pictures for shared links could not be drawn.')
  if (!run(bin('tsx'), ['scripts/make/third-party.mts'])) fail('The licences of the packages could not be written.')
  writeFileSync(STAMP, stamp)
  process.stdout.write(`Built in ${Math.round((Date.now() - started) / 1000)} s.\n`)
}

/** What the pages of the build hold. */
async function writeSettings(folder) {
  const [{ BUILT_WITH, builtWith }, { parseEnv }] = await Promise.all([
    import('../../src/config/built-with.mjs'),
    // Not before the packages are there.
    import('../../src/config/parse-env.mjs'),
  ])
  writeFileSync(join(folder, BUILT_WITH), JSON.stringify(builtWith(parseEnv(process.env))))
}

/**
 * One file, with all that it needs but what lies beside it: our own server, in the place of the one that Next writes, and the command for
 * messages.
 */
async function bundleForServer(entry, outfile) {
  const { build: bundle } = await import('esbuild')
  await bundle({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: `node${NODE_AT_LEAST.join('.')}`,
    format: 'cjs',
    // Machine code, and what pg asks for in vain.
    external: ['next', 'libsql', 'pg-native'],
    logLevel: 'warning',
  })
}

/** Builds the site unless the present build was made from the same files and settings. */
export async function ensureBuilt() {
  await loadEnvFiles()
  if (existsSync(join(root, '.next/standalone/server.js')) && readStamp(STAMP) === buildStamp(root, process.env)) return
  await build()
}

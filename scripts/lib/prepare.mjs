import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeContentDates } from './content-dates.mjs'
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

function hashOf(parts) {
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
  const stamp = hashOf([readFileSync(join(root, 'package-lock.json')), process.versions.modules, process.platform])
  if (readStamp(stampPath) === stamp) return
  process.stdout.write('Installing the packages …\n')
  if (!npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) fail('The packages could not be installed.')
  writeFileSync(stampPath, stamp)
}

/** Variables whose values a build writes into the code or into its pages. */
const BUILD_VARIABLES = [
  'SITE_URL',
  'SITE_INDEXING',
  'BACKEND_URL',
  'NEXT_PUBLIC_BACKEND_URL',
  'NEXT_PUBLIC_APP_VERSION',
  'FEATURE_FLAGS',
  'FEATURE_FLAGS_FILE',
  'STOCK_SIZE',
]

/** The settings of .env, as Next reads them: what the shell has set already wins. */
export function loadEnvFiles() {
  for (const file of ['.env.local', '.env']) {
    const full = join(root, file)
    if (existsSync(full)) process.loadEnvFile(full)
  }
}

/** Everything that a build depends on: the files by path, size and time, and the variables that a build takes in. */
function buildStamp() {
  const parts = [process.versions.node, ...BUILD_VARIABLES.map((name) => `${name}=${process.env[name] ?? ''}`)]
  const visit = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const full = join(path, entry.name)
      if (entry.isDirectory()) visit(full)
      else {
        const { size, mtimeMs } = statSync(full)
        parts.push(`${full} ${size} ${mtimeMs}`)
      }
    }
  }
  for (const folder of ['src', 'public']) visit(join(root, folder))
  for (const file of [
    'package-lock.json',
    'next.config.js',
    'next-i18next.config.js',
    'tsconfig.json',
    '.env',
    '.env.local',
  ]) {
    const full = join(root, file)
    if (existsSync(full)) parts.push(readFileSync(full))
  }
  return hashOf(parts)
}

/** Builds the site into .next/standalone, with the files that the server hands out beside it. */
export function build() {
  const started = Date.now()
  if (!run(bin('tsx'), ['scripts/check-content.mts'])) fail('The content is not right, so nothing was built.')
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
  if (!run(bin('tsx'), ['scripts/share-pictures.mts'])) fail('The pictures for shared links could not be drawn.')
  writeFileSync(join(root, '.next/built-from'), buildStamp())
  process.stdout.write(`Built in ${Math.round((Date.now() - started) / 1000)} s.\n`)
}

export function ensureBuilt() {
  const stamp = readStamp(join(root, '.next/built-from'))
  if (stamp !== '' && stamp === buildStamp() && existsSync(join(root, '.next/standalone/server.js'))) return
  build()
}

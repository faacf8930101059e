// @ts-check

import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Milliseconds: a day. A page that somebody has left open for so long asks for files of the build that it came from. */
const KEPT_FOR = 86_400_000
/** What is smaller gains nothing. */
const PACKED_FROM_BYTES = 1_000
const PACKABLE = /\.(?:js|css|svg|json|map|txt|xml|webmanifest)$/
/** Brotli in a folder of its own under the same names, where nginx finds it without a module. */
const packedPlaces = (/** @type {string} */ name) => ({ gz: `${name}.gz`, br: `br/${name}` })

/** Where a build has its files, and where nginx looks for them. */
const FOLDERS = /** @type {const} */ ([
  ['.next/static', '_next/static'],
  ['public', 'public'],
])

/**
 * @typedef {object} Manifest of one build, in `builds/` of the folder
 * @property {readonly string[]} files paths in the folder
 * @property {number | null} leftAt milliseconds since 1970, when another build took its place
 */

/**
 * Copies a build's static files to those of the builds before it, with a .gz beside each that can be packed and the same as Brotli in `br`, and
 * removes what no build of the last day has. What is served now is never half written: a file takes its place by its name.
 *
 * @param {{ build: string, folder: string, now?: number }} where build: a built site (.next/standalone)
 */
export async function shareStatic({ build, folder, now = Date.now() }) {
  const id = readBuildId(build)
  const files = []
  for (const [from, to] of FOLDERS) {
    for (const name of listFiles(join(build, from))) {
      await copyPacked(join(build, from, name), folder, `${to}/${name}`)
      files.push(`${to}/${name}`)
    }
  }
  for (const [other, manifest] of Object.entries(readManifests(folder))) {
    if (other !== id && manifest.leftAt === null) writeManifest(folder, other, { ...manifest, leftAt: now })
  }
  writeManifest(folder, id, { files, leftAt: null })
  removeOld(folder, now)
}

/** @param {string} build */
export const readBuildId = (build) => readFileSync(join(build, '.next/BUILD_ID'), 'utf8').trim()

/**
 * @param {string} from
 * @param {string} folder
 * @param {string} name the path in the folder
 */
async function copyPacked(from, folder, name) {
  const { size, mtime } = statSync(from)
  const content = readFileSync(from)
  const to = join(folder, name)
  if (existsSync(to) && statSync(to).size === size && readFileSync(to).equals(content)) return
  if (PACKABLE.test(to) && size >= PACKED_FROM_BYTES) {
    const [gz, br] = await Promise.all([
      promisify(gzip)(content, { level: 9 }),
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } }),
    ])
    const places = packedPlaces(name)
    place(join(folder, places.gz), gz, mtime)
    place(join(folder, places.br), br, mtime)
  }
  place(to, content, mtime)
}

/**
 * @param {string} path
 * @param {Buffer} content
 * @param {Date} mtime of the original: nginx makes the ETag of it, the same on every machine
 */
function place(path, content, mtime) {
  // Several machines of one cluster may do this at once.
  const draft = `${path}.${randomUUID()}.new`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(draft, content)
  utimesSync(draft, mtime, mtime)
  renameSync(draft, path)
}

/**
 * @param {string} folder
 * @param {number} now
 */
function removeOld(folder, now) {
  const manifests = readManifests(folder)
  const isKept = (/** @type {Manifest} */ { leftAt }) => leftAt === null || now - leftAt < KEPT_FOR
  const kept = new Set(Object.values(manifests).flatMap((manifest) => (isKept(manifest) ? manifest.files : [])))
  for (const [id, manifest] of Object.entries(manifests)) {
    if (isKept(manifest)) continue
    for (const file of manifest.files.filter((name) => !kept.has(name))) {
      for (const path of [file, ...Object.values(packedPlaces(file))]) rmSync(join(folder, path), { force: true })
    }
    rmSync(join(folder, 'builds', `${id}.json`))
  }
}

/**
 * @param {string} folder
 * @returns {Record<string, Manifest>} by the builds' ids
 */
function readManifests(folder) {
  const builds = join(folder, 'builds')
  const names = existsSync(builds) ? readdirSync(builds).filter((name) => name.endsWith('.json')) : []
  return Object.fromEntries(
    names.map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(builds, name), 'utf8'))]),
  )
}

/**
 * @param {string} folder
 * @param {string} id
 * @param {Manifest} manifest
 */
function writeManifest(folder, id, manifest) {
  place(join(folder, 'builds', `${id}.json`), Buffer.from(JSON.stringify(manifest)), new Date())
}

/**
 * @param {string} folder
 * @returns {string[]} every file in it, by its path from there
 */
function listFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

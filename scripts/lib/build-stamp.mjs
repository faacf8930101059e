// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { VARIABLES } from '../../src/config/variables.mjs'

/** The files and folders that a build is made from. */
const INPUTS = [
  'next-i18next.config.js',
  'next.config.js',
  'package-lock.json',
  'demo',
  'public',
  'scripts/make/build/refuse-bad-content.mts',
  'scripts/lib/content-dates.mjs',
  'scripts/lib/prepare.mjs',
  'scripts/make/share-pictures/share-picture.mts',
  'scripts/make/share-pictures.mts',
  'src',
  'tsconfig.build.json',
  'tsconfig.json',
]

/**
 * The variables that a build takes in, one `NAME=value` each. An empty value is the same as none, as in parseEnv.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
const buildSettings = (env) =>
  Object.entries(VARIABLES)
    .filter(([, { build }]) => build)
    .map(([name]) => `${name}=${env[name]?.trim() ?? ''}`)

/**
 * @param {string} folder
 * @param {string} path a file or folder in it
 * @returns {string[]} every file, by its path from the folder: a copy of the folder has the same ones
 */
function walkFiles(folder, path) {
  const full = join(folder, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full).flatMap((name) => walkFiles(folder, `${path}/${name}`))
}

/**
 * A hash of everything that a build depends on: Node, the variables and the files. What is read is the content of the
 * files, so that a copied folder or a branch that was left and entered again is not built anew.
 *
 * @param {string} folder of the project
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function buildStamp(folder, env) {
  const hash = createHash('sha256')
  for (const part of [process.versions.node, `PLAIN_BUILD=${env.PLAIN_BUILD ?? ''}`, ...buildSettings(env)])
    hash.update(`${part}\n`)
  for (const file of INPUTS.flatMap((input) => walkFiles(folder, input)).sort()) {
    hash.update(`${file}\n`).update(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

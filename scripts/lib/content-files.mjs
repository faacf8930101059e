import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checksumFile } from '../../src/config/file-checksums.mjs'
import { root } from './run.mjs'

const FOLDERS = ['src/content/entries', 'public/locales']

/**
 * Writes what the entries and the words that the site was built with are measured by, where its server looks for it when it
 * starts (src/server/content-integrity.ts).
 *
 * @param {string} file
 */
export function writeContentFiles(file) {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:yaml|json)$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(names.map((name) => [name, checksumFile(readFileSync(join(root, name)))]))),
  )
}

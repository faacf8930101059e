import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const ENTRIES = 'src/content/entries'

/**
 * Writes the name and the size of each entry that the site was built with, where its server looks for them when it starts
 * (src/server/look-at-content.ts).
 *
 * @param {string} file
 */
export function writeContentFiles(file) {
  const names = readdirSync(join(root, ENTRIES), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )
  const sizes = names.map((name) => [`${ENTRIES}/${name}`, statSync(join(root, ENTRIES, name)).size])
  writeFileSync(file, JSON.stringify(Object.fromEntries(sizes)))
}

import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @type {Set<string>} */
const made = new Set()
let isWatched = false

/**
 * A new folder in the system's temporary directory, which is gone when the process ends. Those that a test file has made are
 * gone with the file (tests/setup/temp-folders.ts).
 * @param {string} name what it is for
 * @param {string} [within] in the place of the system's
 * @returns {string} its path, without links
 */
export function tempFolder(name, within = tmpdir()) {
  if (!isWatched) process.once('exit', removeTempFolders)
  isWatched = true
  const folder = realpathSync(mkdtempSync(join(within, `belgium-web-${name}-`)))
  made.add(folder)
  return folder
}

/** Removes the folders that this process has made and not removed itself. */
export function removeTempFolders() {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  made.clear()
}

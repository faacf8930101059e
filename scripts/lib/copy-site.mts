import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'
import { tempFolder } from './temp-folder.mjs'

/**
 * The built site in a folder of its own, of which one part may be changed. All else is linked, but for the file that says
 * where the server is.
 * @param part a file or folder at its top
 */
export function copySite(part: string): string {
  const built = join(root, '.next/standalone')
  const folder = tempFolder('site')
  for (const name of readdirSync(built)) {
    if (name === part || name === 'server.js') cpSync(join(built, name), join(folder, name), { recursive: true })
    else symlinkSync(join(built, name), join(folder, name))
  }
  return folder
}

import { join } from 'node:path'
import { loadEnvFiles } from './env-files.mjs'
import { ensureBuilt } from './prepare.mjs'
import { readOptions } from './read-options.mts'
import { root } from './run.mjs'

/**
 * The built site that a bench measures: that of `--build FOLDER`, where nothing is built, or the project's own.
 */
export async function builtFolder(): Promise<string> {
  const own = join(root, '.next/standalone')
  const values = readOptions({ build: { type: 'string', default: own } })
  await loadEnvFiles()
  if (values.build === own) await ensureBuilt()
  return values.build
}

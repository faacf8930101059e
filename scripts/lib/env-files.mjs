import { root } from './run.mjs'

/**
 * Reads .env and its like into process.env, with the code by which Next reads them: what is set already wins. They are
 * marked as read, so that a server that is started from here does not read the copy of .env that an earlier build left
 * beside it.
 */
export async function loadEnvFiles() {
  // Imported here and not above: the packages are installed after this file is read.
  const env = await import('@next/env')
  // Node has the names of a CommonJS module under `default`; tsx has them on the module.
  const { loadEnvConfig } = env.default ?? env
  loadEnvConfig(root, false, { info: () => {}, error: console.error })
  process.env.__NEXT_PROCESSED_ENV = 'true'
}

import { join } from 'node:path'
import { bin, freePort, root, serve } from './run.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'
import { tempFolder } from './temp-folder.mjs'

/**
 * The settings of a site that is tested: without the limits that so many tests of one visitor would reach. What tests send
 * goes to no store that anybody keeps.
 */
const testEnv = () => ({
  NODE_ENV: 'production',
  RATE_LIMIT: '0',
  MESSAGES_RATE_LIMIT: '0',
  MESSAGES_STORE: join(tempFolder('messages'), 'messages.db'),
  LOG_LEVEL: 'error',
})

/** The built site as Playwright starts it for its tests. */
export const builtSite = (port: number) => ({
  command: `node ${SERVER_FLAGS.join(' ')} .next/standalone/server.js`,
  cwd: root,
  env: { PORT: String(port), HOST: 'localhost', ...testEnv() },
  url: `http://localhost:${port}/nl`,
  timeout: 60_000,
  reuseExistingServer: false,
})

/** The design page (tests/design), built and served as Playwright starts it. */
export const designPage = (port: number) => ({
  command: `${bin('vite')} build tests/design && ${bin('vite')} preview tests/design --port ${port} --strictPort`,
  cwd: root,
  url: `http://localhost:${port}`,
  timeout: 60_000,
  reuseExistingServer: false,
})

/** The built site on a free port, for tests without a browser or with settings of their own. The caller ends it with stop(). */
export const serveForTests = async (env: Readonly<Record<string, string>> = {}) =>
  serve({ port: await freePort(), env: { ...testEnv(), ...env } })

import { root } from './run.mjs'

/**
 * The built site as Playwright starts it for its tests: without the limit that so many tests of one visitor would reach.
 * @param {number} port
 */
export const builtSite = (port) => ({
  command: 'node .next/standalone/server.js',
  cwd: root,
  env: { PORT: String(port), HOST: 'localhost', RATE_LIMIT: '0', LOG_LEVEL: 'error' },
  url: `http://localhost:${port}/nl`,
  timeout: 60_000,
  reuseExistingServer: false,
})

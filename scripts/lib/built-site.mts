import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, root } from './run.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

/** What tests send goes to no store that anybody keeps. */
const testStore = () => join(mkdtempSync(join(tmpdir(), 'messages-')), 'messages.db')

/** The built site as Playwright starts it for its tests: without the limits that so many tests of one visitor would reach. */
export const builtSite = (port: number) => ({
  command: `node ${SERVER_FLAGS.join(' ')} .next/standalone/server.js`,
  cwd: root,
  env: {
    PORT: String(port),
    HOST: 'localhost',
    RATE_LIMIT: '0',
    MESSAGES_RATE_LIMIT: '0',
    MESSAGES_STORE: testStore(),
    LOG_LEVEL: 'error',
  },
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

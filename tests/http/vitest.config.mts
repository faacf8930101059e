import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What needs the built site and no browser (`npm run test:http`); `npm test` needs neither, and knows nothing of these. */
export default defineConfig({
  root: here('../..'),
  resolve: { alias: { '@': here('../../src'), '@demo': here('../../demo'), '@tests': here('..') } },
  test: {
    name: 'http',
    include: ['tests/http/**/*.test.ts'],
    globalSetup: ['tests/http/served-site.ts'],
    setupFiles: ['tests/setup/temp-folders.ts'],
    // What the tests start is a site as visitors have it.
    env: { NODE_ENV: 'production' },
    // They wait for servers more than they count: of two workers, one would mostly sleep.
    maxWorkers: '200%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
})

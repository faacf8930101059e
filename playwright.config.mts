import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/lib/chromium.mjs'

const port = Number(process.env.TEST_PORT ?? 3190)
const baseURL = `http://localhost:${port}`

/** Only what needs a server or a browser stands in tests/browser; the site is the built one, as it will be served. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    trace: 'retain-on-failure',
    // A visitor who has answered the question of the first visit; the tests of the popup forget it.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: 'business-type-popup', value: 'read' }] }],
    },
  },
  webServer: {
    command: 'node .next/standalone/server.js',
    env: { PORT: String(port), HOSTNAME: 'localhost' },
    url: `${baseURL}/nl`,
    timeout: 60_000,
    reuseExistingServer: false,
  },
})

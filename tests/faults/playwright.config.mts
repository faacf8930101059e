import { defineConfig } from '@playwright/test'
import { builtSite } from '../../scripts/lib/built-site.mts'
import { CHROMIUM_FLAGS, findTestChromium } from '../../scripts/lib/chromium.mjs'

const port = Number(process.env.TEST_PORT ?? 3192)
const baseURL = `http://localhost:${port}`
const executablePath = findTestChromium()

/** What a visitor sees of each fault (`npm run test:faults`); what the server makes of it is in scripts/check/test-faults. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 90_000,
  outputDir: '../../test-results/faults',
  reporter: 'list',
  expect: { timeout: 15_000 },
  use: { baseURL, launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS } },
  webServer: builtSite(port),
})

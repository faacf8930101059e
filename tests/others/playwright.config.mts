import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findTestChromium } from '../../scripts/lib/chromium.mjs'
import { refusedEverything } from '../shell/consent/record.mts'

const executablePath = findTestChromium()
const baseURL = process.env.OTHERS_SITE ?? ''

/** A site without demo/, which `npm run test:others` has built and started. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  outputDir: '../../test-results/others',
  reporter: 'list',
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS },
    storageState: refusedEverything(baseURL),
  },
})

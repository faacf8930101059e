import { defineConfig } from '@playwright/test'
import { builtSite } from '../../scripts/lib/built-site.mts'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/chromium.mjs'
import { findFirefox, isPlaywrights } from '../../scripts/lib/engines.mts'
import { freePort } from '../../scripts/lib/run.mjs'
import type { EngineOptions } from './fixtures'

const port = Number(process.env.TEST_PORT ?? 3191)
const baseURL = `http://localhost:${port}`

/** The main job in three engines (docs/testing.md): Playwright's own builds where there are, else the installed ones. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  // What is called *.test.ts belongs to vitest.
  testMatch: '**/*.spec.ts',
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with other things may be late once; what is wrong is wrong twice.
  retries: 1,
  workers: 1,
  timeout: 600_000,
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['./table-reporter.ts', { file: process.env.ENGINES_TABLE }]],
  projects: [
    { name: 'firefox', use: { program: isPlaywrights('firefox') ? undefined : findFirefox() } },
    { name: 'webkit', use: { driverPort: isPlaywrights('webkit') ? undefined : await freePort() } },
    { name: 'chromium', use: { program: findChromium(), flags: CHROMIUM_FLAGS } },
  ],
  expect: { timeout: 60_000 },
  use: { baseURL },
  webServer: builtSite(port),
})

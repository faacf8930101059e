import { defineConfig } from '@playwright/test'
import { builtSite, designPage } from './scripts/lib/built-site.mts'
import { CHROMIUM_FLAGS, findTestChromium } from './scripts/lib/chromium.mjs'
import { loadEnvFiles } from './scripts/lib/env-files.mjs'
import { parseEnv } from './src/config/parse-env.mjs'

loadEnvFiles()
const { TEST_PORT: port } = parseEnv(process.env)
const baseURL = `http://localhost:${port}`
const design = designPage(port - 1)

/**
 * Only what needs a server or a browser stands in tests/browser; the site is the built one, as it will be served. The design page
 * (tests/design) is a build of its own, of seconds.
 */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What fails once is looked at: the test waits for the wrong thing, or the site is wrong.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  projects: [
    { name: 'browser', testIgnore: 'visual.spec.ts' },
    // The site's own policy would refuse the style sheet that a picture is taken with.
    { name: 'visual', testMatch: 'visual.spec.ts', use: { bypassCSP: true } },
    { name: 'design', testDir: 'tests/design', testMatch: '*.spec.ts', use: { baseURL: design.url } },
  ],
  // One image for every system: the tolerance is for how each draws the edges of a letter.
  snapshotPathTemplate: 'tests/browser/golden/{arg}{ext}',
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      animations: 'disabled',
      threshold: 0.3,
      maxDiffPixelRatio: 0.02,
    },
  },
  use: {
    baseURL,
    launchOptions: { executablePath: findTestChromium(), args: CHROMIUM_FLAGS },
    // To record each test takes a fifth of its time: `-- --trace on` where a failure asks for it.
    trace: 'off',
  },
  webServer: [builtSite(port), design],
})

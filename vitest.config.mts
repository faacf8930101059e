import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * What hangs ends after this; a test that is long by its work has a limit of its own. More room for what lives shortly saves a
 * tenth of the work of the tests of components.
 */
const limits = { testTimeout: 30_000, hookTimeout: 30_000, execArgv: ['--max-semi-space-size=64'] }

const alias = {
  '@': here('./src'),
  '@demo': here(existsSync(here('./demo')) ? './demo' : './src/without-demo'),
  '@tests': here('./tests'),
}

/**
 * A worker is kept for all its files: one for each of 300 took longer than the tests. Files of components load the site's
 * modules anew (tests/setup/dom.ts), the others share them. So a test leaves what it changes as it found it
 * (`npx vitest run --sequence.shuffle.files` shows one that does not). A file that puts another module in the place of one
 * needs modules of its own. One project after the other: each has workers of its own.
 */
const folders = ['tests', 'demo/backend/tests', 'demo/studio/tests'].filter((folder) => existsSync(here(`./${folder}`)))
const replacesModules = folders.flatMap((folder) =>
  readdirSync(here(`./${folder}`), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.test.tsx') && readFileSync(here(`./${file}`), 'utf8').includes('vi.mock(')),
)

/** Whole pages as the server draws them, without a browser around it. */
const AS_SERVED = 'tests/site/flags-walk*.test.tsx'

const inBrowser = {
  ...limits,
  environment: 'happy-dom',
  // Rules are put into a style sheet one by one, as in production: happy-dom reads a text that grows by a rule from its beginning.
  env: { SC_DISABLE_SPEEDY: 'false' },
  setupFiles: [
    'tests/setup/temp-folders.ts',
    'tests/setup/no-console-noise.ts',
    'tests/setup/embedded-backend.ts',
    'tests/setup/no-owner-stacks.ts',
    'tests/setup/dom.ts',
  ],
}

export default defineConfig({
  test: {
    // Nothing else runs beside the tests: of two cores, the usual setting leaves one idle.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          ...limits,
          name: 'node',
          isolate: false,
          sequence: { groupOrder: 0 },
          environment: 'node',
          include: ['{tests,demo/*/tests}/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/http/**'],
          setupFiles: [
            'tests/setup/temp-folders.ts',
            'tests/setup/no-console-noise.ts',
            'tests/setup/embedded-backend.ts',
            'tests/setup/readable-pictures.ts',
          ],
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          ...inBrowser,
          name: 'dom',
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ['{tests,demo/*/tests}/**/*.test.tsx'],
          exclude: ['tests/browser/**', AS_SERVED, ...replacesModules],
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          ...inBrowser,
          name: 'dom with other modules',
          sequence: { groupOrder: 2 },
          include: replacesModules,
          exclude: [AS_SERVED],
        },
      },
      {
        resolve: { alias },
        test: {
          ...limits,
          name: 'pages as served',
          sequence: { groupOrder: 2 },
          environment: 'node',
          include: [AS_SERVED],
          setupFiles: [
            'tests/setup/temp-folders.ts',
            'tests/setup/no-console-noise.ts',
            'tests/setup/embedded-backend.ts',
            'tests/setup/no-owner-stacks.ts',
          ],
        },
      },
    ],
  },
})

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What hangs ends; what is slow on a busy machine does not fail for it. Speed is measured by benchmarks. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

const alias = { '@': here('./src'), '@tests': here('./tests') }

export default defineConfig({
  test: {
    // Nothing else runs beside the tests: of two cores, the usual setting leaves one idle.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          ...patience,
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**'],
          setupFiles: ['tests/setup/no-console-noise.ts', 'tests/setup/embedded-backend.ts'],
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          ...patience,
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/browser/**'],
          setupFiles: ['tests/setup/no-console-noise.ts', 'tests/setup/embedded-backend.ts', 'tests/setup/dom.ts'],
        },
      },
    ],
  },
})

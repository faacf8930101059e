import { ensureChromium } from './chromium.mjs'
import { loadEnvFiles } from './env-files.mjs'
import { ensureBuilt, fail } from './prepare.mjs'
import { bin, run } from './run.mjs'

/**
 * Runs tests of Playwright on the built site, which is built first if need be.
 * @param args of `playwright test`
 * @returns whether they passed
 */
export async function runBrowserTests(
  args: readonly string[],
  options: Parameters<typeof run>[2] = {},
): Promise<boolean> {
  await loadEnvFiles()
  await ensureChromium().catch((error) => fail(error.message))
  await ensureBuilt()
  return run(bin('playwright'), ['test', ...args], options)
}

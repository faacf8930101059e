import { ensureChromium } from './chromium.mjs'
import { loadEnvFiles } from './env-files.mjs'
import { checkNode, ensureBuilt, ensureInstalled, fail } from './prepare.mjs'
import { bin, run } from './run.mjs'

/**
 * Runs tests of Playwright on the built site, which is built first if need be.
 * @param {readonly string[]} args of `playwright test`
 * @param {Parameters<typeof run>[2]} [options]
 * @returns {Promise<boolean>} whether they passed
 */
export async function runBrowserTests(args, options) {
  checkNode()
  ensureInstalled()
  await loadEnvFiles()
  await ensureChromium().catch((error) => fail(error.message))
  await ensureBuilt()
  return run(bin('playwright'), ['test', ...args], options)
}

import { ensureChromium } from './lib/chromium.mjs'
import { loadEnvFiles } from './lib/env-files.mjs'
import { checkNode, ensureBuilt, ensureInstalled, fail } from './lib/prepare.mjs'
import { bin, run } from './lib/run.mjs'

checkNode()
ensureInstalled()
await loadEnvFiles()
await ensureChromium().catch((error) => fail(error.message))
await ensureBuilt()
process.exitCode = run(bin('playwright'), ['test', ...process.argv.slice(2)]) ? 0 : 1

// A random visitor of the configurator, on a service that is slow and fails (tests/browser/configurator-visitor.spec.ts):
//   npm run test:visitor [-- --clicks 500 --seed 1]
import { parseArgs } from 'node:util'
import { ensureChromium } from './lib/chromium.mjs'
import { loadEnvFiles } from './lib/env-files.mjs'
import { checkNode, ensureBuilt, ensureInstalled, fail } from './lib/prepare.mjs'
import { bin, run } from './lib/run.mjs'

const { values } = parseArgs({ options: { clicks: { type: 'string', default: '500' }, seed: { type: 'string' } } })
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))

checkNode()
ensureInstalled()
await loadEnvFiles()
await ensureChromium().catch((error) => fail(error.message))
await ensureBuilt()
process.stdout.write(`seed ${seed}\n`)
const env = { VISITOR_CLICKS: values.clicks, VISITOR_SEED: seed }
const args = ['test', '--project=browser', '--retries=0', 'configurator-visitor']
process.exitCode = run(bin('playwright'), args, { env }) ? 0 : 1

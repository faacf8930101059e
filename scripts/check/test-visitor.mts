// A random visitor of the configurator, on a service that is slow and fails (tests/browser/configurator-visitor.spec.ts):
//   npm run test:visitor [-- --clicks 500 --seed 1]
import { runBrowserTests } from '../lib/browser-tests.mts'
import { readOptions } from '../lib/read-options.mts'

const values = readOptions({ clicks: { type: 'string', default: '500' }, seed: { type: 'string' } })
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
process.stdout.write(`seed ${seed}\n`)

const env = { VISITOR_CLICKS: values.clicks, VISITOR_SEED: seed }
const passed = await runBrowserTests(['--project=browser', '--retries=0', 'configurator-visitor'], { env })
process.exitCode = passed ? 0 : 1

// What the built site answers, without a browser: npm run test:http [-- stock addresses]
import { loadEnvFiles } from '../lib/env-files.mjs'
import { checkNode, ensureBuilt, ensureInstalled } from '../lib/prepare.mjs'
import { bin, run } from '../lib/run.mjs'

checkNode()
ensureInstalled()
await loadEnvFiles()
await ensureBuilt()
const args = ['run', '--config', 'tests/http/vitest.config.mts', ...process.argv.slice(2)]
process.exitCode = run(bin('vitest'), args) ? 0 : 1

// The editors' screens and the site beside them, for this machine alone: npm run editor [-- --port 3000].
import { loadEnvFiles } from '../lib/env-files.mjs'
import { readOptions } from '../lib/read-options.mts'
import { bin, run } from '../lib/run.mjs'

const HOST = '127.0.0.1'

await loadEnvFiles()
const values = readOptions({ port: { type: 'string', default: process.env.PORT ?? '3000' } })
process.stdout.write(`\nÉcrire · schrijven:  http://${HOST}:${values.port}/keystatic\n\n`)
const ended = run(bin('next'), ['dev', '-H', HOST, '-p', values.port], {
  env: { CONTENT_EDITOR: 'local', HOST },
})
process.exitCode = ended ? 0 : 1

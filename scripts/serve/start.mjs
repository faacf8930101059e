// Installs, builds and serves the whole site with the embedded backend: each step only when something has changed.
import { loadEnvFiles } from '../lib/env-files.mjs'
import { checkNode, ensureBuilt, ensureInstalled, fail } from '../lib/prepare.mjs'
import { isFree, serve } from '../lib/run.mjs'

checkNode()
ensureInstalled()
await loadEnvFiles()

// Its parser is one of the packages, so a wrong setting is found only now.
const { parseEnv } = await import('../../src/config/parse-env.mjs')
const { HOST: host, PORT: port, BACKEND_URL: service } = attempt(() => parseEnv(process.env))
if (!(await isFree(port, host))) fail(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)

await ensureBuilt()
const server = await serve({ port, host }).catch((error) => fail(error.message))
process.stdout.write(`
The site is at ${server.address}
  French       ${server.address}/fr
  Dutch        ${server.address}/nl
  ${service ? 'the service ' : 'its backend '} ${service ?? `${server.address}/api/backend/docs`}

Ctrl+C ends it.
`)

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.stop())
process.exitCode = await server.ended

function attempt(read) {
  try {
    return read()
  } catch (error) {
    return fail(error.message)
  }
}

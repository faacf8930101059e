// Installs, builds and serves the whole site with the embedded backend: each step only when something has changed.
import { checkNode, ensureBuilt, ensureInstalled, fail } from './lib/prepare.mjs'
import { isFree, serve } from './lib/run.mjs'

checkNode()
const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? 'localhost'
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`PORT is "${process.env.PORT}": a number from 1 to 65535 is expected.`)
if (!(await isFree(port, host))) fail(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)

ensureInstalled()
ensureBuilt()

const server = await serve({ port, host }).catch((error) => fail(error.message))
process.stdout.write(
  `\nThe site is at ${server.address}\n  French      ${server.address}/fr\n  Dutch       ${server.address}/nl\n  the backend ${server.address}/api/backend/docs\n\nCtrl+C ends it.\n`,
)

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.stop())
process.exitCode = (await server.ended) === 0 ? 0 : 1

// npm run messages -- COMMAND: what an operator does with messages (docs/operations.md), by the settings of the site, .env among them.
import { loadEnvFiles } from '../lib/env-files.mjs'
import { fail } from '../lib/prepare.mjs'

await loadEnvFiles()
// It reads the settings as it is loaded.
const { runOperatorCommand } = await import('@/messages/operator-command.server').catch((error) => fail(error.message))
process.exitCode = await runOperatorCommand(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())

import { runBrowserTests } from '../lib/browser-tests.mts'

process.exitCode = (await runBrowserTests(process.argv.slice(2))) ? 0 : 1

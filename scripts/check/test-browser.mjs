import { runBrowserTests } from '../lib/browser-tests.mjs'

process.exitCode = (await runBrowserTests(process.argv.slice(2))) ? 0 : 1

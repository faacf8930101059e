// The quick loop: what can be said within a minute of what was changed since the last commit, or since another one.
//   npm run check
//   npm run check -- --since main
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Check, runChecks, tellResults } from '../lib/checks.mjs'
import { checkNode, ensureInstalled, fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { bin, root } from '../lib/run.mjs'

checkNode()
ensureInstalled()

const values = readOptions({ since: { type: 'string', default: 'HEAD' } })

function git(...args: string[]): string[] {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter((line) => line !== '')
  } catch (error) {
    return fail(`git ${args.join(' ')}: ${error instanceof Error ? error.message : error}`)
  }
}

/** What stands in the working tree and not in that commit. */
const changed = [
  ...git('diff', '--name-only', '--relative', values.since, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((path) => existsSync(`${root}${path}`))
const sources = changed.filter(
  (path) => /\.[cm]?[jt]sx?$/.test(path) && !/^tests\/(?:browser|engines|http)\//.test(path),
)

const check = (name: string, command: string, ...args: string[]): Check => ({ name, command: [bin(command), args] })
/** They are read from their files, so that no module names them: the compiler knows the French ones alone. */
const WORDS = /^(?:public\/locales|src\/words)\//
const words = check('translations', 'vitest', 'run', 'tests/i18n/locales.test.ts')
const related = check('related tests', 'vitest', 'related', '--run', '--passWithNoTests', ...sources)
const stages = [
  [
    [check('types', 'tsc', '--noEmit')],
    [
      check('format and lint', 'biome', 'ci', '--error-on-warnings'),
      check('import rules', 'tsx', 'scripts/check/imports.mts'),
      check('content', 'tsx', 'scripts/make/build/refuse-bad-content.mts'),
    ],
  ],
  ...(changed.some((path) => WORDS.test(path)) ? [[[words]]] : []),
  ...(sources.length > 0 ? [[[related]]] : []),
]

const results = await runChecks(stages)
if (sources.length === 0) process.stdout.write(`\nno code differs from ${values.since}: no test was run\n`)
process.exitCode = tellResults(results) ? 0 : 1

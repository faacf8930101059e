// Mutation testing, area by area: npm run mutation [-- --only routing,stock] [--force]
// A change is made to the code, and the tests that stand nearest have to notice it (docs/testing.md).
import { readFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { AREAS, LEAST_SCORE } from './mutation/areas.mts'

const values = readOptions({ only: { type: 'string' }, force: { type: 'boolean', default: false } })
const areas = values.only?.split(',') ?? Object.keys(AREAS)
const unknown = areas.filter((area) => !(area in AREAS))
if (unknown.length > 0) fail(`no such area: ${unknown.join(', ')} (there are ${Object.keys(AREAS).join(', ')})`)

const FOLDER = '.cache/mutation'

type Options = NonNullable<ConstructorParameters<typeof Stryker>[0]>

function strykerOptions(area: string): Options {
  return {
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.mts', related: false },
    mutate: AREAS[area]?.mutate ?? [],
    ignoreStatic: AREAS[area]?.skipsConstants ?? false,
    concurrency: 2,
    // A busy machine must not make a slow test look like an endless one: that would count as noticed.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    tempDirName: `${FOLDER}/sandbox`,
    ignorePatterns: ['/.cache', '/docs/images', '/tests/browser', '/.next', '/out'],
    // Stryker reads a tsconfig with a function that TypeScript 7 has not; ours needs no change in the sandbox.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    // What was tested before is tested again when it or a test file of its area changes; --force tests everything.
    incremental: true,
    incrementalFile: `${FOLDER}/${area}.incremental.json`,
    force: values.force,
    reporters: ['json', 'html', 'clear-text', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    jsonReporter: { fileName: `${FOLDER}/${area}.json` },
    htmlReporter: { fileName: `${FOLDER}/${area}.html` },
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    thresholds: { high: LEAST_SCORE, low: LEAST_SCORE, break: LEAST_SCORE },
    warnings: { unknownOptions: true, preprocessorErrors: true, unserializableOptions: true, slow: false },
    logLevel: 'warn' as Options['logLevel'],
  }
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** Mutants by their state; `score` is the share of those that are noticed, in per cent. */
function readResult(area: string, minutes: number) {
  const { files } = JSON.parse(readFileSync(`${FOLDER}/${area}.json`, 'utf8')) as Report
  const count = (...states: string[]) =>
    Object.values(files)
      .flatMap(({ mutants }) => mutants)
      .filter(({ status }) => states.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const survived = count('Survived', 'NoCoverage')
  return {
    area,
    mutants: noticed + survived,
    noticed,
    survived,
    score: (100 * noticed) / (noticed + survived),
    minutes,
  }
}

const results = []
for (const area of areas) {
  // The runners read it in vitest.mutation.config.mts.
  process.env.MUTATION_AREA = area
  const started = Date.now()
  await new Stryker(strykerOptions(area)).runMutationTest()
  results.push(readResult(area, (Date.now() - started) / 60_000))
}

process.stdout.write('\n| area | mutants | noticed | survived | score | minutes |\n|---|---|---|---|---|---|\n')
for (const { area, mutants, noticed, survived, score, minutes } of results) {
  process.stdout.write(
    `| ${area} | ${mutants} | ${noticed} | ${survived} | ${score.toFixed(1)} % | ${minutes.toFixed(0)} |\n`,
  )
}

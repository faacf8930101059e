import { runBeside } from './run.mjs'

/**
 * @typedef {{ name: string, command: readonly [string, readonly string[]], needs?: string, env?: Record<string, string> }} Check
 *   needs: the check without which it says nothing
 * @typedef {{ name: string, passed: boolean, seconds: number, lastWords: string }} Result lastWords: the last lines that it wrote
 */

/** Test programs write what failed last: some tests of them fit in as many lines. */
const LAST_LINES = 60

/**
 * Runs checks to their ends, whatever the others say. The stages follow each other; the lanes of a stage run side by side, the
 * checks of a lane one after the other. What they write is printed in their order: of the first that is not done as it comes,
 * of the others when it is their turn.
 * @param {readonly (readonly (readonly Check[])[])[]} stages
 * @param {Record<string, string>} [env]
 * @returns {Promise<Result[]>}
 */
export async function runChecks(stages, env) {
  const waiting = stages.flat(2).map((check) => ({ check, written: `\n── ${check.name}\n`, isDone: false }))
  const results = []
  function print() {
    while (waiting.length > 0) {
      process.stdout.write(waiting[0].written)
      waiting[0].written = ''
      if (!waiting[0].isDone) return
      waiting.shift()
    }
  }

  /** @param {Check} check */
  async function runOne(check) {
    const started = Date.now()
    const own = waiting.find((one) => one.check === check)
    let lastWords = ''
    const hear = (text) => {
      own.written += text
      lastWords = `${lastWords}${text}`.split('\n').slice(-LAST_LINES).join('\n')
      if (own === waiting[0]) print()
    }
    const isInVain = check.needs !== undefined && !results.some(({ name, passed }) => passed && name === check.needs)
    if (isInVain) hear(`not run: it needs the check « ${check.needs} »\n`)
    const passed = !isInVain && (await runBeside(...check.command, { env: { ...env, ...check.env }, hear }))
    results.push({ name: check.name, passed, seconds: Math.round((Date.now() - started) / 1000), lastWords })
    own.isDone = true
    print()
  }

  async function runLane(lane) {
    for (const check of lane) await runOne(check)
  }

  print()
  for (const lanes of stages) await Promise.all(lanes.map(runLane))
  return results
}

/**
 * What was checked, at the end of a long log: again what each failed check wrote last, then the table and its last line.
 * @param {readonly Result[]} results
 * @returns {boolean} whether all passed
 */
export function tellResults(results) {
  for (const { name, passed, lastWords } of results) {
    if (!passed) process.stdout.write(`\n── ${name}, its last lines again\n${lastWords}\n`)
  }
  process.stdout.write('\n')
  for (const { name, passed, seconds } of results) {
    process.stdout.write(`${passed ? '✓' : '✗'} ${name.padEnd(24)} ${String(seconds).padStart(4)} s\n`)
  }
  const failed = results.filter(({ passed }) => !passed).length
  process.stdout.write(`checks: ${results.length - failed} passed, ${failed} failed\n`)
  return failed === 0
}

// Fault injection: each call fails in each way, on the server and in the browser, and no page may break, be stored broken or stay so:
//   npm run test:faults [-- --fault hang --fault "bare 404"] [--server-only --call choices]
import { ensureChromium } from '../lib/chromium.mjs'
import { ensureBuilt } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { bin, run } from '../lib/run.mjs'
import { FAULTS, type Fault } from './test-faults/faulty-service.mts'
import { type Cell, serverCells } from './test-faults/server-cells.mts'

await ensureBuilt()

const values = readOptions({
  fault: { type: 'string', multiple: true },
  call: { type: 'string', multiple: true },
  'server-only': { type: 'boolean', default: false },
})
const all: readonly (Fault | 'refused')[] = ['refused', ...FAULTS]
const faults = values.fault ? all.filter((fault) => values.fault?.includes(fault)) : all

const cells: Cell[] = []
for (const fault of faults) {
  const own = await serverCells(fault, values.call)
  cells.push(...own)
  const wrong = own.filter(({ problems }) => problems.length > 0)
  const slowest = Math.max(...own.map(({ firstByte }) => firstByte))
  process.stdout.write(
    `${wrong.length === 0 ? '✓' : '✗'} ${fault.padEnd(12)} ${own.length} cells, first byte after ${Math.round(slowest)} ms at the latest\n`,
  )
  for (const { mode, call, path, problems } of wrong) {
    process.stdout.write(`    ${mode} ${call} ${path}: ${problems.join('; ')}\n`)
  }
}

const failed = cells.filter(({ problems }) => problems.length > 0).length
process.stdout.write(`${cells.length} cells of the server, ${failed} with a problem\n`)

let isRightInBrowser = true
if (!values['server-only']) {
  await ensureChromium()
  const chosen = ` (?:${faults.join('|')}): `
  isRightInBrowser = run(bin('playwright'), ['test', '--config=tests/faults/playwright.config.mts', '--grep', chosen])
}
process.exitCode = failed === 0 && cells.length > 0 && isRightInBrowser ? 0 : 1

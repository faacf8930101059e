// The main job in Firefox and WebKit, with Chromium beside them (docs/testing.md).
//   npm run test:engines [-- --engine firefox --engine webkit --only "main job" --write]
// --only takes the tests whose name has these words; --write puts the table into docs/testing.md.
import { ENGINES, type Engine, ensureEngine } from '../lib/engines.mts'
import { ensureBuilt, fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { bin, run } from '../lib/run.mjs'

const values = readOptions({
  engine: { type: 'string', multiple: true, default: [...ENGINES] },
  only: { type: 'string' },
  write: { type: 'boolean', default: false },
})
const isEngine = (name: string): name is Engine => ENGINES.some((engine) => engine === name)
const unknown = values.engine.filter((name) => !isEngine(name))
if (unknown.length > 0) fail(`No engine is called ${unknown.join(', ')}: ${ENGINES.join(', ')}.`)

for (const name of values.engine.filter(isEngine)) await ensureEngine(name).catch((error) => fail(error.message))
await ensureBuilt()
const passed = run(
  bin('playwright'),
  [
    'test',
    '--config=tests/engines/playwright.config.mts',
    ...values.engine.map((name) => `--project=${name}`),
    ...(values.only ? [`--grep=${values.only}`] : []),
  ],
  { env: values.write ? { ENGINES_TABLE: 'docs/testing.md' } : {} },
)
process.exitCode = passed ? 0 : 1

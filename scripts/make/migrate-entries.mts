// Brings entries of an older schema up to date: npm run content:migrate. Run twice it changes nothing. `npm run content:check` names
// an entry that still needs it.
//   colours and grounds have keys of no brand: cupraPetrol is `brand`, the ground « petrol » is `brand`, « sand » is `warm`
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { withColorKeys } from './migrate-entries/color-keys.mts'

let changed = 0
for (const folder of ['src/content/entries', 'src/content/drafts']) {
  if (!existsSync(join(root, folder))) continue
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue
    const path = join(root, folder, name)
    const before = readFileSync(path, 'utf8')
    const after = withColorKeys(before)
    if (after === before) continue
    writeFileSync(path, after)
    process.stdout.write(`${join(folder, name)}\n`)
    changed += 1
  }
}
process.stdout.write(`${changed} ${changed === 1 ? 'entry' : 'entries'} changed\n`)

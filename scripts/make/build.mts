// Builds the site. With --plain without any inside of another package, while one of them is repaired after an upgrade (docs/upgrading.md);
// with --no-types where tsc runs besides.
//   npm run build [-- --plain] [--no-types]
import { build } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'

const values = readOptions({
  plain: { type: 'boolean', default: false },
  'no-types': { type: 'boolean', default: false },
})
if (values.plain) process.env.PLAIN_BUILD = '1'
if (values['no-types']) process.env.TYPES_CHECKED = '1'
await build()

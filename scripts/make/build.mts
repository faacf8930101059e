// Builds the site. With --plain without any inside of another package, while one of them is repaired after an upgrade (docs/upgrading.md).
//   npm run build [-- --plain]
import { parseArgs } from 'node:util'
import { build } from '../lib/prepare.mjs'

const { values } = parseArgs({ options: { plain: { type: 'boolean', default: false } } })
if (values.plain) process.env.PLAIN_BUILD = '1'
await build()

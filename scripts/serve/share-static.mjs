// Adds a build's static files to those of the last builds, packed, where nginx hands them out (ops/Containerfile).
import { parseArgs } from 'node:util'
import { shareStatic } from '../lib/front/shared-static.mjs'

const { values } = parseArgs({ options: { build: { type: 'string' }, folder: { type: 'string' } } })
if (!values.build || !values.folder) {
  process.stderr.write('node scripts/serve/share-static.mjs --build BUILT_SITE --folder FOLDER\n')
  process.exit(1)
}
await shareStatic({ build: values.build, folder: values.folder })

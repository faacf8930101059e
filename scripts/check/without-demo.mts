// The product has to stand without demo/: its types and its imports, in a copy where that is gone, and its types once more with the
// folder of the second brand in the place of the first. Seconds; whole sites without it are built and used by npm run test:others.
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { copyWithoutDemo, WITHOUT_TESTS } from '../lib/copy-without-demo.mts'
import { bin, root, run } from '../lib/run.mjs'

const folder = copyWithoutDemo((path) => !/^(?:public\/images|tests\/browser\/golden|docs\/images)$/.test(path))
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
const checks = [
  run(bin('tsc'), ['--noEmit', '--project', WITHOUT_TESTS], { cwd: folder }),
  run(bin('tsx'), ['scripts/check/imports.mts'], { cwd: folder }),
]
cpSync(join(root, 'tests/others/second-brand/brand'), join(folder, 'src/brand'), { recursive: true })
checks.push(run(bin('tsc'), ['--noEmit', '--project', WITHOUT_TESTS], { cwd: folder }))
process.exitCode = checks.every(Boolean) ? 0 : 1

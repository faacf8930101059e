// Golden images without a byte too many: at most 256 colours, which no eye and no comparison tells apart here.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../lib/run.mjs'

const folder = join(root, 'tests/browser/golden')
let total = 0
for (const name of readdirSync(folder).filter((each) => each.endsWith('.png'))) {
  const path = join(folder, name)
  const before = readFileSync(path)
  const after = await sharp(before).png({ palette: true, quality: 100, effort: 10, dither: 0 }).toBuffer()
  if (after.length < before.length) writeFileSync(path, after)
  total += statSync(path).size
}
process.stdout.write(`golden images: ${Math.round(total / 1024)} KB\n`)

// Makes the faces of the documents that the server writes (src/door/papers/paper) from the brand's static ones:
// npm run make:document-fonts. The result is committed. A PDF cannot take a variable font, so the site's own face does not do.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { FONT_FAMILY } from '@/brand/font-family'
import { root } from '../lib/run.mjs'

for (const [weight, use] of [
  [300, 'light'],
  [500, 'medium'],
] as const) {
  const source = join(
    root,
    `node_modules/@fontsource/${FONT_FAMILY.package}/files/${FONT_FAMILY.package}-latin-${weight}-normal.woff2`,
  )
  const result = join(root, `src/brand/fonts/paper-${use}.ttf`)
  const file = await convert(readFileSync(source), 'truetype')
  writeFileSync(result, file)
  process.stdout.write(`${result}: ${file.length} bytes\n`)
}

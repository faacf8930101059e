// Makes the faces of the documents that the server writes (src/door/papers/paper) from Sora's static ones:
// npm run make:document-fonts. The result is committed. A PDF cannot take a variable font, so the site's own face does not do.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { root } from '../lib/run.mjs'

for (const weight of [300, 500]) {
  const source = join(root, `node_modules/@fontsource/sora/files/sora-latin-${weight}-normal.woff2`)
  const result = join(root, `src/door/papers/paper/fonts/sora-${weight}.ttf`)
  const file = await convert(readFileSync(source), 'truetype')
  writeFileSync(result, file)
  process.stdout.write(`${result}: ${file.length} bytes\n`)
}

// The addresses that visitors asked for in vain, by the site's log, so that editors can lead them to a page.
//   npm run asked-in-vain -- site.log [more.log]      in French
//   npm run asked-in-vain -- --nl --least 20 site.log in Dutch, what was asked twenty times at least
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { serverWords } from '@/words/words.server'
import { countLost, USUAL_LEAST } from './asked-in-vain/count-lost.mts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { nl: { type: 'boolean', default: false }, least: { type: 'string', default: String(USUAL_LEAST) } },
})
const words = serverWords('editor', values.nl ? 'nl' : 'fr').asked_in_vain

async function* lines() {
  for (const file of positionals) yield* createInterface({ input: createReadStream(file) })
}

const lost = await countLost(lines(), Number(values.least))
process.stdout.write(`${lost.length > 0 ? words.told : words.nothing}\n\n`)
for (const { path, times } of lost) process.stdout.write(`${String(times).padStart(6)}  ${path}\n`)

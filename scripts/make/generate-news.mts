/**
 * Writes as many articles as asked for under a folder, as the editors' store holds them: for measuring lists, pages and
 * builds with a full archive. `npm run make:news -- <folder> [count]`; the folder gets src/content/entries/news.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MODELLED_CARLINES } from '@/domain/carline'

const [folder, wanted = '2000'] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder to write to')
const count = Number(wanted)
if (!Number.isInteger(count) || count < 1) throw new Error(`“${wanted}” is no number of articles`)

const CATEGORIES = ['models', 'technology', 'driving', 'business', 'service', 'people']
const SHOTS = ['hero', 'rear', 'close-front', 'close-wheel']
const SENTENCES = {
  fr: 'Les premiers kilomètres se roulent sans bruit, les suivants sans effort. ',
  nl: 'De eerste kilometers rijd je zonder geluid, de volgende zonder moeite. ',
}

const news = join(folder, 'src', 'content', 'entries', 'news')
await mkdir(news, { recursive: true })
for (let at = 0; at < count; at += 1) {
  const date = new Date(Date.UTC(2025, 0, 1) - at * 12 * 3_600_000).toISOString().slice(0, 10)
  await writeFile(join(news, `archive-${String(at).padStart(5, '0')}.yaml`), article(at, date))
}
console.log(`${count} articles in ${news}`)

function article(index: number, date: string): string {
  const pick = <T,>(list: readonly T[]) => list[index % list.length]
  return `name: Archive ${index}
date: '${date}'
category: ${pick(CATEGORIES)}
picture:
  subject: ${pick(MODELLED_CARLINES)}
  shot: ${pick(SHOTS)}
title:
  fr: Article d’archive ${index}
  nl: Archiefartikel ${index}
lead:
  fr: ${SENTENCES.fr}(${index})
  nl: ${SENTENCES.nl}(${index})
blocks:
${[1, 2, 3].map(textBlock).join('')}`
}

function textBlock(): string {
  return `  - discriminant: text
    value:
      body:
        fr: |
          ${SENTENCES.fr.repeat(8).trim()}
        nl: |
          ${SENTENCES.nl.repeat(8).trim()}
`
}

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../lib/run.mjs'
import { asSecond } from './brand-words.mts'
import { plainPages } from './plain-pages.mts'

const SECOND = join(root, 'tests/others/second-brand')
/** Of the first brand's entries those that name no car and no campaign: a second one would begin with them. */
const KEPT =
  /^(?:contact|promises)\.yaml$|^dealers\/|^legal\/homepage\.yaml$|^pages\/(?:contact|models|stock|legal|privacy|cookie-policy|accessibility-statement|faq|news)\.yaml$/
/** Pictures of the demonstration's cars that the second brand's stand behind. */
const PICTURES = { brise: 'born', galerne: 'formentor' } as const

/** Pictures of the first brand's other cars are of one of its own. */
const withOwnCars = (entry: string) => entry.replace(/(^ +subject: )(?!BRISE|GALERNE)[A-Z]+$/gm, '$1GALERNE')

/** Puts the second brand (tests/others/second-brand) in the place of the first in a copy of the project. */
export function dressAsSecondBrand(folder: string): void {
  cpSync(join(SECOND, 'brand'), join(folder, 'src/brand'), { recursive: true })
  const entries = join(folder, 'src/content/entries')
  for (const name of readdirSync(entries, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue
    const path = join(entries, name)
    if (KEPT.test(name.replaceAll('\\', '/'))) writeFileSync(path, withOwnCars(asSecond(readFileSync(path, 'utf8'))))
    else rmSync(path)
  }
  cpSync(join(SECOND, 'entries'), entries, { recursive: true })
  for (const [name, text] of plainPages) writeFileSync(join(entries, 'pages', name), text)

  const pictures = join(folder, 'public/images/cars')
  rmSync(pictures, { recursive: true })
  for (const [second, first] of Object.entries(PICTURES)) {
    cpSync(join(root, 'public/images/cars', first), join(pictures, second), { recursive: true })
  }
  cpSync(join(root, 'public/images/cars/interior'), join(pictures, 'interior'), { recursive: true })
  const manifest = readFileSync(join(root, 'public/images/cars/manifest.json'), 'utf8')
  writeFileSync(join(pictures, 'manifest.json'), asSecond(manifest))
}

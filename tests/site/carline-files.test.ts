import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cars } from '@demo/studio/cars/all'
import { expect, it } from 'vitest'
import sheets from '@/brand/rescue-sheets.json'
import {
  CARLINE_CODES,
  CARLINE_NAMES,
  CARLINE_SLUGS,
  carlinesOnSale,
  isElectricCarline,
  isModelledCarline,
} from '@/domain/carline'
import { LANGUAGES } from '@/domain/language'

/**
 * What a carline needs besides its row in src/brand/carlines.ts, in the order of docs/catalogue.md. The compiler names
 * most of it first; here everything is named by its path, with the command that makes it where there is one.
 */
const MENU = 'src/content/entries/navigation/cars.yaml'
const MANIFEST = 'public/images/cars/manifest.json'
const menu = readFileSync(MENU, 'utf8')
const pictures = Object.keys(JSON.parse(readFileSync(MANIFEST, 'utf8')).pictures as object)

const drawn: Readonly<Record<string, { readonly slug: string }>> = cars

const missing = (path: string) => (existsSync(path) ? [] : [path])
const made = (command: string, paths: readonly string[]) =>
  paths.flatMap(missing).map((path) => `${path} (npm run ${command})`)

it.each(CARLINE_CODES)('%s has its entry and its place in the menu', (code) => {
  expect([
    ...missing(`src/content/entries/carlines/${CARLINE_SLUGS[code]}.yaml`),
    ...(menu.includes(`carlineCode: ${code}\n`) ? [] : [`${MENU}: a model with carlineCode: ${code}`]),
  ]).toEqual([])
})

it.each(CARLINE_CODES.filter(isModelledCarline))(
  '%s is in the catalogue, and has its facts, its drawing, pictures and rescue sheets',
  (code) => {
    const slug = CARLINE_SLUGS[code]
    const folder = `public/images/cars/${slug}`
    expect([
      ...missing(`demo/backend/catalogue/carlines/${slug}.ts`),
      ...missing(`demo/studio/cars/${slug}.ts`),
      ...(drawn[code]?.slug === slug ? [] : [`demo/studio/cars/all.ts: ${code} with the slug ${slug}`]),
      ...made('studio:icons', [`${folder}/line.svg`, `${folder}/silhouette.svg`]),
      ...(pictures.some((key) => key.startsWith(`${slug}/`))
        ? []
        : [`${MANIFEST}: ${slug}/… (npm run studio:render -- --carline ${code})`]),
      ...made(
        'rescue-sheets',
        LANGUAGES.map((language) => `public/downloads/rescue-sheets/${slug}-${language}.pdf`),
      ),
      ...(sheets.sheets.some(({ carline }) => carline === code)
        ? []
        : [`src/brand/rescue-sheets.json: ${code} (npm run rescue-sheets)`]),
    ]).toEqual([])
  },
)

it('a page that lists the electric cars lists all that are on sale', () => {
  const electric = carlinesOnSale()
    .filter(isElectricCarline)
    .map((code) => CARLINE_NAMES[code])
  const name = `(?:${electric.join('|')})`
  const list = new RegExp(`(?:${name}, )+${name} (?:et|ou|en|of) ${name}`, 'gu')
  const folder = 'src/content/entries/pages'
  const lacking = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(list)].flatMap(([listed]) =>
      electric.filter((one) => !listed.includes(one)).map((one) => `${folder}/${file}: « ${listed} » lacks ${one}`),
    ),
  )
  expect(lacking).toEqual([])
})

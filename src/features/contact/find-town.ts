import type { Dealer } from '@/content/dealer-types'
import { distanceKm, type Place, placeOfZipcode } from '@/domain/places'
import { foldName } from '@/i18n/fold'
import rows from './towns.json'
import ofTowns from './villages.json'

export interface Town extends Place {
  readonly zipcode: string
  readonly name: { readonly fr: string; readonly nl: string }
}

/**
 * Every town by postal code: its centre (within three kilometres), its French name, and its Dutch name if that differs.
 * The rows are arrays because objects would double the file size.
 */
export const towns: readonly Town[] = rows.map(([zipcode, latitude, longitude, fr, nl = fr]) => ({
  zipcode: String(zipcode),
  latitude: Number(latitude),
  longitude: Number(longitude),
  name: { fr: String(fr), nl: String(nl) },
}))

/** Merged towns, villages and districts by normalized name, with the town that they belong to (scripts/make/villages.mts). */
const villages = new Map(
  ofTowns.villages.flatMap(([zipcode, ...names]) => names.map((name) => [foldName(name), { name, zipcode }] as const)),
)

/** « Gent centrum », « Bruxelles-Ville ». */
const CENTRE = /[\s-]+(?:centre|centrum|stad|ville)\s*$/i

/**
 * Normalized names that the lists lack: English and German ones, abbreviations, old spellings, and towns that merged in 2025.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  antwerp: 'antwerpen',
  arel: 'arlon',
  bastnach: 'bastogne',
  'beveren kruibeke zwijndrecht': 'beveren',
  'beveren waas': 'beveren',
  'bilzen hoeselt': 'bilzen',
  blankenberghe: 'blankenberge',
  boitsfort: 'watermael boitsfort',
  bosvoorde: 'watermaal bosvoorde',
  bruegge: 'brugge',
  bruessel: 'brussel',
  brussels: 'brussel',
  bxl: 'brussel',
  courtray: 'kortrijk',
  crainhem: 'kraainem',
  ghent: 'gent',
  gravenbrakel: 's gravenbrakel',
  'het zoute': 'knokke heist',
  hoegaerden: 'hoegaarden',
  'knokke le zoute': 'knokke heist',
  'le zoute': 'knokke heist',
  leau: 'zoutleeuw',
  lln: 'louvain la neuve',
  loewen: 'leuven',
  lowen: 'leuven',
  luettich: 'luik',
  luttich: 'luik',
  maeseyck: 'maaseik',
  mecheln: 'mechelen',
  mechlin: 'mechelen',
  'merelbeke melle': 'merelbeke',
  'nazareth de pinte': 'nazareth',
  ostend: 'oostende',
  'ottignies lln': 'ottignies louvain la neuve',
  pajottegem: 'gooik',
  tervueren: 'tervuren',
  'tongeren borgloon': 'tongeren',
  tongern: 'tongeren',
  wsl: 'woluwe st lambert',
  wsp: 'woluwe st pierre',
  zoute: 'knokke heist',
}

/**
 * Finds a postal code, a town or a part of one in any language of the country or in English, « St » for Saint and Sint, and code and
 * town in either order. Undefined for anything else.
 */
export function findTown(typed: string): Town | undefined {
  const zipcode = /\b[1-9]\d{3}\b/.exec(typed)?.[0]
  if (zipcode) return findByZipcode(zipcode)
  const parts = [typed, typed.replace(CENTRE, ''), ...typed.split(/[,;/()]/)]
  return (
    findFirst(parts, (part) => findByName(part) ?? findByVillage(part)) ??
    findFirst(parts, (part) => findByPrefix(`${part} `) ?? findByPrefix(part))
  )
}

function findFirst<T>(parts: readonly string[], find: (words: string) => T | undefined): T | undefined {
  for (const part of parts) {
    const words = foldName(part)
    const found = words.length > 1 ? find(OTHER_NAMES[words] ?? words) : undefined
    if (found) return found
  }
  return undefined
}

const foldedNames = ({ name }: Town) => [foldName(name.fr), foldName(name.nl)]
const findByName = (words: string) => towns.find((town) => foldedNames(town).includes(words))
/** The caller tries whole words first: « Lo » means Lo-Reninge rather than Londerzeel. */
const findByPrefix = (words: string) =>
  towns.find((town) => foldedNames(town).some((name) => `${name} `.startsWith(words)))

/** The postal code is left out, because the list has only that of the town, which would be wrong beside the village. */
function findByVillage(words: string): Town | undefined {
  const village = villages.get(words)
  const town = village && towns.find(({ zipcode }) => zipcode === village.zipcode)
  if (!town) return undefined
  const { fr, nl } = town.name
  return { ...town, zipcode: '', name: { fr: `${village.name} (${fr})`, nl: `${village.name} (${nl})` } }
}

/** A postal code without a town of its own gets the place of the next lower one in its area. */
function findByZipcode(zipcode: string): Town {
  const near = towns.findLast((town) => town.zipcode <= zipcode && town.zipcode.slice(0, 2) === zipcode.slice(0, 2))
  if (near?.zipcode === zipcode) return near
  const place = near ?? placeOfZipcode(zipcode)
  return { latitude: place.latitude, longitude: place.longitude, zipcode, name: { fr: '', nl: '' } }
}

export interface DealerDistance {
  readonly dealer: Dealer
  readonly km: number
}

export function sortByDistance(dealers: readonly Dealer[], origin: Place): DealerDistance[] {
  return dealers.map((dealer) => ({ dealer, km: distanceKm(origin, dealer) })).sort((a, b) => a.km - b.km)
}

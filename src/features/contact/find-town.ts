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
 * Every town, by postal code: its middle, within three kilometres, and its name in French and in Dutch where that differs.
 * Rows without field names are half the size.
 */
export const towns: readonly Town[] = rows.map(([zipcode, latitude, longitude, fr, nl = fr]) => ({
  zipcode: String(zipcode),
  latitude: Number(latitude),
  longitude: Number(longitude),
  name: { fr: String(fr), nl: String(nl) },
}))

/** Merged towns, villages and districts, folded, with their name and the town that they belong to (scripts/make/villages.mts). */
const villages = new Map(
  ofTowns.villages.flatMap(([zipcode, ...names]) => names.map((name) => [foldName(name), { name, zipcode }] as const)),
)

/** « Gent centrum », « Bruxelles-Ville ». */
const MIDDLE = /[\s-]+(?:centre|centrum|stad|ville)\s*$/i

/**
 * Names that no list has, folded, and one that it has: those of English and German, abbreviations, old spellings, and towns that became
 * one in 2025.
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
 * What was typed: a postal code; a town, or a part of one, in any of the country's languages or in English, « St » for Saint
 * and Sint; code and town, or both names, in either order. Undefined for anything else.
 */
export function findTown(typed: string): Town | undefined {
  const zipcode = /\b[1-9]\d{3}\b/.exec(typed)?.[0]
  if (zipcode) return townOfZipcode(zipcode)
  const parts = [typed, typed.replace(MIDDLE, ''), ...typed.split(/[,;/()]/)]
  return (
    firstOf(parts, (part) => townCalled(part) ?? townOfVillage(part)) ??
    firstOf(parts, (part) => townThatBegins(`${part} `) ?? townThatBegins(part))
  )
}

function firstOf<T>(parts: readonly string[], find: (words: string) => T | undefined): T | undefined {
  for (const part of parts) {
    const words = foldName(part)
    const found = words.length > 1 ? find(OTHER_NAMES[words] ?? words) : undefined
    if (found) return found
  }
  return undefined
}

const namesOf = ({ name }: Town) => [foldName(name.fr), foldName(name.nl)]
const townCalled = (words: string) => towns.find((town) => namesOf(town).includes(words))
/** « Lo » is the first word of Lo-Reninge, before it is the beginning of Londerzeel. */
const townThatBegins = (words: string) =>
  towns.find((town) => namesOf(town).some((name) => `${name} `.startsWith(words)))

/** A postal code of its own is not known: the town's would be wrong beside its name. */
function townOfVillage(words: string): Town | undefined {
  const village = villages.get(words)
  const town = village && towns.find(({ zipcode }) => zipcode === village.zipcode)
  if (!town) return undefined
  const { fr, nl } = town.name
  return { ...town, zipcode: '', name: { fr: `${village.name} (${fr})`, nl: `${village.name} (${nl})` } }
}

/** Codes that are no town of their own lie with the one before them in their area. */
function townOfZipcode(zipcode: string): Town {
  const near = towns.findLast((town) => town.zipcode <= zipcode && town.zipcode.slice(0, 2) === zipcode.slice(0, 2))
  if (near?.zipcode === zipcode) return near
  const place = near ?? placeOfZipcode(zipcode)
  return { latitude: place.latitude, longitude: place.longitude, zipcode, name: { fr: '', nl: '' } }
}

export interface DealerAway {
  readonly dealer: Dealer
  readonly km: number
}

/** Every dealer with how far it is, the nearest first. */
export function byDistance(dealers: readonly Dealer[], origin: Place): DealerAway[] {
  return dealers.map((dealer) => ({ dealer, km: distanceKm(origin, dealer) })).sort((a, b) => a.km - b.km)
}

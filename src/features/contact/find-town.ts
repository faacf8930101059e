import type { Dealer } from '@/content/types'
import { distanceKm, type Place, placeOfZipcode } from '@/domain/places'
import { fold } from '@/i18n/fold'
import rows from './towns.json'

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

const FIRST_ZIPCODE = 1000
const likeWords = (text: string) =>
  fold(text)
    .text.replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:saint|sint|sankt)\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste')
    .trim()

/** Towns that English and German call by a name of their own, folded, and how Dutch does. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  antwerp: 'antwerpen',
  bruegge: 'brugge',
  bruessel: 'brussel',
  brussels: 'brussel',
  courtray: 'kortrijk',
  ghent: 'gent',
  loewen: 'leuven',
  lowen: 'leuven',
  luettich: 'luik',
  luttich: 'luik',
  mechlin: 'mechelen',
  ostend: 'oostende',
}

/**
 * What was typed: a postal code, a town in any of the country's languages or in English, « St » for Saint and Sint, or code and
 * town in either order. Undefined for anything else.
 */
export function findTown(typed: string): Town | undefined {
  const zipcode = /\b[1-9]\d{3}\b/.exec(typed)?.[0]
  if (zipcode) return townOfZipcode(zipcode)
  const words = likeWords(typed)
  const wanted = OTHER_NAMES[words] ?? words
  if (wanted.length < 2) return undefined
  const names = ({ name }: Town) => [likeWords(name.fr), likeWords(name.nl)]
  return (
    towns.find((town) => names(town).includes(wanted)) ??
    towns.find((town) => names(town).some((name) => name.startsWith(wanted)))
  )
}

/** Codes that are no town of their own lie with the one before them in their area. */
function townOfZipcode(zipcode: string): Town | undefined {
  if (Number(zipcode) < FIRST_ZIPCODE) return undefined
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

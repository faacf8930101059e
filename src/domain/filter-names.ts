import { FACET_CODES, RANGE_CODES } from './stock-facets'

/** What an address names besides facets and bounds. */
export const SINGLE_NAMES = [
  'promotion',
  'zipcode',
  'radius',
  'wish',
  'cupra_code',
  'duration',
  'mileage',
  'deposit',
  'sort',
  'view',
  'page',
] as const

const NAMES: ReadonlySet<string> = new Set([
  ...FACET_CODES,
  ...RANGE_CODES.flatMap((code) => [`${code}_min`, `${code}_max`]),
  ...SINGLE_NAMES,
  'note',
])

export const isFilterName = (name: string): boolean => NAMES.has(name)

/** Some write `CARLINE`, or `carline[]` where there may be several: it is the filter. */
export function ownFilterName(name: string): string {
  const plain = name.toLowerCase().replace(/\[\d*\]$/, '')
  return NAMES.has(plain) ? plain : name
}

/** What car searches are asked for elsewhere, and ours is not: in three languages. */
const ASKED_ELSEWHERE =
  /^(?:seats|places|zitplaatsen|doors|portes|deuren|body|carrosserie|year|annee|jaar|mileage|km|kilometrage|model|modele|brand|make|marque|merk|fuel|carburant|brandstof|transmission|boite|engine|moteur|motor|trim|finition|warranty|garantie|condition|price|prix|prijs|budget|monthly|lease|loyer|couleur|kleur|range|autonomie|rijbereik|puissance|vermogen|delivery|livraison|levertijd|towing|attelage|trekhaak)(?:_?(?:min|max|from|to))?$/

/**
 * Whether a name that no filter has was meant to be one: it is nearly spelt like one, or is what others call theirs. Programs put
 * hundreds of other names into addresses; of those a visitor need hear nothing.
 */
export function soundsLikeFilter(name: string): boolean {
  const word = name.toLowerCase().replaceAll('-', '_')
  return ASKED_ELSEWHERE.test(word) || [...NAMES].some((filter) => isNearlySpelt(word, filter))
}

/** Two slips of the hand at most, one in a short word: a letter too many, too few, or another one. */
function isNearlySpelt(word: string, filter: string): boolean {
  const most = filter.length < 6 ? 1 : 2
  if (Math.abs(word.length - filter.length) > most) return false
  let row = Array.from({ length: filter.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...word].entries()) {
    const next = [at + 1]
    for (const [place, other] of [...filter].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[place], row[place + 1], row[place]]
      next.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return (row.at(-1) ?? 0) <= most
}

import type { Language } from '@/domain/language'
import { memoizePerText } from './memoize-per-text'
import { NO_BREAK_SPACE } from './punctuation'

const NARROW_NO_BREAK = '\u202F'
const NO_BREAK_HYPHEN = '\u2011'

const UNITS =
  '€|%|°C|km|kWh?|Nm|ch|pk|CV|PK|V|W|g|cm|mm|m|kg|L|h|u|s|min|pouces|duim|mois|maanden|ans?|jaar|jours?|dag(?:en)?|' +
  'semaines?|weken|week|heures?|uur|minut(?:es|en)|person(?:nes|en)|portes|deuren|places|(?:zit)?plaatsen'
const MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|januari|februari|maart|april|mei|juni|juli|augustus|' +
  '(?:septem|o[ck]to|novem|d[eé]cem)b(?:re|er)'
/** A figure, or the place of one in the words of the interface. */
const FIGURE = '(\\d|\\}\\})'

/** Texts of a language. */
const MOST_KNOWN = 5_000

type Rule = readonly [pattern: RegExp, replacement: string]

const IN_BOTH: readonly Rule[] = [
  [/\.\.\./g, '…'],
  // Inches before quotation marks: 18" is no end of a quotation.
  [/(\d)"/g, '$1″'],
  [/([\p{L}\d])'(?=[\p{L}\d«"{])/gu, '$1’'],
  // One l and figures look alike: the litre has its capital.
  [new RegExp(`${FIGURE}[ \u00A0]l(?![\\p{L}\\d'’])`, 'gu'), `$1${NO_BREAK_SPACE}L`],
  [/(?<![\p{L}\d'’/])l(?=\/100)/gu, 'L'],
  [/(\d[ \u00A0]h) (?=\d{2}(?!\d))/g, `$1${NO_BREAK_SPACE}`],
  [new RegExp(`${FIGURE} (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), `$1${NO_BREAK_SPACE}`],
  [new RegExp(`((?:^|\\D)\\d{1,2}(?:er|ᵉʳ)?) (?=(?:${MONTHS})(?!\\p{L}))`, 'gu'), `$1${NO_BREAK_SPACE}`],
  [/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW_NO_BREAK}`],
  // The parts of a name that say nothing alone: 1.5 TSI, e-Hybrid.
  [/(\d[.,]\d) (?=\p{Lu}{2})/gu, `$1${NO_BREAK_SPACE}`],
  [/\be-(?=Hybrid)/g, `e${NO_BREAK_HYPHEN}`],
  [/ (?=[·–—] )/g, NO_BREAK_SPACE],
  [/\bCO2\b/g, 'CO₂'],
]

const QUOTATION = /"([^"\s](?:[^"]*[^"\s])?)"/g

const IN_ONE: Readonly<Record<Language, readonly Rule[]>> = {
  fr: [
    [QUOTATION, `«${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}»`],
    [/[ \u00A0](?=[;!?])/g, NARROW_NO_BREAK],
    [new RegExp(`${FIGURE}[ \u00A0]%`, 'g'), `$1${NARROW_NO_BREAK}%`],
    [/ :/g, `${NO_BREAK_SPACE}:`],
    [/« /g, `«${NO_BREAK_SPACE}`],
    [/ »/g, `${NO_BREAK_SPACE}»`],
    [/(?<![\d.,])1er(?![\p{L}\d])/gu, '1ᵉʳ'],
    [/(?<![\d.,])1re(?![\p{L}\d])/gu, '1ʳᵉ'],
    [/(?<![.,]\d*)(\d)e(?![\p{L}\d-])/gu, '$1ᵉ'],
  ],
  nl: [
    [QUOTATION, '‘$1’'],
    [/(^|[\s(])'(?=(?:s|t|n|k|m)(?!\p{L}))/gu, '$1’'],
    [/(\d)'(?=s(?!\p{L}))/gu, '$1’'],
  ],
}

function setSigns(text: string, language: Language): string {
  let set = text
  for (const [pattern, replacement] of [...IN_BOTH, ...IN_ONE[language]]) {
    let before: string
    do {
      before = set
      set = set.replace(pattern, replacement)
      // Around a quotation there may be another one.
    } while (pattern === QUOTATION && set !== before)
  }
  return set
}

/**
 * The one typographer: what a keyboard does not have, so that writers use ordinary signs. In both languages no line breaks between a
 * figure and its unit, a day and its month, a word and the separator after it; ’ … ″ CO₂, and L for litres. In French a
 * narrow unbreakable space before ; ! ? and %, a full one before a colon and inside « », and raised ordinals. Setting a text twice
 * changes nothing. The server makes pages of the same names of equipment over and over: it has set them already.
 */
export const typeset = typeof window === 'undefined' ? memoizePerText(setSigns, MOST_KNOWN) : setSigns

/** The same value with each of its texts set; with `isText`, only those that stand under such a key. */
export function typesetAll<T>(value: T, language: Language, isText: (key: string) => boolean = () => true): T {
  return setWithin(value, language, isText, '') as T
}

function setWithin(value: unknown, language: Language, isText: (key: string) => boolean, key: string): unknown {
  if (typeof value === 'string') return isText(key) ? typeset(value, language) : value
  if (Array.isArray(value)) return value.map((each) => setWithin(each, language, isText, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, setWithin(each, language, isText, name)]),
  )
}

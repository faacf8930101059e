/** Of the first brand, and what the second says instead: in the answers of its service, and in the entries that it keeps. */
const CARLINES = { BRISE: ['BORN', 'Born', 'born'], GALERNE: ['FORMENTOR', 'Formentor', 'formentor'] } as const
const NAMES: readonly (readonly [first: string, second: string])[] = [
  ['Copper & Petrol Motors', 'Orvane Wind & Wiel'],
  ['Copper Credit', 'Orvane Credit'],
  ['Copper Lease', 'Orvane Lease'],
  ['Copper Garage', 'Orvane'],
  ['Petrol Motors', 'Orvane Motors'],
  ['Koper Motors', 'Orvane Wagens'],
  ['Atelier Cuivre', 'Atelier Orvane'],
  ['Garage Cuivre', 'Garage Orvane'],
  ['Koperpoort', 'Windpoort'],
  ['@cupra.example', '@orvane.example'],
  ['CUPRA', 'ORVANE'],
  ['Tribe', 'Marée'],
  ['Cuivre', 'Ambre'],
  ['cuivre', 'ambre'],
  ['Koper', 'Amber'],
  ['koperkleurig', 'amberkleurig'],
]

const PAIRS = [
  ...NAMES,
  ...Object.entries(CARLINES).flatMap(([second, [code, name, slug]]) => [
    [code, second] as const,
    [name, second.charAt(0) + second.slice(1).toLowerCase()] as const,
    [slug, second.toLowerCase()] as const,
  ]),
]

const replaceAll = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((before, [from, to]) => before.replaceAll(from, to), text)

/** A text of the first brand as the second would have written it. */
export const asSecond = (text: string): string => replaceAll(text, PAIRS)

/** What the second brand's site asks, in the first's words. */
export const asFirst = (text: string): string =>
  replaceAll(
    text,
    PAIRS.slice(NAMES.length).map(([from, to]) => [to, from] as const),
  )

/** What no page, mail or document of the second brand may say: names, models, campaigns, companies, colours, the mark. */
export const WORDS_OF_THE_FIRST: readonly RegExp[] = [
  /cupra(?![_-]?(?:code|params))/i,
  /(?<!stocks\.)formentor(?!-stock)|terramar|tavascan|\braval\b|\bborn\b|\bleon\b/i,
  /copper|\bkoper(?!s)|\bcuivre|petrol motors|peacock/i,
  /metahype|obsess|tribe|business edition/i,
  /#(?:0b2a31|1c5663|dccdb7|0e3b45|b9774f|06090a|88969a|f1f5f4|070c0e|e3a37c|8a4f2b|b87850)\b/i,
  /M29\.5 4H13\.6/,
  /site de démonstration|demonstratiesite|les villes existent|de steden bestaan|aucune voiture existante|geen bestaande wagen/i,
]

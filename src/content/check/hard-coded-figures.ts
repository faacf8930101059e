import { CARLINE_NAMES, MODELLED_CARLINES, type ModelledCarline } from '@/domain/carline'
import type { Language } from '@/domain/language'
import type { CarGroup, FigureName, FigureRequest } from '../text/figure-names'
import { splitSentences } from '../text/split-sentences'

/** A figure of the cars that stands in a text as it was typed, and the figure of the catalogue that it is of. */
export interface HardCodedFigure {
  readonly sentence: string
  readonly request: FigureRequest
  /** In the unit in which the service says the figure; none where the text only says about how much: « des dizaines de km ». */
  readonly values: readonly number[]
}

interface Place {
  readonly language: Language
  /** What stands beside the text: the title of its card, the other cells of its row. */
  readonly context?: string
  /** The carline whose entry it is in. */
  readonly carline?: ModelledCarline | undefined
  /** The cars that its page is about. */
  readonly group?: CarGroup | undefined
}

interface Rule {
  readonly figure: Exclude<FigureName, 'wltp'>
  /** What stands behind the number. */
  readonly unit: Readonly<Record<Language, string>>
  /** What says that this number is this figure, in the sentence or beside it. Left out: the unit says it. */
  readonly cue?: Readonly<Record<Language, RegExp>>
  readonly not?: RegExp
  /** Of what, where neither the text nor its entry names a car. Left out: then it is nobody's figure. */
  readonly scope?: 'energy' | CarGroup
  /** The number in the unit of the service. */
  readonly scale?: (value: number, unit: string) => number
  readonly vague?: Readonly<Record<Language, RegExp>>
}

const both = (pattern: string) => ({ fr: pattern, nl: pattern })
const toMonths = (value: number, unit: string) => (/^(?:ans?|jaar|jaren)$/u.test(unit) ? value * 12 : value)
const YEARS = { fr: 'ans?|mois', nl: 'jaar|jaren|maanden' }
/** The law's own warranty, and those of parts, are not the maker's on the car. */
const OTHER_WARRANTY =
  /légale|wettelijk|loi|wet|consommateur|consument|accessoire|posé|geplaatst|extension|verleng|corrosion/iu
const BATTERY_WARRANTY = { fr: /(?=.*garanti)(?=.*batterie)/isu, nl: /(?=.*(?:garantie|waarborg))(?=.*batterij)/isu }

const RULES: readonly Rule[] = [
  {
    figure: 'range',
    unit: { fr: 'km|kilomètres?', nl: 'km|kilometers?' },
    cue: {
      fr: /autonomie|électricité seule|mode électrique|batterie pleine/iu,
      nl: /rijbereik|zuiver elektrisch|volle batterij/iu,
    },
    not: /garanti|waarborg|°C|hiver|winter|froid|kou|gel|vries|perd|verlies/iu,
    scope: 'energy',
    vague: {
      fr: /(?:dizaines?|centaines?|milliers?) de (?:km|kilomètres)/iu,
      nl: /(?:tientallen|honderden|duizenden) (?:km|kilometers?)/iu,
    },
  },
  {
    figure: 'winterRange',
    unit: { fr: 'km|kilomètres?', nl: 'km|kilometers?' },
    cue: {
      fr: /(?=.*(?:autonomie|batterie pleine))(?=.*(?:hiver|froid|gel|°C))/isu,
      nl: /(?=.*(?:rijbereik|volle batterij))(?=.*(?:winter|kou|vries|°C))/isu,
    },
    not: /WLTP|garanti|waarborg/iu,
  },
  {
    figure: 'chargingTime',
    unit: { fr: 'min|minutes', nl: 'min|minuten|minuut' },
    cue: {
      fr: /10 (?:à|-|–) 80 ?%|(?:charge|recharge|borne) (?:ultra-?)?rapide/iu,
      nl: /10 (?:naar|tot|-|–) 80 ?%|snellad|snellaad/iu,
    },
    scope: 'ELECTRIC',
  },
  {
    figure: 'dcCharging',
    unit: both('kW'),
    cue: { fr: /rapide|continu|DC/u, nl: /snel|gelijkstroom|DC/u },
    scope: 'ELECTRIC',
  },
  { figure: 'battery', unit: both('kWh(?!/)'), cue: { fr: /batterie/iu, nl: /batterij/iu } },
  { figure: 'power', unit: { fr: 'ch|chevaux', nl: 'pk' } },
  { figure: 'torque', unit: both('Nm') },
  {
    figure: 'acceleration',
    unit: { fr: 's|secondes?', nl: 's|seconden?' },
    cue: { fr: /0 à 100/u, nl: /0 (?:naar|tot) 100/u },
  },
  {
    figure: 'topSpeed',
    unit: { fr: 'km/h', nl: 'km/u' },
    cue: { fr: /vitesse maxim|en pointe/iu, nl: /topsnelheid|maximumsnelheid van de/iu },
  },
  { figure: 'co2', unit: both('g/km') },
  { figure: 'electricConsumption', unit: both('kWh/100 ?km') },
  { figure: 'consumption', unit: both('[lL]/100 ?km') },
  { figure: 'boot', unit: { fr: 'litres?|[lL]', nl: 'liter|[lL]' }, cue: { fr: /coffre/iu, nl: /koffer/iu } },
  {
    figure: 'length',
    unit: { fr: 'mm|m|mètres', nl: 'mm|m|meter' },
    cue: { fr: /longueur|de long(?!ue)/iu, nl: /lengte|(?<!\p{L})lang(?!\p{L})/iu },
    scale: (value, unit) => (unit === 'mm' ? value : value * 1_000),
  },
  { figure: 'price', unit: both('€'), not: /mois|maand|loyer|huur|mensualité|taxe|belasting|coût|kost/iu },
  {
    figure: 'warranty',
    unit: YEARS,
    cue: { fr: /garanti/iu, nl: /garantie|waarborg/iu },
    not: new RegExp(`${OTHER_WARRANTY.source}|batteri`, 'iu'),
    scope: 'CARS',
    scale: toMonths,
  },
  { figure: 'batteryWarranty', unit: YEARS, cue: BATTERY_WARRANTY, scope: 'ELECTRIC', scale: toMonths },
  { figure: 'batteryWarrantyDistance', unit: both('km'), cue: BATTERY_WARRANTY, scope: 'ELECTRIC' },
  {
    figure: 'batteryWarrantyCapacity',
    unit: both('%'),
    cue: { fr: /(?=.*garanti)(?=.*capacité)/isu, nl: /(?=.*(?:garantie|waarborg))(?=.*capaciteit)/isu },
    scope: 'ELECTRIC',
  },
]

const NUMBER = '\\d{1,3}(?:[.\\u00a0\\u202f ]\\d{3})+(?:,\\d+)?|\\d+(?:,\\d+)?'
const BETWEEN = '(?:\\s?[-–]\\s?|\\s(?:à|tot|et|en|ou|of)\\s)'

/** What finds a rule's numbers is made once: a page has some hundred sentences. */
const SEARCHES = RULES.map((rule) => ({
  rule,
  pattern: { fr: buildPattern(rule.unit.fr), nl: buildPattern(rule.unit.nl) },
}))

function buildPattern(unit: string): RegExp {
  return new RegExp(`(?<![\\d.,/\\p{L}])(${NUMBER})(?:${BETWEEN}(${NUMBER}))?\\s?(${unit})(?![\\p{L}\\d²³/])`, 'gu')
}

/** The figures of the cars that are typed in a text, each with the one of the catalogue that it should be. */
export function hardCodedFiguresIn(text: string, place: Place): readonly HardCodedFigure[] {
  return splitSentences(text).flatMap((sentence) => {
    const spoken = withDigits(sentence, place.language)
    return SEARCHES.flatMap(({ rule, pattern }) =>
      typedBy(rule, sentence, numbersIn(spoken, pattern[place.language]), place),
    )
  })
}

/** What a rule finds in a sentence, whatever the sentence is about. */
interface Found {
  readonly unit: string
  readonly numbers: readonly number[]
}

function numbersIn(spoken: string, pattern: RegExp): readonly Found[] {
  return [...spoken.matchAll(pattern)].map(([, low = '', high, unit = '']) => ({
    unit,
    numbers: [low, high].flatMap((one) => (one ? [parseNumber(one)] : [])),
  }))
}

function typedBy(rule: Rule, sentence: string, found: readonly Found[], place: Place): readonly HardCodedFigure[] {
  const { language, context = '' } = place
  const isVague = rule.vague?.[language].test(sentence) ?? false
  if (found.length === 0 && !isVague) return []
  const around = `${sentence} ${context}`
  if (rule.cue && !rule.cue[language].test(around)) return []
  if (rule.not?.test(around)) return []
  const request = findRequest(rule, sentence, place)
  if (!request) return []
  const { scale = plain } = rule
  if (found.length === 0) return [{ sentence, request, values: [] }]
  return found.map(({ unit, numbers }) => ({ sentence, request, values: numbers.map((one) => scale(one, unit)) }))
}

const plain = (value: number) => value

const parseNumber = (typed: string) => Number(typed.replace(/[.\u00a0\u202f ](?=\d{3})/gu, '').replace(',', '.'))

/** The car that is named nearest: in the sentence, beside it, by its entry; else the cars of the energy that is spoken of. */
function findRequest(
  { figure, scope }: Rule,
  sentence: string,
  { language, context = '', carline, group: own }: Place,
): FigureRequest | undefined {
  const named = carlinesIn(sentence)
  const candidates = named.length > 0 ? named : carlinesIn(context)
  const [first = carline, second] = candidates
  // Of a sentence about two cars nobody can say here which of them a figure is of.
  if (second) return undefined
  if (first) return { carline: first, figure }
  const group = scope === 'energy' ? (energyIn(`${sentence} ${context}`, language) ?? own) : scope
  return group && figure !== 'price' ? { group, figure } : undefined
}

/** The longest names first, so that « Formentor VZ » is not read as « Formentor ». */
const NAMES = MODELLED_CARLINES.map((code) => [code, CARLINE_NAMES[code]] as const).sort(
  ([, one], [, other]) => other.length - one.length,
)

function carlinesIn(text: string): readonly ModelledCarline[] {
  let rest = text
  return NAMES.flatMap(([code, name]) => {
    if (!rest.includes(name)) return []
    rest = rest.replaceAll(name, '')
    return [code]
  })
}

function energyIn(text: string, language: Language): CarGroup | undefined {
  const isHybrid = { fr: /hybride rechargeable/iu, nl: /plug-in/iu }[language].test(text)
  const isElectric = { fr: /(?<!é)électrique(?! seule)/iu, nl: /(?<!zuiver )elektrisch/iu }[language].test(text)
  if (isHybrid) return 'HYBRID'
  return isElectric ? 'ELECTRIC' : undefined
}

/** Numbers that are written out where a figure would do. */
const WORDS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  fr: { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, dix: 10, vingt: 20, trente: 30, quarante: 40 },
  nl: { twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, zeven: 7, acht: 8, tien: 10, twintig: 20, dertig: 30, veertig: 40 },
}

function withDigits(sentence: string, language: Language): string {
  return sentence.replace(/\p{L}+/gu, (word) => String(WORDS[language][word.toLowerCase()] ?? word))
}

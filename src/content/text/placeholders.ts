import { brand } from '@/brand/brand'
import { TAX_RULES_READ_ON } from '@/domain/dated/company-car-tables'
import type { Language } from '@/domain/language'
import { MESSAGE_KINDS } from '@/domain/message-kind'
import { responseTimeInWords } from '@/domain/response-deadline'
import { TEST_DRIVE } from '@/domain/test-drive'
import { formatDate } from '@/i18n/format'
import { parseFigureName } from './figure-names'
import { splitSentences } from './split-sentences'

const { company } = brand

/** Facts of the brand and the company that a text may name: `{company.name}`. They are never typed in an entry. */
const FACTS: Readonly<Record<string, (language: Language) => string>> = {
  brand: () => brand.name,
  'site.name': (language) => brand.siteName[language],
  'testDrive.duration': (language) => TEST_DRIVE.duration[language],
  'testDrive.licence': (language) => TEST_DRIVE.licence[language],
  'taxRules.day': (language) => formatDate(TAX_RULES_READ_ON, language),
  ...Object.fromEntries(
    MESSAGE_KINDS.map((kind) => [`answer.${kind}`, (language: Language) => responseTimeInWords(kind)[language]]),
  ),
  'company.name': () => company.name,
  'company.street': (language) => company.street[language],
  'company.zipcode': () => company.zipcode,
  'company.city': (language) => company.city[language],
  'company.enterpriseNumber': () => company.enterpriseNumber,
  'company.vatNumber': () => company.vatNumber,
  'company.phone': () => company.phone,
  'company.phoneLink': () => company.phone.replaceAll(' ', ''),
  'company.assistance': () => company.assistance,
  'company.email': () => company.email,
}

/** A name in braces: of a fact below, or of a car's figure (figure-names.ts). */
export const PLACEHOLDER = /\{([\w.-]+)\}/g

/**
 * Replaces every known fact, as its sentence wants it: with a capital where it begins one, in French after « d’ » where it begins with a
 * vowel. Figures of cars wait for the catalogue; what is unknown stays as it is written.
 */
export function fillPlaceholders(text: string, language: Language): string {
  if (!text.includes('{')) return text
  return text.replace(
    FACT_IN_SENTENCE,
    (written, start: string = '', article: string = '', name: string, at: number) => {
      const fact = findFact(name)?.(language)
      if (fact === undefined) return written
      if (article) return `${start}${article}${language === 'fr' && BEGINS_WITH_VOWEL.test(fact) ? '’' : 'e '}${fact}`
      // An address of mail is written small wherever it stands.
      const begins = (start !== '' || at === 0) && !fact.includes('@')
      return start + (begins ? capitalized(fact) : fact)
    },
  )
}

/** A placeholder with what decides its first letters: the beginning of a sentence, or a word that loses its e before a vowel. */
const FACT_IN_SENTENCE = new RegExp(`([.!?…]\\s+)?(?:(?<!\\p{L})([DdLl]|[Qq]u)e )?${PLACEHOLDER.source}`, 'gu')
const BEGINS_WITH_VOWEL = /^[aeiouyhàâéèêîôû]/iu
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function unknownPlaceholders(text: string): string[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(PLACEHOLDER)].flatMap(([written, name]) =>
    name && (findFact(name) || parseFigureName(name)) ? [] : [written],
  )
}

/** A price of a car that a text names without that car's WLTP figures; undefined when there is none. */
export function priceWithoutWltp(text: string): { written: string; wanted: string } | undefined {
  if (!text.includes('.price}')) return undefined
  const written = [...text.matchAll(PLACEHOLDER)].map(([whole]) => whole)
  return written
    .filter((name) => name.endsWith('.price}') && parseFigureName(name.slice(1, -1)))
    .map((name) => ({ written: name, wanted: name.replace(/\.price\}$/, '.wltp}') }))
    .find(({ wanted }) => !written.includes(wanted))
}

/** What of a text can stand where figures of the cars are not filled in, as in the search and the feeds: sentences that name none. */
export function withoutFigures(text: string): string {
  return splitSentences(text)
    .filter((sentence) => ![...sentence.matchAll(PLACEHOLDER)].some(([, name = '']) => parseFigureName(name)))
    .join(' ')
}

function findFact(name: string) {
  return Object.hasOwn(FACTS, name) ? FACTS[name] : undefined
}

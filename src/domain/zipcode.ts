import { visibleText } from './visible-text'

/** A Belgian postal code. */
export const zipcodePattern = /^[1-9]\d{3}$/

/**
 * « B-1000 », « 1000 Bruxelles », « 1000 - Brussel », « (1000) Bruxelles », « 4000 Liège 1 » with its post office, « 9000Gent ». Two letters
 * behind the digits are Dutch (« 1012 AB », « 1012 AB Amsterdam »), but for the town of As and what « De Haan » and « St Gilles » begin with.
 */
const CODE_FIRST =
  /^(?:BE?[.\s-]*)?\(?([1-9]\d{3})\)?\.?(?:(?:[\s,;/–-]+|(?=\(|\p{L}{3}))(?![\s,;/–-]*(?!as$|(?:de|la|le|st)\s)[a-z]{2}(?:\s|$))\D*(?:\s\d{1,2})?)?$/iu
/** « Bruxelles 1000 », « Bruxelles (1000) »; a letter or two before the digits are a country. */
const TOWN_FIRST = /^(?!(?:[a-z]|NL|FR|DE|LUX?|GB|UK|CH|IT|ES|AT|PT|PL)[\s-])\D+[\s,;–-]\(?([1-9]\d{3})\)?$/i

/** « 1.000 », as a field for amounts makes of it; « 1 000 ». */
const GROUPED = /(?<!\d)([1-9])[.\s](\d{3})(?![\d.])/

/** A Belgian postal code as people write it, with a country before it or a town beside it; undefined when there is none. */
export function readZipcode(typed: string): string | undefined {
  const text = visibleText(typed).replace(GROUPED, '$1$2')
  return CODE_FIRST.exec(text)?.[1] ?? TOWN_FIRST.exec(text)?.[1]
}

/** « 75001 », « F-75001 », « 1012 AB », « L-1234 », « SW1A 1AA »; a town may stand behind the digits of the continent. */
const FOREIGN =
  /^(?=.*\d)((?:[A-Z]{1,3}[\s-]+)?(?!\d{5}[\s-][A-Z])[A-Z\d]{2,6}(?:[\s-][A-Z\d]{2,4})?|(?:[A-Z]{1,3}[\s-]*)?\d{4,5}(?:\s?[A-Z]{2})?(?=\s))(?:[\s,]+[\p{L}'’\s-]{3,})?$/u

const NONE = /^$/
const FIVE = /^(?!0{5})\d{5}$/

/** A postal code of Belgium, in its four digits, or of another country, in capitals; undefined for anything else. */
export function readPostalCode(typed: string): string | undefined {
  const belgian = readZipcode(typed)
  if (belgian) return belgian
  const code = FOREIGN.exec(visibleText(typed).toUpperCase().replace(/\s+/g, ' '))?.[1]
  const [, country = '', digits = ''] = /^(?:([A-Z]+)(?:[\s-]+|(?=\d{4})))?(.*)$/.exec(code ?? '') ?? []
  // Four digits, or B before any, are meant to be Belgian.
  if (country === '' && /^(?:\d[\s-]?){0,4}$/.test(digits)) return undefined
  return (OF_COUNTRY[country] ?? /[1-9]/).test(digits) ? code : undefined
}

/** The codes of the neighbours, whose letters say which they are; nobody's, and no slip of a Belgian one's. */
const OF_COUNTRY: Readonly<Record<string, RegExp>> = {
  B: NONE,
  BE: NONE,
  D: FIVE,
  DE: FIVE,
  F: FIVE,
  FR: FIVE,
  L: /^\d{4}$/,
  LU: /^\d{4}$/,
  LUX: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
}

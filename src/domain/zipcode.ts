/** A Belgian postal code. */
export const zipcodePattern = /^[1-9]\d{3}$/

/**
 * « B-1000 », « 1000 Bruxelles », « 1000 - Brussel », « (1000) Bruxelles », « 4000 Liège 1 » with its post office. Two letters behind the digits are Dutch (« 1012 AB »,
 * « 1012 AB Amsterdam »), but for the town of As and what « De Haan » and « St Gilles » begin with.
 */
const CODE_FIRST =
  /^(?:BE?[.\s-]*)?\(?([1-9]\d{3})\)?\.?(?:(?:[\s,;–-]+|(?=\())(?![\s,;–-]*(?!as$|(?:de|la|le|st)\s)[a-z]{2}(?:\s|$))\D*(?:\s\d{1,2})?)?$/i
/** « Bruxelles 1000 », « Bruxelles (1000) »; a letter or two before the digits are a country. */
const TOWN_FIRST = /^(?!(?:[a-z]|NL|FR|DE|LUX?|GB|UK|CH|IT|ES|AT|PT|PL)[\s-])\D+[\s,;–-]\(?([1-9]\d{3})\)?$/i

/** « 1.000 », as a field for amounts makes of it; « 1 000 ». */
const GROUPED = /(?<!\d)([1-9])[.\s](\d{3})(?![\d.])/

/** A Belgian postal code as people write it, with a country before it or a town beside it; undefined when there is none. */
export function readZipcode(typed: string): string | undefined {
  const text = typed.trim().replace(GROUPED, '$1$2')
  return CODE_FIRST.exec(text)?.[1] ?? TOWN_FIRST.exec(text)?.[1]
}

/** « 75001 », « F-75001 », « 1012 AB », « L-1234 », « SW1A 1AA »; a town may stand behind the digits of the continent. */
const FOREIGN =
  /^(?=.*\d)((?:[A-Z]{1,3}[\s-]+)?[A-Z\d]{2,6}(?:[\s-][A-Z\d]{2,4})?|(?:[A-Z]{1,3}[\s-]*)?\d{4,5}(?:\s?[A-Z]{2})?(?=\s))(?:[\s,]+[\p{L}'’\s-]{3,})?$/u

/** A postal code of Belgium, in its four digits, or of another country, in capitals; undefined for anything else. */
export function readPostalCode(typed: string): string | undefined {
  const belgian = readZipcode(typed)
  if (belgian) return belgian
  const code = typed.trim().toUpperCase().replace(/\s+/g, ' ')
  // Four digits, or B before them, are meant to be Belgian.
  if (/^(?:BE?[\s-]*)?\d{0,4}$/.test(code)) return undefined
  return FOREIGN.exec(code)?.[1]
}

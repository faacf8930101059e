import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { visibleText } from '@/domain/visible-text'

/**
 * Belgian mobile numbers (numbering plan of the BIPT, series 0455 to 0499): nine digits without the zero. The short metadata knows
 * that a Belgian number has eight or nine, and not which.
 */
const MOBILE = /^4[5-9]/

/** A phone number as it is dialled from abroad (+32470123456); undefined when there is no such number. Without a country it is Belgian. */
export function toE164(typed: string): string | undefined {
  // The parser does not know the narrow spaces of French texts.
  const number = parsePhoneNumberFromString(typed.replace(/\s/g, ' '), 'BE')
  if (!number?.isValid()) return undefined
  const isTooShort = number.country === 'BE' && MOBILE.test(number.nationalNumber) && number.nationalNumber.length < 9
  return isTooShort ? undefined : number.number
}

/** A phone number as it is written in Belgium: +32 470 12 34 56. */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}

/**
 * What stands around the number on letters and invoices, as words without digits: « T.V.A. BE … », « BTWBE… », « RPR Gent, afdeling Brugge … »,
 * « … RPM Liège ».
 */
const WRITTEN =
  /^(?:[^\d]*(?<![\p{L}]))?(?:btw|tva|vat|kbo|bce)?(?:BE)?[\s.:(\-–]*(\d[\d\s.,_()\-–·/:]*\d)\)?(?:[\s.,;(-]+[^\d]*)?$/iu
/** Codes of other countries, before their numbers. */
const FOREIGN = /(?<!\p{L})(?!BE|ON|NR)[A-Z]{2}[\s-]*\d/iu

/**
 * A Belgian VAT or enterprise number as BE and ten digits; undefined when it is none. Its last two digits are 97 less the
 * remainder of the first eight by 97. Numbers of before 2008 lack the leading zero.
 */
export function toVatNumber(typed: string): string | undefined {
  const text = visibleText(typed)
  const bare = FOREIGN.test(text) ? undefined : WRITTEN.exec(text)?.[1]?.replace(/\D/g, '')
  const digits = /^\d{9,10}$/.exec(bare ?? '')?.[0].padStart(10, '0')
  if (!digits || !/^[01]/.test(digits)) return undefined
  const check = 97 - (Number(digits.slice(0, 8)) % 97)
  return check === Number(digits.slice(8)) ? `BE${digits}` : undefined
}

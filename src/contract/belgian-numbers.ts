import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number as it is dialled from abroad (+32470123456); undefined when there is no such number. Without a country it is Belgian. */
export function toE164(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, 'BE')
  return number?.isValid() ? number.number : undefined
}

/** A phone number as it is written in Belgium: +32 470 12 34 56. */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}

/**
 * A Belgian VAT or enterprise number as BE and ten digits; undefined when it is none. Its last two digits are 97 less the
 * remainder of the first eight by 97. Numbers of before 2008 lack the leading zero.
 */
export function toVatNumber(typed: string): string | undefined {
  const digits = /^(?:BE)?(\d{9,10})$/.exec(typed.toUpperCase().replace(/[\s.\-/]/g, ''))?.[1]?.padStart(10, '0')
  if (!digits || !/^[01]/.test(digits)) return undefined
  const check = 97 - (Number(digits.slice(0, 8)) % 97)
  return check === Number(digits.slice(8)) ? `BE${digits}` : undefined
}

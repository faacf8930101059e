import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Whether a number lies in a range that its country has given out. The browser asks by the short metadata, which know lengths; the whole
 * ones are 145 KB.
 *
 * @param e164 such as +32470123456
 */
export const isAssignedPhone = (e164: string): boolean => parsePhoneNumberFromString(e164)?.isValid() === true

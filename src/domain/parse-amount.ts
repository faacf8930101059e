import type { SalesType } from './sales-type'

/** `with_vat`: an amount with VAT where one without is read; `without_vat`: the other way round. */
export type AmountProblem = 'not_an_amount' | 'negative' | 'with_vat' | 'without_vat'

/**
 * Words and signs around an amount that change nothing in it, with or without a space: « EUR1500 », « 1.500euro », and the marks of
 * direction that the calculator of Windows copies along.
 */
const CURRENCY = /€|\p{Cf}|(?<!\p{L})eur(?:os?)?(?!\p{L})\.?/giu
/** « 15.000 TVAC », « 450 excl. btw », behind the amount. The group is of what private buyers read, the rest of what businesses do. */
const TAX =
  /,?\s?\(?(?<!\p{L})(?:(?:tva|btw) ?)?(?:(tvac|ttc|incl\p{L}*|comprise|inbegrepen)|htva|ht|excl\p{L}*|hors(?= t)|zonder(?= btw)|non comprise|niet inbegrepen)\.?(?: ?(?:tva|btw|taxes))?(?!\p{L})\)?(?!.*\d)/iu
/** « 1.500,- », « 1 500,– », « 1500.-- », « 1.500,= »: no cents. */
const NO_CENTS = /[.,]?\s*[\p{Pd}−=]{1,2}$/u
/** « 450 €/mois », « 450 euro per maand », « 0,32 €/kWh »: what the amount is for each time, which its field says as well. */
const EACH = /\s*(?:(?:\/|p\.?\/?|par|per)\s*m|(?:\/|p\.?\/?|par|per)?\s*(?:mois|maand|mnd|kwh|l|litre|liter))\.?$/i
/** « 35k », « 1,5 k », « 35 mille »: thousands. */
const THOUSANDS = /^(\d{1,4}(?:[.,]\d{1,3})?)(?:k|mille|duizend)$/i

/**
 * An amount in euro as people in Belgium write it: 1.500, 1 500,50, 1.500,-, 1500 euro, EUR 1.500, 1,500.50, 35k, 450 €/mois. A separator before
 * three digits groups thousands; before one or two it is the decimal one. Nothing typed is nothing paid.
 *
 * @param salesType who reads the amount; undefined where only the amount itself is read
 */
export function parseAmount(typed: string, salesType: SalesType | undefined): number | AmountProblem {
  // The wide signs of Asian keyboards are those of all others.
  const text = typed.normalize('NFKC').replace(CURRENCY, ' ')
  const [said, withTax] = TAX.exec(text) ?? []
  if (said === undefined || !salesType) return parseNumber(text)
  const amount = parseNumber(text.replace(said, ' '))
  if (typeof amount === 'string' || (withTax ? 'B2C' : 'B2B') === salesType) return amount
  return withTax ? 'with_vat' : 'without_vat'
}

function parseNumber(typed: string): number | AmountProblem {
  const bare = typed.trim().replace(EACH, '').trim()
  if (bare === '') return 0
  // A hyphen, or a minus sign.
  if (/^[-−]/.test(bare)) return 'negative'
  const text = bare.replace(NO_CENTS, '').replace(/[.,]$|\s/g, '')
  const thousands = THOUSANDS.exec(text)?.[1]
  if (thousands) return Math.round(Number(thousands.replace(',', '.')) * 1000)
  if (/^\d+(?:[.,]\d{1,2})?$/.test(text)) return Number(text.replace(',', '.'))
  if (!/^[1-9]\d{0,2}(?:([.,'’])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/.test(text)) return 'not_an_amount'
  const [whole = '', decimals = ''] = text.split(/[.,](?=\d{1,2}$)/)
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`)
}

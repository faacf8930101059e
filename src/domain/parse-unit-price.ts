import { type AmountProblem, parseAmount } from './parse-amount'
import type { SalesType } from './sales-type'
import { visibleText } from './visible-text'

/** Three decimals or more behind a digit or two: no thousands, of which nobody pays one for a litre. */
const EXACT = /(?<![\d.,])\d{1,2}[.,]\d{3,5}(?![\d.,])/
/** Euro. Who types more means cents, or another thing. */
const MOST = 10

/** A price for each litre or kWh, as a pump, a bill or the ministry has it: « 1,559 €/l », « 0,2873 ». An empty field is no price of 0. */
export function parseUnitPrice(typed: string, salesType: SalesType): number | AmountProblem {
  const text = visibleText(typed)
  const [exact] = EXACT.exec(text) ?? []
  const read = text === '' ? 'not_an_amount' : parseAmount(exact ? text.replace(exact, '1') : text, salesType)
  if (typeof read === 'string') return read
  const price = exact ? Number(exact.replace(',', '.')) : read
  return price < MOST ? price : 'not_an_amount'
}

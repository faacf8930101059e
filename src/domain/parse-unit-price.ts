import { type AmountProblem, parseAmount } from './parse-amount'

/** Three decimals or more behind a digit or two: no thousands, of which nobody pays one for a litre. */
const EXACT = /(?<![\d.,])\d{1,2}[.,]\d{3,5}(?![\d.,])/
/** Euro. Who types more means cents, or another thing. */
const MOST = 10

/** A price for each litre or kWh, as a pump, a bill or the ministry has it: « 1,559 €/l », « 0,2873 ». An empty field is no price of 0. */
export function parseUnitPrice(typed: string): number | AmountProblem {
  const [exact] = EXACT.exec(typed) ?? []
  const read = typed.trim() === '' ? 'not_an_amount' : parseAmount(exact ? typed.replace(exact, '1') : typed)
  if (typeof read === 'string') return read
  const price = exact ? Number(exact.replace(',', '.')) : read
  return price < MOST ? price : 'not_an_amount'
}

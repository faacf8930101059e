import { DURATIONS, type Duration, MILEAGES, type Mileage } from '@/domain/finance-terms'
import { parseOption } from '@/domain/is-one-of'
import { type Language, toLanguage } from '@/domain/language'
import { parseAmount } from '@/domain/parse-amount'
import { type SalesType, toSalesType } from '@/domain/sales-type'
import { parseTypedCode } from '@/domain/typed-code'
import { readZipcode } from '@/domain/zipcode'

export type AskedQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** What a quote is made of. */
export interface QuoteRequest {
  readonly language: Language
  readonly salesType: SalesType
  /** Undefined: what was given cannot be a code. */
  readonly code: string | undefined
  readonly duration: Duration
  readonly mileage: Mileage
  /** Euro, as the audience reads it; never below zero. */
  readonly deposit: number
  readonly zipcode: string | undefined
}

const FIRST = { duration: 48, mileage: 15_000 } as const

/** Reads what a form or a link asks for. What cannot be read counts as not said: a document is made all the same. */
export function readQuoteRequest(query: AskedQuery): QuoteRequest {
  const one = (name: string) => {
    const value = query[name]
    return (typeof value === 'string' ? value : (value?.[0] ?? '')).slice(0, 40).trim()
  }
  const salesType = toSalesType(one('sales_type'))
  const deposit = parseAmount(one('deposit'), salesType)
  return {
    language: toLanguage(one('lang')),
    salesType,
    code: parseTypedCode(one('cupra_code')),
    duration: parseOption(DURATIONS, one('duration')) ?? FIRST.duration,
    mileage: parseOption(MILEAGES, one('mileage')) ?? FIRST.mileage,
    deposit: typeof deposit === 'number' ? deposit : 0,
    zipcode: readZipcode(one('zipcode')),
  }
}

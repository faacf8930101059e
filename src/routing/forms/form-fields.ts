import { OFFERED_PRODUCTS, type ProductCode } from '@/domain/finance-terms'
import { parseOption } from '@/domain/is-one-of'
import { toLanguage } from '@/domain/language'
import { type SalesType, toSalesType } from '@/domain/sales-type'
import type { Audience } from '@/routing/build-path'

/** A query as Next reads it. */
export type FormQuery = Readonly<Record<string, string | readonly string[] | undefined>>

export interface FormFields {
  /** The first value of a field without the blanks around it; '' where there is none. */
  readonly one: (name: string) => string
  /** All values of a field. */
  readonly all: (name: string) => readonly string[]
  readonly audience: Audience
}

/** The fields of a form or a link from outside, by name. */
export function readFormFields(query: FormQuery): FormFields {
  const all = (name: string) => {
    const value = query[name]
    return (typeof value === 'string' ? [value] : (value ?? [])).map((one) => one.trim())
  }
  const one = (name: string) => all(name)[0] ?? ''
  return { one, all, audience: { language: toLanguage(one('lang')), salesType: toSalesType(one('sales_type')) } }
}

/** The product that was asked for where it is offered, and else the first that is. */
export const offeredProduct = (salesType: SalesType, asked: string): ProductCode =>
  parseOption(OFFERED_PRODUCTS[salesType], asked) ?? OFFERED_PRODUCTS[salesType][0] ?? 'ac'

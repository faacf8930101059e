import { FIRST_TERMS, readCalculation, writeCalculation } from '@/domain/calculation'
import { DURATIONS, MILEAGES, OFFERED_PRODUCTS } from '@/domain/finance-terms'
import { toLanguage } from '@/domain/language'
import { toSalesType } from '@/domain/sales-type'
import { buildPath } from '@/routing/build-path'
import type { EntryQuery } from './configurator-entry'

/**
 * Where the calculator's form leads without JavaScript: the page of what was asked. A field that is missing or unknown counts
 * as untouched; without a car it is the page on financing. Always an address of the route table.
 */
export function calculationEntry(query: EntryQuery): string {
  const one = (name: string) => {
    const value = query[name]
    return (typeof value === 'string' ? value : value?.[0])?.trim() ?? ''
  }
  const audience = { language: toLanguage(one('lang')), salesType: toSalesType(one('sales_type')) }
  const offered = OFFERED_PRODUCTS[audience.salesType]
  const commission = one('commission_id')
  const text = writeCalculation({
    car: commission ? { commission_id: commission } : { cupra_code: one('cupra_code') },
    product: offered.find((product) => product === one('product')) ?? offered[0] ?? 'ac',
    duration: DURATIONS.find((months) => months === Number(one('duration'))) ?? FIRST_TERMS.duration,
    mileage: MILEAGES.find((km) => km === Number(one('mileage'))) ?? FIRST_TERMS.mileage,
    deposit: one('deposit'),
  })
  return readCalculation(text)
    ? buildPath('financing.calculation', { calculation: text }, audience)
    : buildPath('financing', {}, audience)
}

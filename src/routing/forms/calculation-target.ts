import { FIRST_TERMS, readCalculation, writeCalculation } from '@/domain/calculation'
import { spellCommissionId } from '@/domain/commission-id'
import { DURATIONS, LAST_PERCENTS, MILEAGES } from '@/domain/finance-terms'
import { parseOption } from '@/domain/is-one-of'
import { buildPath } from '@/routing/build-path'
import { type FormQuery, offeredProduct, readFormFields } from './form-fields'

/**
 * Where the calculator's form leads without JavaScript: the page of what was asked. A field that is missing or unknown counts
 * as untouched; without a car it is the page on financing. Always an address of the route table.
 */
export function calculationTarget(query: FormQuery): string {
  const { one, audience } = readFormFields(query)
  const commission = spellCommissionId(one('commission_id'))
  const text = writeCalculation({
    car: commission ? { commission_id: commission } : { cupra_code: one('cupra_code') },
    product: offeredProduct(audience.salesType, one('product')),
    duration: parseOption(DURATIONS, one('duration')) ?? FIRST_TERMS.duration,
    mileage: parseOption(MILEAGES, one('mileage')) ?? FIRST_TERMS.mileage,
    deposit: one('deposit'),
    last: parseOption(LAST_PERCENTS, one('last')),
  })
  return readCalculation(text)
    ? buildPath('financing.calculation', { calculation: text }, audience)
    : buildPath('financing', {}, audience)
}

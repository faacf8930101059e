import { readBudget, writeBudget } from '@/domain/budget'
import { FIRST_TERMS } from '@/domain/calculation'
import { MODELLED_CARLINES } from '@/domain/carline'
import { spellCommissionId } from '@/domain/commission-id'
import { COMPANY_DRIVERS, MARGINAL_RATES, PROFESSIONAL_SHARES } from '@/domain/company-car-tax'
import { FIRST_COSTS, RENTED_PRODUCTS, readCostCalculation, writeCostCalculation } from '@/domain/cost-plan'
import { DURATIONS, MILEAGES } from '@/domain/finance-terms'
import { type FleetLine, MOST_FLEET_LINES, readFleetPlan, writeFleetPlan } from '@/domain/fleet-plan'
import { FUEL_TYPES } from '@/domain/fuel-type'
import { parseOption } from '@/domain/is-one-of'
import { parseAmount } from '@/domain/parse-amount'
import { CHOICE_QUESTIONS, readChoice } from '@/domain/product-choice'
import { buildPath } from '@/routing/build-path'
import { type FormQuery, offeredProduct, readFormFields } from './form-fields'

/**
 * Where the forms about money lead: to the page of what was asked (decision 63). A field that is missing or unknown counts as
 * untouched. Always an address of the route table.
 */

/** The five questions; an answer that nobody gave is asked for again by the page. */
export function choiceTarget(query: FormQuery): string {
  const { one, audience } = readFormFields(query)
  const text = CHOICE_QUESTIONS.map(one).join('~')
  return readChoice(text)
    ? buildPath('financial-solutions.choice', { choice: text }, audience)
    : buildPath('financial-solutions', {}, audience)
}

/** Taxes and costs of a car. Of region and postal code counts the one that was changed; of another carline its first car. */
export function costsTarget(query: FormQuery): string {
  const { one, audience } = readFormFields(query)
  const [place, region, zipcode] = [one('place'), one('region'), one('zipcode')]
  const changed = [zipcode, region].find((typed) => typed !== '' && typed !== place)
  const commission = spellCommissionId(one('commission_id'))
  const text = writeCostCalculation({
    car: commission ? { commission_id: commission } : { cupra_code: one('cupra_code') },
    duration: parseOption(DURATIONS, one('duration')) ?? FIRST_TERMS.duration,
    mileage: parseOption(MILEAGES, one('mileage')) ?? FIRST_TERMS.mileage,
    product: parseOption(RENTED_PRODUCTS, one('product')) ?? 'ol',
    costs: {
      driver: parseOption(COMPANY_DRIVERS, one('driver')) ?? FIRST_COSTS.driver,
      share: parseOption(PROFESSIONAL_SHARES, one('share')) ?? FIRST_COSTS.share,
      place: changed ?? (region === '' && zipcode === '' ? '' : place),
      rate: parseOption(MARGINAL_RATES, one('rate')) ?? FIRST_COSTS.rate,
      kwh: query.kwh === undefined ? FIRST_COSTS.kwh : one('kwh'),
      litre: query.litre === undefined ? FIRST_COSTS.litre : one('litre'),
      carline: parseOption(MODELLED_CARLINES, one('carline')),
      other: one('other') || undefined,
    },
  })
  return readCostCalculation(text)
    ? buildPath('financing.costs', { costs: text }, audience)
    : buildPath('financing', {}, audience)
}

const LONGEST_AMOUNT = 20
const isAmountOfMonth = (read: ReturnType<typeof parseAmount>) =>
  typeof read === 'number' && read > 0 && read < 1_000_000

/** The cars in stock that an amount a month pays for, the smallest first. What cannot be read is told by their page. */
export function monthlyTarget(query: FormQuery): string {
  const { one, audience } = readFormFields(query)
  const typed = one('amount')
  const amount = parseAmount(typed, audience.salesType)
  const params = {
    // An address, which the other audience may open too, says nothing of the tax in it.
    monthly_max: isAmountOfMonth(amount) ? String(amount) : typed.slice(0, LONGEST_AMOUNT) || undefined,
    fuel_type: parseOption(FUEL_TYPES, one('fuel_type')),
    sort: 'MONTHLY_ASC',
  }
  return buildPath('stock', params, audience)
}

/** The budget form's target: the page of what can be paid a month. */
export function budgetTarget(query: FormQuery): string {
  const { one, audience } = readFormFields(query)
  const text = writeBudget({
    amount: one('amount'),
    product: offeredProduct(audience.salesType, one('product')),
    duration: parseOption(DURATIONS, one('duration')) ?? FIRST_TERMS.duration,
    mileage: parseOption(MILEAGES, one('mileage')) ?? FIRST_TERMS.mileage,
    deposit: one('deposit'),
  })
  return readBudget(text)
    ? buildPath('financing.budget', { budget: text }, audience)
    : buildPath('financing', {}, audience)
}

/** A fleet, line by line: fields of one name stand in the order of the lines. Lines without a car are left out. */
export function fleetTarget(query: FormQuery): string {
  const { one, all, audience } = readFormFields(query)
  const [counts, durations, mileages] = [all('count'), all('duration'), all('mileage')]
  const lines = all('cupra_code').flatMap((code, index): FleetLine[] =>
    code === ''
      ? []
      : [
          {
            code,
            count: counts[index] ?? '',
            duration: parseOption(DURATIONS, durations[index] ?? '') ?? FIRST_TERMS.duration,
            mileage: parseOption(MILEAGES, mileages[index] ?? '') ?? FIRST_TERMS.mileage,
          },
        ],
  )
  const text = writeFleetPlan({
    product: offeredProduct(audience.salesType, one('product')),
    lines: lines.slice(0, MOST_FLEET_LINES),
  })
  return readFleetPlan(text)
    ? buildPath('fleet.calculation', { fleet: text }, audience)
    : buildPath('fleet', {}, audience)
}

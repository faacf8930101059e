import { readBudget, writeBudget } from '@/domain/budget'
import { FIRST_TERMS, oneOf } from '@/domain/calculation'
import { DURATIONS, MILEAGES } from '@/domain/finance-terms'
import { type FleetLine, MOST_FLEET_LINES, readFleetPlan, writeFleetPlan } from '@/domain/fleet-plan'
import { CHOICE_QUESTIONS, readChoice } from '@/domain/product-choice'
import { buildPath } from '@/routing/build-path'
import { type EntryQuery, entryFields, offeredProduct } from './entry-fields'

/**
 * Where the forms about money lead: to the page of what was asked (decision 63). A field that is missing or unknown counts as
 * untouched. Always an address of the route table.
 */

/** The five questions; an answer that nobody gave is asked for again by the page. */
export function choiceEntry(query: EntryQuery): string {
  const { one, audience } = entryFields(query)
  const text = CHOICE_QUESTIONS.map(one).join('~')
  return readChoice(text)
    ? buildPath('financial-solutions.choice', { choice: text }, audience)
    : buildPath('financial-solutions', {}, audience)
}

/** What can be paid a month. */
export function budgetEntry(query: EntryQuery): string {
  const { one, audience } = entryFields(query)
  const text = writeBudget({
    amount: one('amount'),
    product: offeredProduct(audience.salesType, one('product')),
    duration: oneOf(DURATIONS, one('duration')) ?? FIRST_TERMS.duration,
    mileage: oneOf(MILEAGES, one('mileage')) ?? FIRST_TERMS.mileage,
    deposit: one('deposit'),
  })
  return readBudget(text)
    ? buildPath('financing.budget', { budget: text }, audience)
    : buildPath('financing', {}, audience)
}

/** A fleet, line by line: fields of one name stand in the order of the lines. Lines without a car are left out. */
export function fleetEntry(query: EntryQuery): string {
  const { one, all, audience } = entryFields(query)
  const [counts, durations, mileages] = [all('count'), all('duration'), all('mileage')]
  const lines = all('cupra_code').flatMap((code, at): FleetLine[] =>
    code === ''
      ? []
      : [
          {
            code,
            count: counts[at] ?? '',
            duration: oneOf(DURATIONS, durations[at] ?? '') ?? FIRST_TERMS.duration,
            mileage: oneOf(MILEAGES, mileages[at] ?? '') ?? FIRST_TERMS.mileage,
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

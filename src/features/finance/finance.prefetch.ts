import { boundsQuery } from '@/components/finance/calculator-queries'
import { offeredProducts } from '@/components/finance/offered-products'
import { parseAmount } from '@/components/finance/parse-amount'
import type { Reading } from '@/content/reading'
import { audienceQuery } from '@/data/audience-query'
import { getModelsPrices } from '@/data/configurator/calls'
import { configuratorQueries } from '@/data/configurator/queries'
import type { Budget } from '@/domain/budget'
import type { ProductCode } from '@/domain/finance-terms'
import type { FleetLine, FleetPlan } from '@/domain/fleet-plan'
import { isWhole, type ProductChoice, suitedProducts } from '@/domain/product-choice'
import type { Audience } from '@/routing/build-path'
import { amountOf } from './budget-amount'
import { fleetProducts } from './fleet-sums'
import { termsOfChoice } from './terms-of-choice'

/** The cars of a budget whose amount has been read. A deposit that cannot be read is left out: the form says so. */
export function budgetQuery(audience: Audience, { product, duration, mileage, deposit }: Budget, amount: number) {
  const paid = parseAmount(deposit)
  return configuratorQueries.financialSimulationsModels({
    ...audienceQuery(audience),
    product_code: product,
    duration,
    mileage,
    monthly_max: amount,
    ...(typeof paid === 'number' && paid > 0 && { deposit: paid }),
  })
}

/** What the server asks ahead for a search by monthly amount. */
export function budgetQueries(audience: Audience, budget: Budget) {
  const amount = amountOf(budget)
  return typeof amount === 'number' ? [budgetQuery(audience, budget, amount)] : []
}

/** For the answer to the five questions: the cars to choose from, and what the first of them costs. */
export async function choiceQueries(reading: Reading, choice: ProductChoice) {
  if (!isWhole(choice)) return []
  const [best] = suitedProducts(choice, offeredProducts(reading.salesType, reading.flags ?? {}, false))
  if (!best) return []
  const query = audienceQuery(reading)
  const answer = await getModelsPrices(query).catch(() => undefined)
  const code = answer?.models[0]?.from_cupra_code
  return [
    configuratorQueries.modelsPrices(query),
    ...(code ? [boundsQuery(reading, { car: { cupra_code: code }, ...termsOfChoice(choice, best.product) })] : []),
  ]
}

/** One kind of car of a fleet: its quote, without a deposit. */
export const fleetLineQuery = (audience: Audience, product: ProductCode, { code, duration, mileage }: FleetLine) =>
  boundsQuery(audience, { car: { cupra_code: code }, product, duration, mileage })

/** What the server asks ahead for a fleet. A car that is unknown costs its own line alone: the models come first. */
export function fleetQueries(reading: Reading, plan: FleetPlan) {
  const [product] = fleetProducts(plan, offeredProducts(reading.salesType, reading.flags ?? {}, false))
  if (!product || reading.salesType === 'B2C') return []
  return [
    configuratorQueries.modelsPrices(audienceQuery(reading)),
    ...plan.lines.map((line) => fleetLineQuery(reading, product, line)),
  ]
}

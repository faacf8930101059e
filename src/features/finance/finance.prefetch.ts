import type { QueryClient } from '@tanstack/react-query'
import type { Reading } from '@/content/read/reading'
import type { QueryOf } from '@/contract/calls'
import { audienceQuery } from '@/data/audience-query'
import { getConfiguration, getConfigurations, getModelsPrices } from '@/data/configurator/calls'
import { configuratorQueries } from '@/data/configurator/queries'
import { searchStockVehicles } from '@/data/stock/calls'
import { stockQueries } from '@/data/stock/queries'
import type { Budget } from '@/domain/budget'
import { type Calculation, readDeposit } from '@/domain/calculation'
import { carlineOnSale } from '@/domain/carline'
import type { CostCalculation } from '@/domain/cost-plan'
import type { ProductCode } from '@/domain/finance-terms'
import type { FleetLine, FleetPlan } from '@/domain/fleet-plan'
import { offeredProducts } from '@/domain/offered-products'
import { isWhole, type ProductChoice, suitedProducts } from '@/domain/product-choice'
import { calculationQueries, termsQuery } from '@/money/calculator-queries'
import { pickOtherCar } from '@/money/compared-car'
import { firstCalculatorQueries } from '@/money/first-calculator-queries'
import type { Audience } from '@/routing/build-path'
import type { RouteName } from '@/routing/route-table'
import { readBudgetAmount } from './budget-amount'
import { choiceTerms } from './choice-terms'
import { fleetProducts } from './fleet-sums'
import { pageProduct } from './page-product'
import { withOfferedProduct } from './with-offered-product'

/** The query for a valid amount. An invalid deposit is left out: the form shows its error. */
export function budgetQuery(
  audience: Audience,
  budget: Budget,
  amount: number,
): QueryOf<'financial-simulations-models'> {
  const { product, duration, mileage } = budget
  const paid = readDeposit(budget, audience.salesType)
  return {
    ...audienceQuery(audience),
    product_code: product,
    duration,
    mileage,
    monthly_max: amount,
    ...(typeof paid === 'number' && paid > 0 && { deposit: paid }),
  }
}

/** The product must be offered to this sales type, which the URL does not guarantee. */
const forReader = <T extends { readonly product: ProductCode }>({ salesType, flags }: Reading, asked: T): T =>
  withOfferedProduct(asked, offeredProducts(salesType, flags ?? {}, false))

/** Prefetch of the search by monthly amount. */
export function budgetQueries(reading: Reading, budget: Budget) {
  const amount = readBudgetAmount(budget, reading.salesType)
  return typeof amount === 'number'
    ? [configuratorQueries.financialSimulationsModels(budgetQuery(reading, forReader(reading, budget), amount))]
    : []
}

/** The data and the picture of the car. */
const carQuery = (audience: Audience, car: Calculation['car']) => {
  const asked = audienceQuery(audience)
  return 'cupra_code' in car
    ? configuratorQueries.configuration({ ...asked, ...car })
    : stockQueries.vehicles({ ...asked, ...car })
}

/** Prefetch of a calculation. */
export const calculationPageQueries = (reading: Reading, asked: Calculation) => [
  ...calculationQueries(reading, forReader(reading, asked)),
  carQuery(reading, asked.car),
]

/** Prefetch of the answer to the five questions: the cars, and the cost of the first one. */
export async function choiceQueries(reading: Reading, choice: ProductChoice) {
  if (!isWhole(choice)) return []
  const [best] = suitedProducts(choice, offeredProducts(reading.salesType, reading.flags ?? {}, false))
  if (!best) return []
  const query = audienceQuery(reading)
  const answer = await getModelsPrices(query).catch(() => undefined)
  const code = answer?.models[0]?.from_cupra_code
  const first = code && termsQuery(reading, { car: { cupra_code: code }, ...choiceTerms(choice, best.product) })
  return [configuratorQueries.modelsPrices(query), ...(first ? [configuratorQueries.quotes(first)] : [])]
}

/** The quote of a line of a fleet, without a deposit. */
export const fleetLineQuery = (audience: Audience, product: ProductCode, { code, duration, mileage }: FleetLine) =>
  termsQuery(audience, { car: { cupra_code: code }, product, duration, mileage })

/** Prefetch of a fleet. The models are the main query, so that an unknown car only leaves its own line without an amount. */
export function fleetQueries(reading: Reading, plan: FleetPlan) {
  const [product] = fleetProducts(plan, offeredProducts(reading.salesType, reading.flags ?? {}, false))
  if (!product || reading.salesType === 'B2C') return []
  return [
    configuratorQueries.modelsPrices(audienceQuery(reading)),
    ...plan.lines.map((line) => configuratorQueries.quotes(fleetLineQuery(reading, product, line))),
  ]
}

/** Prefetch of the costs of a car, for business buyers with both leases of the comparison. */
export async function costsQueries(reading: Reading, { car, costs, ...terms }: CostCalculation) {
  const asked = audienceQuery(reading)
  const own = carQuery(reading, car)
  if (reading.salesType === 'B2C') return [own]
  const rentQuery = (rented: Calculation['car']) =>
    configuratorQueries.quotes(termsQuery(reading, { car: rented, ...terms }))
  const carline = costs.carline ?? (await fetchCarline(reading, car))
  if (!carline) return [own, rentQuery(car)]
  const versionsQuery = { ...asked, carline_code: carline }
  const versions = await getConfigurations(versionsQuery).catch(() => undefined)
  const other = pickOtherCar(versions?.configurations ?? [], car, carline, costs.other)
  return [
    own,
    rentQuery(car),
    configuratorQueries.configurations(versionsQuery),
    ...(other.car ? [rentQuery(other.car.car)] : []),
  ]
}

async function fetchCarline(reading: Reading, car: Calculation['car']) {
  const query = audienceQuery(reading)
  const asked =
    'cupra_code' in car
      ? getConfiguration({ ...query, cupra_code: car.cupra_code }).then((built) => built.carline_code)
      : searchStockVehicles({ ...query, commission_id: car.commission_id }).then(({ detail }) => detail?.carline_code)
  const carline = await asked.catch(() => undefined)
  return carline && carlineOnSale(carline)
}

/** Prefetch of the calculator on a finance page, for its initial car. */
export function toolQueries(reading: Reading, route: RouteName, answers: QueryClient) {
  const models = answers.getQueryData(configuratorQueries.modelsPrices(audienceQuery(reading)).queryKey)?.models
  const model = models?.[0]
  return model ? firstCalculatorQueries(reading, model, pageProduct(route, reading.salesType)) : []
}

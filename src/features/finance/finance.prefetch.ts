import type { QueryClient } from '@tanstack/react-query'
import type { Reading } from '@/content/read/reading'
import type { QueryOf } from '@/contract/calls'
import { audienceQuery } from '@/data/audience-query'
import { getConfiguration, getConfigurations, getModelsPrices } from '@/data/configurator/calls'
import { configuratorQueries } from '@/data/configurator/queries'
import { searchStockVehicles } from '@/data/stock/calls'
import { stockQueries } from '@/data/stock/queries'
import type { Budget } from '@/domain/budget'
import type { Calculation } from '@/domain/calculation'
import { carlineOnSale } from '@/domain/carline'
import type { CostCalculation } from '@/domain/cost-plan'
import type { ProductCode } from '@/domain/finance-terms'
import type { FleetLine, FleetPlan } from '@/domain/fleet-plan'
import { offeredProducts } from '@/domain/offered-products'
import { parseAmount } from '@/domain/parse-amount'
import { isWhole, type ProductChoice, suitedProducts } from '@/domain/product-choice'
import { calculationQueries, termsQuery } from '@/money/calculator-queries'
import { pickOtherCar } from '@/money/compared-car'
import { calculatorQueries } from '@/money/first-answer'
import type { Audience } from '@/routing/build-path'
import type { RouteName } from '@/routing/route-table'
import { readBudgetAmount } from './budget-amount'
import { fleetProducts } from './fleet-sums'
import { productOfPage } from './page-product'
import { termsOfChoice } from './terms-of-choice'
import { withOfferedProduct } from './with-offered-product'

/** The cars of a budget whose amount has been read. A deposit that cannot be read is left out: the form says so. */
export function budgetQuery(
  audience: Audience,
  { product, duration, mileage, deposit }: Budget,
  amount: number,
): QueryOf<'financial-simulations-models'> {
  const paid = parseAmount(deposit)
  return {
    ...audienceQuery(audience),
    product_code: product,
    duration,
    mileage,
    monthly_max: amount,
    ...(typeof paid === 'number' && paid > 0 && { deposit: paid }),
  }
}

/** With a product for this reader: an address says nothing of its kind of car. */
const forReader = <T extends { readonly product: ProductCode }>({ salesType, flags }: Reading, asked: T): T =>
  withOfferedProduct(asked, offeredProducts(salesType, flags ?? {}, false))

/** What the server asks ahead for a search by monthly amount. */
export function budgetQueries(reading: Reading, budget: Budget) {
  const amount = readBudgetAmount(budget)
  return typeof amount === 'number'
    ? [configuratorQueries.financialSimulationsModels(budgetQuery(reading, forReader(reading, budget), amount))]
    : []
}

/** The very car: its figures and its picture. */
const carQuery = (audience: Audience, car: Calculation['car']) => {
  const asked = audienceQuery(audience)
  return 'cupra_code' in car
    ? configuratorQueries.configuration({ ...asked, ...car })
    : stockQueries.vehicles({ ...asked, ...car })
}

/** For a calculation: its answers, and the car. */
export const calculationPageQueries = (reading: Reading, asked: Calculation) => [
  ...calculationQueries(reading, forReader(reading, asked)),
  carQuery(reading, asked.car),
]

/** For the answer to the five questions: the cars to choose from, and what the first of them costs. */
export async function choiceQueries(reading: Reading, choice: ProductChoice) {
  if (!isWhole(choice)) return []
  const [best] = suitedProducts(choice, offeredProducts(reading.salesType, reading.flags ?? {}, false))
  if (!best) return []
  const query = audienceQuery(reading)
  const answer = await getModelsPrices(query).catch(() => undefined)
  const code = answer?.models[0]?.from_cupra_code
  const first = code && termsQuery(reading, { car: { cupra_code: code }, ...termsOfChoice(choice, best.product) })
  return [configuratorQueries.modelsPrices(query), ...(first ? [configuratorQueries.quotes(first)] : [])]
}

/** One kind of car of a fleet: its quote, without a deposit. */
export const fleetLineQuery = (audience: Audience, product: ProductCode, { code, duration, mileage }: FleetLine) =>
  termsQuery(audience, { car: { cupra_code: code }, product, duration, mileage })

/** What the server asks ahead for a fleet. A car that is unknown costs its own line alone: the models come first. */
export function fleetQueries(reading: Reading, plan: FleetPlan) {
  const [product] = fleetProducts(plan, offeredProducts(reading.salesType, reading.flags ?? {}, false))
  if (!product || reading.salesType === 'B2C') return []
  return [
    configuratorQueries.modelsPrices(audienceQuery(reading)),
    ...plan.lines.map((line) => configuratorQueries.quotes(fleetLineQuery(reading, product, line))),
  ]
}

/** What the server asks ahead for the costs of a car: the car, and for a business both rents of the comparison. */
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

/** The first answer of the calculator on a page about money: for the car that its field begins with. */
export function toolQueries(reading: Reading, route: RouteName, answers: QueryClient) {
  const models = answers.getQueryData(configuratorQueries.modelsPrices(audienceQuery(reading)).queryKey)?.models
  const model = models?.[0]
  return model ? calculatorQueries(reading, model, productOfPage(route, reading.salesType)) : []
}

import { audienceQuery } from '@/data/audience-query'
import type { Cancellable } from '@/data/backend-call'
import { getConfiguration, getQuotes } from '@/data/configurator/calls'
import { searchStockVehicles } from '@/data/stock/calls'
import { carName } from '@/domain/car-name'
import type { CostCalculation } from '@/domain/cost-plan'
import { type CompanyLine, type CompanyOrder, companyCar, companyOrders, driverLines } from '@/money/company-table'
import type { Audience } from '@/routing/build-path'

/** The table of the panel, for the car and the terms of its address. */
export interface CompanyTaxData {
  readonly name: string
  readonly driver: readonly CompanyLine[]
  readonly orders: readonly CompanyOrder[]
}

/** @throws what the calls throw; undefined where the car cannot be had, is not let on these terms, or its CO2 is not settled */
export async function readCompanyTaxData(
  audience: Audience,
  { car, duration, mileage, product, costs }: CostCalculation,
  today: string,
  cancellation: Cancellable,
): Promise<CompanyTaxData | undefined> {
  const asked = audienceQuery(audience)
  const [facts, quotes] = await Promise.all([
    'cupra_code' in car
      ? getConfiguration({ ...asked, ...car }, cancellation).then((built) => ({
          name: carName(built.carline_title, built.title),
          value: built.price.catalog_value.incl,
          ...built,
        }))
      : searchStockVehicles({ ...asked, ...car }, cancellation).then(
          ({ detail }) => detail && { name: detail.title, value: detail.catalog_value.incl, ...detail },
        ),
    getQuotes({ ...asked, ...car, duration, mileage, product_code: product }, cancellation),
  ])
  const driven = facts && companyCar({ catalogValue: facts.value, fuel: facts.fuel_type, wltp: facts.wltp })
  const offer = quotes.offers[0]
  if (!driven || !offer) return undefined
  return {
    name: facts.name,
    driver: driverLines(driven, costs, today),
    orders: companyOrders(offer, driven, costs, today),
  }
}

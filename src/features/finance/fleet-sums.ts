import type { Simulation } from '@/contract/configurator'
import type { ProductCode } from '@/domain/finance-terms'
import { countCars, type FleetLine, type FleetPlan } from '@/domain/fleet-plan'
import type { SalesType } from '@/domain/sales-type'
import { amountFor } from '@/i18n/format'

/** The offered products, with that of the plan first. */
export function fleetProducts({ product }: FleetPlan, offered: readonly ProductCode[]): readonly ProductCode[] {
  return offered.includes(product) ? [product, ...offered.filter((one) => one !== product)] : offered
}

/** A line with the offer for one of its cars. A line without an offer is not counted in the sums. */
export interface FleetRow {
  readonly line: FleetLine
  readonly offer: Simulation | undefined
}

/** Integer cents, incl. VAT for private buyers and excl. VAT for business buyers. */
export interface FleetSums {
  readonly cars: number
  readonly monthly: number
  /** All payments until the last contract ends. */
  readonly total: number
}

/** Undefined if the number of cars is invalid or there is no offer. */
export function lineSums({ line, offer }: FleetRow, salesType: SalesType): FleetSums | undefined {
  const cars = countCars(line)
  if (!offer || typeof cars !== 'number') return undefined
  const cents = (money: Simulation['monthly']) => Math.round(amountFor(money, salesType) * 100)
  return { cars, monthly: cars * cents(offer.monthly), total: cars * cents(offer.total_paid) }
}

/** The offer whose conditions are shown for the whole fleet. One with a balloon payment is preferred, because the conditions of others say that all instalments are equal. */
export function conditionsOffer(rows: readonly FleetRow[]): Simulation | undefined {
  const offers = rows.flatMap(({ offer }) => offer ?? [])
  return offers.find(({ residual }) => residual) ?? offers[0]
}

export function fleetSums(rows: readonly FleetRow[], salesType: SalesType): FleetSums {
  return rows
    .flatMap((row) => lineSums(row, salesType) ?? [])
    .reduce(
      (sum, one) => ({
        cars: sum.cars + one.cars,
        monthly: sum.monthly + one.monthly,
        total: sum.total + one.total,
      }),
      { cars: 0, monthly: 0, total: 0 },
    )
}

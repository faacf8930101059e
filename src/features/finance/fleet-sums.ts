import type { Simulation } from '@/contract/configurator'
import type { ProductCode } from '@/domain/finance-terms'
import { countCars, type FleetLine, type FleetPlan } from '@/domain/fleet-plan'
import type { SalesType } from '@/domain/sales-type'
import { amountFor } from '@/i18n/format'

/** The products of a fleet: that of the plan first, if it is offered. */
export function fleetProducts({ product }: FleetPlan, offered: readonly ProductCode[]): readonly ProductCode[] {
  return offered.includes(product) ? [product, ...offered.filter((one) => one !== product)] : offered
}

/** A line with what the service offers for one of its cars; without an offer it costs nothing and is not counted. */
export interface FleetRow {
  readonly line: FleetLine
  readonly offer: Simulation | undefined
}

/** Integer cents, in the buyer's own reading. */
export interface FleetSums {
  readonly cars: number
  readonly monthly: number
  /** Everything that is paid until the last contract ends. */
  readonly total: number
}

/** What a line costs; undefined where its number cannot be read or nothing is offered. */
export function sumsOfLine({ line, offer }: FleetRow, salesType: SalesType): FleetSums | undefined {
  const cars = countCars(line)
  if (!offer || typeof cars !== 'number') return undefined
  const cents = (money: Simulation['monthly']) => Math.round(amountFor(money, salesType) * 100)
  return { cars, monthly: cars * cents(offer.monthly), total: cars * cents(offer.total_paid) }
}

/** The offer whose conditions are true of all: one with a last payment, where a line has it, says of none that all instalments are equal. */
export function offerOfAll(rows: readonly FleetRow[]): Simulation | undefined {
  const offers = rows.flatMap(({ offer }) => offer ?? [])
  return offers.find(({ residual }) => residual) ?? offers[0]
}

export function fleetSums(rows: readonly FleetRow[], salesType: SalesType): FleetSums {
  return rows
    .flatMap((row) => sumsOfLine(row, salesType) ?? [])
    .reduce(
      (sum, one) => ({
        cars: sum.cars + one.cars,
        monthly: sum.monthly + one.monthly,
        total: sum.total + one.total,
      }),
      { cars: 0, monthly: 0, total: 0 },
    )
}

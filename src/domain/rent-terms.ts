import type { Duration, Mileage } from './finance-terms'

/** The terms on which the cars of a list are let. */
export interface RentTerms {
  readonly duration: Duration
  readonly mileage: Mileage
  /** The raised first rent in euro, as the audience reads it. */
  readonly deposit: number
}

/** Months for which a car is let; a credit can be longer. */
export const RENT_DURATIONS = [24, 36, 48, 60] as const satisfies readonly Duration[]

/** Those of every amount that nobody has asked other terms for. */
export const FIRST_RENT_TERMS: RentTerms = { duration: 48, mileage: 15_000, deposit: 0 }

import type { SalesType } from './sales-type'

/** Spec §3, §9. Durations of a financing or lease, in months. */
export const DURATIONS = [24, 36, 48, 60, 96] as const
export type Duration = (typeof DURATIONS)[number]

/** Spec §3, §9. Kilometres a year. */
export const MILEAGES = [10_000, 15_000, 20_000, 25_000] as const
export type Mileage = (typeof MILEAGES)[number]

/**
 * Spec §3, "other codes". ac: AutoCredit (instalment loan), pl: private/personal lease,
 * fr: financial renting, ol: operational lease, el: EasyLease.
 */
export const PRODUCT_CODES = ['ac', 'pl', 'fr', 'ol', 'el'] as const
export type ProductCode = (typeof PRODUCT_CODES)[number]

/** Products for each audience, in the order in which they are shown. A credit to a business is no consumer credit. */
export const OFFERED_PRODUCTS: Readonly<Record<SalesType, readonly ProductCode[]>> = {
  B2C: ['ac', 'pl', 'el'],
  B2B: ['ol', 'fr', 'el', 'ac'],
}

/** The first product, until the visitor chooses: a rent, whose monthly amount needs no example. */
export const FIRST_PRODUCT: Readonly<Record<SalesType, ProductCode>> = { B2C: 'pl', B2B: 'ol' }

/** Last payments and purchase options, per cent of the price. Product and term decide which: demo/backend/finance/terms.ts. */
export const LAST_PERCENTS = [0, 10, 16, 20, 25, 30, 35, 40] as const
export type LastPercent = (typeof LAST_PERCENTS)[number]

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

/** Spec §3: what a buyer can be paid for a car in stock. */
export const INCENTIVES = ['FLEMISH_REGION_INCENTIVE'] as const
export type Incentive = (typeof INCENTIVES)[number]

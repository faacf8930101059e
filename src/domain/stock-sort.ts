/** Spec §3. */
export const STOCK_SORTS = ['PROMOTIONS', 'PRICE_ASC', 'PRICE_DESC'] as const
export type StockSort = (typeof STOCK_SORTS)[number]

/** Spec §3. The Flemish premium for electric cars ended on 22 November 2024. */
export const INCENTIVES = ['FLEMISH_REGION_INCENTIVE'] as const
export type Incentive = (typeof INCENTIVES)[number]

/** Spec §3. */
export const STOCK_SORTS = ['PROMOTIONS', 'PRICE_ASC', 'PRICE_DESC'] as const
export type StockSort = (typeof STOCK_SORTS)[number]

/** Spec §3, and by the monthly amount. */
export const STOCK_SORTS = ['PROMOTIONS', 'PRICE_ASC', 'PRICE_DESC', 'MONTHLY_ASC'] as const
export type StockSort = (typeof STOCK_SORTS)[number]

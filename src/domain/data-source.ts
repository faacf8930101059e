/** Spec §3. Where a figure on the site comes from. */
export const DATA_SOURCES = [
  'OLIVIA',
  'HOLA',
  'TECHNICAL_DATA',
  'PRICES',
  'STOCK_FILTERS',
  'STOCK_LISTS',
  'STOCK_DETAILS',
  'STOCK_CONFIGS',
  'FINANCIAL_SIMULATION_MODELS',
  'PRICE_MODELS',
] as const
export type DataSource = (typeof DATA_SOURCES)[number]

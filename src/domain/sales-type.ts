/** Spec §3. Private (B2C) and business (B2B) buyers. */
export const SALES_TYPES = ['B2C', 'B2B'] as const
export type SalesType = (typeof SALES_TYPES)[number]

/** Spec §4: any value other than B2B, in whatever case, counts as B2C. */
export function toSalesType(value: unknown): SalesType {
  return typeof value === 'string' && value.toUpperCase() === 'B2B' ? 'B2B' : 'B2C'
}

export function otherSalesType(salesType: SalesType): SalesType {
  return salesType === 'B2B' ? 'B2C' : 'B2B'
}

import type { SalesType } from '@/domain/sales-type'

/** Splits a page's segments into the sales type and the route's own segments. */
export function splitSalesType(
  segments: readonly string[],
  isB2B: (segment: string) => boolean,
): { salesType: SalesType; rest: readonly string[] } {
  const [first] = segments
  return first !== undefined && isB2B(first)
    ? { salesType: 'B2B', rest: segments.slice(1) }
    : { salesType: 'B2C', rest: segments }
}

import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'

/** Spec §2: what stands after the language for business buyers; private buyers have nothing there. */
export const B2B_SEGMENTS = { fr: 'professionnel', nl: 'professioneel' } as const satisfies Record<Language, string>

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

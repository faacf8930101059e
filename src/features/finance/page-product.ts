import type { ProductCode } from '@/domain/finance-terms'
import type { SalesType } from '@/domain/sales-type'
import type { RouteName } from '@/routing/route-table'

const PRODUCTS: Readonly<Partial<Record<RouteName, Partial<Record<SalesType, ProductCode>>>>> = {
  financing: { B2C: 'ac', B2B: 'fr' },
  'private-lease': { B2C: 'pl' },
  'personal-lease': { B2C: 'el' },
  'financial-rent': { B2B: 'fr' },
  lease: { B2C: 'pl', B2B: 'ol' },
  fleet: { B2B: 'ol' },
}

export function pageProduct(route: RouteName | null, salesType: SalesType): ProductCode | undefined {
  return route === null ? undefined : PRODUCTS[route]?.[salesType]
}

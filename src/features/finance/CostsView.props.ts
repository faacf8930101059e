import type { RouteParams } from '@/routing/params'

export interface CostsViewProps {
  readonly params: RouteParams<'financing.costs'>
}

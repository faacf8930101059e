import type { RouteParams } from '@/routing/params'

export interface StockCompareViewProps {
  readonly params: RouteParams<'stock.compare'>
}

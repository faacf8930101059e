import type { RouteParams } from '@/routing/params'

export interface BudgetViewProps {
  readonly params: RouteParams<'financing.budget'>
}

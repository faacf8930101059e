import type { RouteParams } from '@/routing/params'

export interface CalculationViewProps {
  readonly params: RouteParams<'financing.calculation'>
}

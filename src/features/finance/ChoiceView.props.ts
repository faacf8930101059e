import type { RouteParams } from '@/routing/params'

export interface ChoiceViewProps {
  readonly params: RouteParams<'financial-solutions.choice'>
}

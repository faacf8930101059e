import type { RouteParams } from '@/routing/params'

export interface FleetViewProps {
  readonly params: RouteParams<'fleet.calculation'>
}

import type { RouteParams } from '@/routing/params'

export interface CarlineStartViewProps {
  readonly params: RouteParams<'car-configurator.carline'>
}

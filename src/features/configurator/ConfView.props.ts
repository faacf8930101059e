import type { RouteParams } from '@/routing/params'

export interface ConfViewProps {
  readonly params: RouteParams<'car-configurator.conf'>
  /** The service refused the car when the page was made. */
  readonly refused?: string
}

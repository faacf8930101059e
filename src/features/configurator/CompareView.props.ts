import type { RouteParams } from '@/routing/params'

export interface CompareViewProps {
  readonly params: RouteParams<'car-configurator.compare'>
  /** The service refused the first code when the page was made. */
  readonly refused?: string
}

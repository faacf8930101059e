import type { RouteParams } from '@/routing/params'

export interface OfferViewProps {
  readonly params: RouteParams<'car-configurator.offer'>
  /** The service refused the code when the page was made. */
  readonly refused?: string
}

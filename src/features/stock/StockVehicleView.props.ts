import type { RouteParams } from '@/routing/params'

export interface StockVehicleViewProps {
  readonly params: RouteParams<'stock.vehicle'>
  /** The server knows already that the car is sold. */
  readonly gone?: boolean
}

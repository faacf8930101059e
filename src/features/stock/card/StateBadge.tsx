import { useTranslation } from 'next-i18next/pages'
import type { StockVehicle } from '@/contract/stock'
import { type VehicleState, vehicleState } from '@/domain/vehicle-state'
import { Badge, type BadgeColor } from '@/ui/Badge'

const COLORS = {
  in_stock: 'brand',
  arriving: 'highlight',
  in_production: 'highlight',
  reserved: 'grey',
  sold: 'grey',
} as const satisfies Record<VehicleState, BadgeColor>

/** What a buyer has to know of a car first, in a word. */
export function StateBadge({ vehicle }: { vehicle: Pick<StockVehicle, 'status' | 'availability'> }) {
  const { t } = useTranslation('type')
  const state = vehicleState(vehicle)
  return <Badge $color={COLORS[state]}>{t(`state.${state}`)}</Badge>
}

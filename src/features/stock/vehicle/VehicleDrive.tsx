import type { ComponentProps } from 'react'
import { TestDriveButton } from '@/components/TestDriveButton'
import type { StockVehicle } from '@/contract/stock'

interface VehicleDriveProps extends Omit<ComponentProps<typeof TestDriveButton>, 'about'> {
  readonly vehicle: Pick<StockVehicle, 'commission_id' | 'status'>
}

/** Nobody drives a car that somebody else has. */
export function VehicleDrive({ vehicle: { commission_id, status }, ...look }: VehicleDriveProps) {
  return status === 'reserved' ? null : <TestDriveButton about={{ commission_id }} {...look} />
}

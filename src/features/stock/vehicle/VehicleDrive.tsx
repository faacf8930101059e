import type { ComponentProps } from 'react'
import { DriveButton } from '@/components/DriveButton'
import type { StockVehicle } from '@/contract/stock'

interface VehicleDriveProps extends Omit<ComponentProps<typeof DriveButton>, 'about'> {
  readonly vehicle: Pick<StockVehicle, 'commission_id' | 'status'>
}

/** Nobody drives a car that somebody else has. */
export function VehicleDrive({ vehicle: { commission_id, status }, ...look }: VehicleDriveProps) {
  return status === 'reserved' ? null : <DriveButton about={{ commission_id }} {...look} />
}

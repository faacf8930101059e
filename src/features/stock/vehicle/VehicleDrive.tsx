import type { ComponentProps } from 'react'
import { TestDriveButton } from '@/components/TestDriveButton'
import type { StockVehicle } from '@/contract/stock'

interface VehicleTestDriveProps extends Omit<ComponentProps<typeof TestDriveButton>, 'about'> {
  readonly vehicle: Pick<StockVehicle, 'commission_id' | 'status'>
}

/** A reserved car has no test drive. */
export function VehicleDrive({ vehicle: { commission_id, status }, ...look }: VehicleTestDriveProps) {
  return status === 'reserved' ? null : <TestDriveButton about={{ commission_id }} {...look} />
}

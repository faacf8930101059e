import { AVAILABILITIES, type Availability, type VehicleStatus } from './availability'
import { plusDays } from './plus-days'

/** Of a car that is listed and that a message can be about: nobody writes about a sold one. Each car has one. */
export const CAR_STATES = [...AVAILABILITIES, 'reserved'] as const
export type CarState = (typeof CAR_STATES)[number]

/** What a buyer has to know first: that somebody else has the car, or where it is. */
export type VehicleState = CarState | 'sold'

interface Placed {
  readonly status: VehicleStatus
  readonly availability: {
    readonly kind: Availability
    readonly date?: string | undefined
    readonly weeks_min: number
    readonly weeks_max: number
  }
  readonly updated_at: string
}

export function vehicleState({ status, availability }: Pick<Placed, 'status' | 'availability'>): VehicleState {
  return status === 'reserved' || status === 'sold' ? status : availability.kind
}

/** Whether it is still on its way to its dealer: nobody can come and see it. */
export const isComing = (state: VehicleState | null | undefined) => state === 'arriving' || state === 'in_production'

/** Two calendar dates. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** When a car that is not there yet comes to its dealer. A day that had passed when the service last looked says nothing: its weeks do. */
export function arrivalOf({ availability: { date, weeks_min, weeks_max }, updated_at }: Placed): Period {
  const from = date && date >= updated_at ? date : plusDays(updated_at, weeks_min * 7)
  return { from, to: plusDays(from, (weeks_max - weeks_min) * 7) }
}

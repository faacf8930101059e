/** A stock vehicle's place today. */
export const AVAILABILITIES = ['in_stock', 'arriving', 'in_production'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Whether it can still be bought. */
export const VEHICLE_STATUSES = ['available', 'reserved', 'sold', 'available_soon'] as const
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number]

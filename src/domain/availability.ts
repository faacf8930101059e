/** A stock vehicle's place today. */
export const AVAILABILITIES = ['in_stock', 'arriving', 'in_production'] as const
export type Availability = (typeof AVAILABILITIES)[number]

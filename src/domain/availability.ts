/** Where a stock vehicle is today. */
export const AVAILABILITIES = ['in_stock', 'arriving', 'in_production'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** The facets of the stock whose values are chosen from a list, in the order in which they are offered. */
export const FACET_CODES = [
  'carline',
  'version',
  'fuel_type',
  'gearbox',
  'drive',
  'color',
  'interior',
  'wheels',
  'equipment',
  'availability',
  'dealer',
] as const
export type FacetCode = (typeof FACET_CODES)[number]

/** The facets with a lowest and a highest value. */
export const RANGE_CODES = [
  'price',
  'monthly',
  'discount_percent',
  'power',
  'co2',
  'range_km',
  'delivery_weeks',
] as const
export type RangeCode = (typeof RANGE_CODES)[number]

/** Spec §3. */
export const FUEL_TYPES = ['BENZINE', 'DIESEL', 'HYBRID', 'ELECTRIC', 'OTHER'] as const
export type FuelType = (typeof FUEL_TYPES)[number]
/** What the tables of the taxes have a row for. Of any other one nothing is worked out. */
export type TaxedFuel = Exclude<FuelType, 'OTHER'>

/** Spec §3: the motorisation icons of a model card. */
export const MOTORISATIONS = ['hybrid', 'electric', 'essence'] as const
export type Motorisation = (typeof MOTORISATIONS)[number]

const MOTORISATION_OF: Partial<Record<FuelType, Motorisation>> = {
  BENZINE: 'essence',
  HYBRID: 'hybrid',
  ELECTRIC: 'electric',
}

/** The motorisations of a car's fuel types, in the order of the icons; a fuel without an icon has none. */
export function listMotorisations(fuelTypes: readonly FuelType[]): Motorisation[] {
  const own = new Set(fuelTypes.map((fuel) => MOTORISATION_OF[fuel]))
  return MOTORISATIONS.filter((kind) => own.has(kind))
}

/** `other`: a service has a word for one that is not known here. */
export const GEARBOXES = ['manual', 'automatic', 'other'] as const
export type Gearbox = (typeof GEARBOXES)[number]

export const DRIVES = ['fwd', 'rwd', 'awd', 'other'] as const
export type Drive = (typeof DRIVES)[number]

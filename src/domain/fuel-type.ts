/** Spec §3. */
export const FUEL_TYPES = ['BENZINE', 'DIESEL', 'HYBRID', 'ELECTRIC', 'OTHER'] as const
export type FuelType = (typeof FUEL_TYPES)[number]

/** Spec §3: the motorisation icons of a model card. */
export const MOTORISATIONS = ['hybrid', 'electric', 'essence'] as const
export type Motorisation = (typeof MOTORISATIONS)[number]

export const GEARBOXES = ['manual', 'automatic'] as const
export type Gearbox = (typeof GEARBOXES)[number]

export const DRIVES = ['fwd', 'rwd', 'awd'] as const
export type Drive = (typeof DRIVES)[number]
